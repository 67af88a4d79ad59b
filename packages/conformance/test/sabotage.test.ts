import { CHECKS, checkGame } from "@starboard/conformance";
import { type StepContext, type Seat, seat } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";
import { game, text } from "@starboard/sample";
import { rules } from "@starboard/sample/rules";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { twin } from "../../sample/test/twin.ts";
import type { SampleShape } from "../../sample/src/shape.ts";
import type { SampleState } from "../../sample/src/state.ts";

// An exam is worth what it catches. The sample game passes; here it is broken in one way after another, and each time
// the law that was broken must be named.

type Sample = typeof game;
const { steps, asides } = game;

/** The sample with some of its parts replaced. */
const broken = (parts: Partial<Sample>): GameEntry => ({ game: { ...game, ...parts }, text, rules });
const withSteps = (parts: Partial<Sample["steps"]>): GameEntry => broken({ steps: { ...steps, ...parts } });
const { pick, bid, raid, award, sight, refill, deal } = steps as { [N in keyof Sample["steps"]]: never } as unknown as {
  pick: Extract<Sample["steps"]["pick"], { kind: "decision" }>;
  bid: Extract<Sample["steps"]["bid"], { kind: "sealed" }>;
  raid: Extract<Sample["steps"]["raid"], { kind: "decision" }>;
  award: Extract<Sample["steps"]["award"], { kind: "automatic" }>;
  sight: Extract<Sample["steps"]["sight"], { kind: "automatic" }>;
  refill: Extract<Sample["steps"]["refill"], { kind: "automatic" }>;
  deal: Extract<Sample["steps"]["deal"], { kind: "automatic" }>;
};

let calls = 0;

