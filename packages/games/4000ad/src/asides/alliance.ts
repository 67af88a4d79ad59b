/** Asides that make and end alliances in the Independents game (AD-10.4). */
import { asideActs } from "../acts.ts";
import { endAlliance as end } from "../alliances.ts";
import { allied } from "../powers.ts";
import { propose } from "../proposals.ts";
import { because, NO } from "../refusals.ts";
import type { State4000 } from "../state.ts";
import {
  type AsideOf,
  barsAllies,
  barsOption,
  barsRepeat,
  barsSpeech,
  others,
  partnerships,
  secretAlliances,
  livingPowers,
} from "./common.ts";

const asked = (t: State4000, from: number, to: number): State4000["proposals"][number] | undefined =>
  t.proposals.find((p) => p.is === "ally" && p.from === from && p.to[0] === to);

/** Proposes an alliance to another power in private. */
export const ally: AsideOf<"ally"> = {
  rule: "AD-10.4",
  schema: asideActs.ally,
  candidates(t, _m, by, offer) {
    if (!secretAlliances(t)) return;
    for (const from of livingPowers(t, by))
      for (const to of others(t, by)) if (!allied(t, from, to)) offer({ do: "ally", from, to });
  },
  forbids: (t, _m, by, { from, to }) =>
    barsOption(secretAlliances(t), "ad.secretAlliances") ??
    barsSpeech(t, by, from, to) ??
    (allied(t, from, to) ? because(NO.PARTNER, { from, to, already: true }) : barsRepeat(asked(t, from, to))),
  resolve(ctx, _by, { from, to }) {
    propose(ctx, { is: "ally", from, to: [to], untilRound: 0 });
  },
};

/** Ends an alliance. Either partner may do so at any time without warning. */
export const endAlliance: AsideOf<"endAlliance"> = {
  rule: "AD-10.4",
  schema: asideActs.endAlliance,
  candidates(t, _m, by, offer) {
    if (!secretAlliances(t)) return;
    for (const { from, to } of partnerships(t, by)) offer({ do: "endAlliance", from, to });
  },
  forbids: (t, _m, by, { from, to }) =>
    barsOption(secretAlliances(t), "ad.secretAlliances") ?? barsAllies(t, by, from, to),
  resolve(ctx, _by, { from, to }) {
    end(ctx, from, to, false);
  },
};
