/** The next roll: every face of the die with its result, and the modifiers. */
import { game } from "@starboard/warp-empires";
import { RuleChip, SumTerms } from "@starboard/ui";
import type { RuleId, Term } from "@starboard/kernel";
import type { ReactElement } from "react";
import { en, lowerCaseName } from "../messages.en.ts";
import { knownState } from "../model/known-state.ts";
import type { Tabletop } from "../model/table.ts";
import { cardName, placeName } from "../model/world.ts";

interface Odds {
  readonly name: string;
  readonly rule: RuleId;
  readonly at: string;
  readonly sides: number;
  /**
   * The lowest total that succeeds, and the highest number that locks the seat out for good; minus infinity for none.
   */
  readonly success: number;
  readonly locks: number;
  /** The number compared with it: the total or, by option, the die alone (WE-8.4). */
  readonly lockOn: "modified" | "natural";
  readonly terms: readonly Term[];
}

/** The data of the roll that the current step is about; null without a roll. */
export function oddsOf(table: Tabletop): Odds | null {
  const { asked, view, world, me } = table;
  const frame = view.flow.stack.at(-1);
  if (!asked || me === null || !frame || (asked.step !== "challenge" && asked.step !== "parley")) return null;
  const memo = frame.memo as { challenge?: number; parley?: number; at?: number; bonus?: number; cards?: number[] };
  const at = world.board.territories[memo.at ?? -1]?.id;
  const challenge = asked.step === "challenge" ? world.module.challenges[memo.challenge ?? -1] : undefined;
  const parley = asked.step === "parley" ? world.module.parleys[memo.parley ?? -1] : undefined;
  const spec = challenge ?? parley;
  const die = spec?.die.factors[0];
  if (!spec || !die || at === undefined || spec.die.factors.length > 1 || die.times > 1) return null;
  const { state: known } = knownState(view, me);
  const sum = challenge
    ? game.sums?.["challenge"]?.(known, { seat: me, at, challenge: spec.id })
    : game.sums?.["parley"]?.(known, { seat: me, parley: spec.id });
  const terms = sum && "ok" in sum ? sum.ok.terms : [];
  const cards = memo.bonus ?? 0;
  return {
    name: spec.name,
    rule: challenge ? "WE-7.3" : "WE-8.1",
    at,
    sides: die.sides,
    success: spec.successAt,
    locks: parley?.lockAtOrBelow ?? Number.NEGATIVE_INFINITY,
    lockOn: parley?.lockOn ?? "modified",
    terms: cards === 0 ? terms : [...terms, { rule: "WE-4.6", what: "cards", value: cards }],
  };
}

const bonusOf = (odds: Odds): number => odds.terms.reduce((sum, { value }) => sum + value, 0);

/** The result of a face of the die: it succeeds, locks the seat out for good, or fails. */
export function effectOf(odds: Odds, face: number): "good" | "bad" | "" {
  const total = face + bonusOf(odds);
  if (total >= odds.success) return "good";
  return (odds.lockOn === "natural" ? face : total) <= odds.locks ? "bad" : "";
}

export function Roll({ table, odds }: { readonly table: Tabletop; readonly odds: Odds }): ReactElement {
  const bonus = bonusOf(odds);
  const faces = Array.from({ length: odds.sides }, (_, i) => i + 1);
  const good = faces.filter((face) => effectOf(odds, face) === "good").length;
  const closed = faces.filter((face) => effectOf(odds, face) === "bad").length;
  const title = en.roll.title(odds.name, placeName(table.world, odds.at));
  return (
    <section className="we-work" aria-label={title}>
      <h2>
        {title} <RuleChip rule={odds.rule} />
        <span>
          <b>{en.roll.chance(good, odds.sides)}</b>
        </span>
      </h2>
      <ol className="we-faces">
        {faces.map((face) => {
          const kind = effectOf(odds, face);
          return (
            <li key={face} className={kind}>
              <b>{face}</b>
              <small>{kind === "good" ? en.roll.solves : kind === "bad" ? en.roll.closes : en.roll.fails}</small>
            </li>
          );
        })}
      </ol>
      <footer>
        <p>
          {en.roll.needs(odds.success)}{" "}
          {odds.terms.length > 0 && (
            <SumTerms
              title={title}
              terms={odds.terms.map((term) => {
                const card = term.about?.["card"];
                return {
                  what: typeof card === "string" ? cardName(table.world, card) : lowerCaseName(term.what),
                  value: term.value,
                  rule: term.rule,
                };
              })}
            >
              {en.roll.bonus(bonus)}
            </SumTerms>
          )}{" "}
          {closed > 0 && en.roll.lock(closed, odds.sides)}
        </p>
      </footer>
    </section>
  );
}