const saboteurs: Record<string, Record<string, () => GameEntry>> = {
  "what ends by itself, giving up and private talk are what the rules allow": {
    "giving up by an act nobody offers": () =>
      broken({ resign: () => ({ step: "home", act: { do: "surrender" } as never }) }),
    "a limit that its own moves do not end": () =>
      broken({ limits: () => [{ id: "x", rule: "SMP-1", ms: 1000, moves: [], stopsClocks: false }] }),
    "talk that cannot be answered": () => broken({ privateChatSeats: (_t, by) => (by === 0 ? [seat(1)] : []) }),
  },
  "play goes on until the match is over": {
    "nothing is legal": () => withSteps({ pick: { ...pick, forbids: () => ({ rule: "SMP-3.2", code: "SMP_X_Y" }) } }),
    "a step neither ends nor asks": () => withSteps({ sight: { ...sight, run: () => undefined } }),
    "the run never ends": () =>
      broken({ outline: ["deal", { repeat: ["sight", "pick", "bid", "award"], until: () => false }] }),
  },
  "every option value is within reach, unknown ones are refused": {
    "a seat that is not there is to bring something": () => {
      const [first, ...rest] = game.options.specs;
      return broken({
        options: { ...game.options, specs: [{ ...first, seat: 16 }, ...rest] as typeof game.options.specs },
      });
    },
    "a preset contradicts the options": () =>
      broken({ options: { ...game.options, presets: [{ id: "bad", set: { "sample.rounds": 99 } }] } }),
    "a value is offered that is always refused": () => {
      const [first, ...rest] = game.options.specs;
      const specs = [
        { ...first, control: { kind: "choice", values: [2, 3, 4, 5] } },
        ...rest,
      ] as typeof game.options.specs;
      return broken({ options: { ...game.options, specs } });
    },
    "unknown fields are let in": () => {
      const known = game.options.specs.map(({ id }) => id);
      const parse = (raw: unknown) =>
        game.options.parse(Object.fromEntries(Object.entries(raw ?? {}).filter(([id]) => known.includes(id))));
      return broken({ options: { ...game.options, parse } });
    },
  },
  "every step and every aside is reached": {
    "a step nobody enters": () => withSteps({ ghost: { ...sight } } as never),
    "an aside nobody is offered": () =>
      broken({ asides: { ...asides, ghost: { ...asides.leave, candidates: () => undefined } } as never }),
  },
  "playing leaves the table it is given alone": {
    "a step writes into what copies share": () =>
      withSteps({
        pick: {
          ...pick,
          resolve(ctx, m, by, act) {
            (ctx.state.options as { "sample.rounds": number })["sample.rounds"] += 1;
            pick.resolve(ctx, m, by, act);
          },
        },
      }),
  },
  "a copy is equal to the original and independent of it": {
    "clone copies nothing": () => broken({ clone: (t) => t }),
    "clone shares the hands": () => broken({ clone: (t) => ({ ...game.clone(t), hands: t.hands }) }),
    "clone forgets a field": () => broken({ clone: (t) => ({ ...game.clone(t), round: 0 }) }),
  },
  "a table restored from text plays on in lock step": {
    "a table holds what JSON cannot": () =>
      broken({
        setup: (o) => ({ ...game.setup(o), cache: new Map() }) as never,
        clone: (t) => ({ ...game.clone(t), cache: new Map() }) as never,
      }),
    "play depends on something outside the table": () =>
      withSteps({
        pick: {
          ...pick,
          resolve(ctx, m, by, act) {
            pick.resolve(ctx, m, by, act);
            ctx.state.wrecks[0] = (calls++ % 6) + 1;
          },
        },
      }),
  },
  "the game's own laws hold": {
    "a card is made from nothing": () =>
      withSteps({
        refill: {
          ...refill,
          run(ctx, m) {
            refill.run(ctx, m);
            ctx.state.spent.push(6);
          },
        },
      }),
  },
  "a table written down reads as the same table": {
    "the notation forgets a field": () => {
      const write = (t: SampleState): unknown => ({ ...(game.notation.write(t) as object), lead: 0 });
      return broken({ notation: { ...game.notation, write } });
    },
  },
  "facts are plain data and cite rules that exist": {
    "a fact cites no rule": () => telling((fact) => ({ ...fact, rule: "SMP-99" }) as never),
    "a fact concerns somebody who is not there": () => broken({ concerns: () => [seat(9)] }),
    "a fact carries what JSON cannot": () => telling((fact) => ({ ...fact, when: undefined }) as never),
  },
  "steps, asides, laws and options cite rules that exist": {
    "a step cites no rule": () => withSteps({ pick: { ...pick, rule: "SMP-0.0" } }),
  },
  "everything told, asked, offered or refused has its sentence": {
    "a fact has no sentence": () => ({ game, rules, text: { ...text, fact: () => "" } }),
    "an act says undefined": () => ({
      game,
      rules,
      text: { ...text, act: (step) => `Do ${String((text as unknown as Record<string, unknown>)[step])}` },
    }),
  },
  "offers are well formed, each once, with good reasons": {
    "an act is offered twice": () =>
      withSteps({
        pick: {
          ...pick,
          candidates(t, m, by, offer) {
            pick.candidates(t, m, by, offer);
            offer({ do: "pick", wreck: 0 });
          },
        },
      }),
    "a refusal names no rule": () =>
      withSteps({
        raid: {
          ...raid,
          forbids: (t, m, by, act) => (raid.forbids(t, m, by, act) ? { rule: "SMP-77", code: "SMP_X_Y" } : undefined),
        },
      }),
  },
  "what is not on offer is refused by a rule and changes nothing": {
    "judging changes the table": () =>
      withSteps({
        bid: {
          ...bid,
          forbids(t, m, by, act) {
            t.spent.reverse();
            return bid.forbids(t, m, by, act);
          },
        },
      }),
    "an act is accepted from a seat that does not exist": () => broken({ seats: (t) => game.seats(t) + 1 }),
    "turns are refused without a code": () =>
      broken({ refusals: { ...game.refusals, turn: { rule: "SMP-2.3", code: "no" } } }),
  },
  "what a seat may not know makes no difference to it": {
    "the view shows all hands": () => broken({ view: (t, by) => ({ ...game.view(t, by), hands: t.hands }) as never }),
    "refilling is told to everybody": () =>
      withSteps({ refill: { ...refill, run: (ctx, m) => refill.run(loudly(ctx), m) } }),
    "dealing shows in the facts who holds what": () =>
      withSteps({
        deal: { ...deal, run: (ctx, m) => deal.run(loudly(ctx), m) },
        refill: { ...refill, run: (ctx, m) => refill.run(loudly(ctx), m) },
      }),
    "who has no raider is not asked": () => {
      const { covert: _, ...open } = raid;
      return withSteps({ raid: open });
    },
    "a bid is refused because of another hand": () =>
      withSteps({
        bid: {
          ...bid,
          forbids(t, m, by, act) {
            const envied =
              act.card === 6 &&
              t.hands.some((hand, i) => i !== by && hand.includes(6)) &&
              (t.hands[by]?.some((c) => c !== 6) ?? false);
            return envied ? { rule: "SMP-4.2", code: "SMP_NOT_HELD", about: { card: 6 } } : bid.forbids(t, m, by, act);
          },
        },
      }),
    "imagining gives the wrong number of cards": () =>
      broken({
        determinize(v, by, draw) {
          const t = game.determinize(v, by, draw);
          t.deck.pop();
          return t;
        },
      }),
  },
  "the answer to any act, offered or not, reveals nothing hidden": {
    "a card that is not held is refused by what the next captain holds": () =>
      withSteps({
        bid: {
          ...bid,
          forbids(t, m, by, act) {
            const next = t.hands[(by + 1) % t.hands.length] ?? [];
            const refusal = bid.forbids(t, m, by, act);
            return refusal && next.includes(act.card) ? { rule: "SMP-4.1", code: "SMP_HELD_ELSEWHERE" } : refusal;
          },
        },
      }),
    "a value out of range reads the hand before": () =>
      withSteps({
        pick: {
          ...pick,
          schema: z.strictObject({ do: z.literal("pick"), wreck: z.int() }),
          forbids: (t, m, by, act) =>
            act.wreck < 0 && t.hands[(by + 1) % t.hands.length]?.at(act.wreck) === 6
              ? game.refusals.phase
              : pick.forbids(t, m, by, act),
        },
      }),
    "an unknown value stops the judge": () =>
      withSteps({
        raid: {
          ...raid,
          schema: z.strictObject({ do: z.string() }) as never,
          forbids(t, m, by, act) {
            if (act.do !== "raid" && act.do !== "pass") throw new Error("unheard of");
            return raid.forbids(t, m, by, act);
          },
        },
      }),
  },
  "after the end nothing is asked and the outcome stands": {
    "scores are missing": () =>
      withSteps({
        score: {
          kind: "automatic",
          rule: "SMP-7.1",
          run: (ctx) => ctx.endMatch({ winners: [0 as Seat], rule: "SMP-7.1", scores: [1] }),
        },
      }),
  },
  "the record is written, read, replayed and proved": {
    "play depends on something outside the table": () =>
      withSteps({
        award: {
          ...award,
          run(ctx, m) {
            ctx.state.lead = (calls++ % 2) as Seat;
            award.run(ctx, m);
          },
        },
      }),
  },
  "an act taken back was never played": {
    "what was taken back is remembered": () =>
      withSteps({
        pick: {
          ...pick,
          resolve(ctx, m, by, act) {
            pick.resolve(ctx, m, by, act);
            ctx.state.wrecks[0] = (calls++ % 6) + 1;
          },
        },
      }),
  },
};

/** The sample, telling its facts through `change`. */
function telling(change: (fact: SampleShape["fact"]) => SampleShape["fact"]): GameEntry {
  return withSteps({ sight: { ...sight, run: (ctx, m) => sight.run(retold(ctx, change, true), m) } });
}
/** A referee that tells everybody what was meant for one. */
const loudly = (ctx: StepContext<SampleShape>): StepContext<SampleShape> => retold(ctx, (fact) => fact, false);

function retold(
  ctx: StepContext<SampleShape>,
  change: (fact: SampleShape["fact"]) => SampleShape["fact"],
  keep: boolean,
): StepContext<SampleShape> {
  return {
    state: ctx.state,
    wantsFacts: ctx.wantsFacts,
    draw: (sides, times, why) => ctx.draw(sides, times, why),
    emit: (fact, to) => ctx.emit(change(fact), keep ? to : undefined),
    disclose: (to) => ctx.disclose(to),
    ask: (step, memo) => ctx.ask(step, memo),
    done: () => ctx.done(),
    endMatch: (outcome) => ctx.endMatch(outcome),
  };
}

test("there is a saboteur for every law", () => {
  expect(Object.keys(saboteurs).sort()).toEqual([...CHECKS].sort());
});

describe.for(Object.entries(saboteurs))("%s", ([law, ways]) => {
  test.for(Object.entries(ways))("%s", ([, entry]) => {
    const options = [{}, { "sample.captains": 3 }].map((raw) => game.options.parse(raw));
    const live = { options: options.map((read) => ("ok" in read ? read.ok : {})), matches: 3, acts: 50 };
    const { failures } = checkGame(entry(), { ...live, secrets: { hidden: () => true, swapHidden: twin } });
    expect(failures.map(({ check }) => check)).toContain(law);
  });
});
