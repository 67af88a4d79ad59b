import { CHECKS, checkGame } from "@starboard/conformance";
import { type ParameterClass, type RuleId, type Seat, type StepContext, seat } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";
import { game, text } from "@starboard/sample";
import { rules } from "@starboard/sample/rules";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { loudly, retold } from "./retold.ts";
import { swapHidden } from "../../sample/test/swap-hidden.ts";
import type { SampleShape } from "../../sample/src/shape.ts";
import type { SampleState } from "../../sample/src/state.ts";

// Tests the conformance suite itself: the sample game passes. Here it is broken in one way after another, and each time
// the check concerned must fail.

type Sample = typeof game;
const { steps, asides } = game;

/** The sample with some parts replaced. */
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

/** A refusal of which the sample knows nothing. */
const refusal = (rule: RuleId, code: string): SampleShape["refusal"] => ({ rule, code }) as never;

let calls = 0;

const saboteurs: Record<string, Record<string, () => GameEntry>> = {
  "time limits, resignation and private chat comply with the rules": {
    "resignation by an act that is not offered": () =>
      broken({ resign: () => ({ step: "home", act: { do: "surrender" } as never }) }),
    "a limit that its own moves do not end": () =>
      broken({
        capabilities: {
          timeLimits: { limits: () => [{ id: "x", rule: "SMP-1", ms: 1000, moves: [], stopsClocks: false }] },
        },
      }),
    "chat that cannot be answered": () =>
      broken({ capabilities: { privateChat: { seats: (_t, by) => (by === 0 ? [seat(1)] : []) } } }),
  },
  "every match reaches its end": {
    "nothing is legal": () => withSteps({ pick: { ...pick, forbids: () => refusal("SMP-3.2", "SMP_X_Y") } }),
    "a step neither ends nor asks": () => withSteps({ sight: { ...sight, run: () => undefined } }),
    "the match never ends": () =>
      broken({ outline: ["deal", { repeat: ["sight", "pick", "bid", "award"], until: () => false }] }),
  },
  "every option value can be reached and unknown ones are refused": {
    "a seat option names an unknown seat": () => {
      const [first, ...rest] = game.options.specs;
      return broken({
        options: { ...game.options, specs: [{ ...first, seat: 16 }, ...rest] as typeof game.options.specs },
      });
    },
    "a preset contradicts the options": () =>
      broken({ options: { ...game.options, presets: [{ id: "bad", set: { "sample.rounds": 99 } }] } }),
    "an option offers a value that is always refused": () => {
      const [first, ...rest] = game.options.specs;
      const specs = [
        { ...first, control: { kind: "choice", values: [2, 3, 4, 5] } },
        ...rest,
      ] as typeof game.options.specs;
      return broken({ options: { ...game.options, specs } });
    },
    "unknown fields are accepted": () => {
      const known = game.options.specs.map(({ id }) => id);
      const parse = (raw: unknown) =>
        game.options.parse(Object.fromEntries(Object.entries(raw ?? {}).filter(([id]) => known.includes(id))));
      return broken({ options: { ...game.options, parse } });
    },
  },
  "every step and every aside is reached": {
    "a step that is never entered": () => withSteps({ ghost: { ...sight } } as never),
    "an aside that is never offered": () =>
      broken({ asides: { ...asides, ghost: { ...asides.leave, candidates: () => undefined } } as never }),
  },
  "playing does not change its input state": {
    "a step writes into data that copies share": () =>
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
  "what a position has listed is what the rules say": {
    "candidates that change from one call to the next": () =>
      withSteps({
        pick: {
          ...pick,
          candidates(t, m, by, offer) {
            if (calls++ % 2 === 0) pick.candidates(t, m, by, offer);
            else offer({ do: "pick", wreck: 0 });
          },
        },
      }),
    "a refusal that changes from one call to the next": () =>
      withSteps({
        bid: { ...bid, forbids: (t, m, by, act) => (calls++ % 7 === 6 ? undefined : bid.forbids(t, m, by, act)) },
      }),
  },
  "acts that are offered as judged alike are judged alike": {
    "a step shares the judgement of another act": () =>
      withSteps({
        raid: {
          ...raid,
          candidates(_t, _m, _by, offer) {
            offer({ do: "raid" });
            offer({ do: "pass" }, true);
          },
        },
      }),
    "an aside shares the judgement of another act": () =>
      broken({
        asides: {
          ...asides,
          home: {
            ...asides.home,
            candidates(_t, _m, _by, offer) {
              offer({ do: "call" });
              offer({ do: "takeBack" }, true);
            },
          },
        },
      }),
  },
  "a state restored from text plays on identically": {
    "a state contains data that JSON cannot represent": () =>
      broken({
        setup: (o) => ({ ...game.setup(o), cache: new Map() }) as never,
        clone: (t) => ({ ...game.clone(t), cache: new Map() }) as never,
      }),
    "play depends on something outside the state": () =>
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
  "the game's invariants hold": {
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
  "a state in notation reads as the same state": {
    "the notation forgets a field": () => {
      const write = (t: SampleState): unknown => ({ ...(game.notation.write(t) as object), lead: 0 });
      return broken({ notation: { ...game.notation, write } });
    },
  },
  "facts are plain data and cite existing rules": {
    "a fact that the classes call addressed is sent to everybody": () =>
      broken({ visibility: { ...game.visibility, facts: { ...game.visibility.facts, sighted: "addressed" } } }),
    "a kind of fact has no class": () => telling((fact) => ({ ...fact, is: "invented" }) as never),
    "a fact cites no rule": () => telling((fact) => ({ ...fact, rule: "SMP-99" }) as never),
    "a fact concerns an unknown seat": () => broken({ concerns: () => [seat(9)] }),
    "a fact contains data that JSON cannot represent": () => telling((fact) => ({ ...fact, when: undefined }) as never),
  },
  "steps, asides, invariants and options cite existing rules": {
    "a step cites no rule": () => withSteps({ pick: { ...pick, rule: "SMP-0.0" } }),
  },
  "every fact, question, act and refusal has a sentence": {
    "a refusal reads as its code": () => ({ game, rules, text: { ...text, refusal: ({ code }) => `No: ${code}` } }),
    "all refusals read alike": () => ({ game, rules, text: { ...text, refusal: () => "This is not possible." } }),
    "a fact has no sentence": () => ({ game, rules, text: { ...text, fact: () => "" } }),
    "the text of an act contains undefined": () => ({
      game,
      rules,
      text: { ...text, act: (step) => `Do ${String((text as unknown as Record<string, unknown>)[step])}` },
    }),
  },
  "offers are well formed, unique and have valid refusals": {
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
          forbids: (t, m, by, act) => (raid.forbids(t, m, by, act) ? refusal("SMP-77", "SMP_X_Y") : undefined),
        },
      }),
  },
  "acts not offered are refused with a rule and change nothing": {
    "checking an act changes the state": () =>
      withSteps({
        bid: {
          ...bid,
          forbids(t, m, by, act) {
            t.spent.reverse();
            return bid.forbids(t, m, by, act);
          },
        },
      }),
    "an act is accepted from an unknown seat": () => broken({ seats: (t) => game.seats(t) + 1 }),
    "the turn refusal has no valid code": () =>
      broken({ refusals: { ...game.refusals, turn: refusal("SMP-2.3", "no") } }),
  },
  "hidden information does not affect a viewer": {
    "the view shows all hands": () => broken({ view: (t, by) => ({ ...game.view(t, by), hands: t.hands }) as never }),
    "the classes call the hands public": () =>
      broken({ visibility: { ...game.visibility, state: { ...game.visibility.state, hands: "public" } } }),
    "a secret choice of a wreck is told to everybody": () =>
      broken({
        visibility: { ...game.visibility, secretActs: { pick: () => null } },
        steps: { ...steps, pick: { ...pick, resolve: (ctx, _m, by, act) => tellPick(ctx, by, act.wreck) } },
      }),
    "refilling is sent to all seats": () =>
      withSteps({ refill: { ...refill, run: (ctx, m) => refill.run(loudly(ctx), m) } }),
    "dealing reveals the hands in its facts": () =>
      withSteps({
        deal: { ...deal, run: (ctx, m) => deal.run(loudly(ctx), m) },
        refill: { ...refill, run: (ctx, m) => refill.run(loudly(ctx), m) },
      }),
    "a seat without a raider is not asked": () => {
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
    "determinize gives the wrong number of cards": () =>
      broken({
        determinize(v, by, draw) {
          const t = game.determinize(v, by, draw);
          t.deck.pop();
          return t;
        },
      }),
  },
  "the answer to any act, offered or not, reveals nothing hidden": {
    "the refusal of a card that is not held depends on another hand": () =>
      withSteps({
        bid: {
          ...bid,
          forbids(t, m, by, act) {
            const next = t.hands[(by + 1) % t.hands.length] ?? [];
            const usual = bid.forbids(t, m, by, act);
            return usual && next.includes(act.card) ? refusal("SMP-4.1", "SMP_HELD_ELSEWHERE") : usual;
          },
        },
      }),
    "a value out of range reads another hand": () =>
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
    "a refusal names the lowest card of another hand": () =>
      withLowest(
        "seat",
        namesLowest((by, seats) => (by + 1) % seats),
      ),
    "an unknown value throws": () =>
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
  "refusals carry only what the classes of their parameters say": {
    "a parameter has no class": () => withSteps({ bid: namingLowest }),
    "a parameter that is called public tells of the own hand": () => withLowest("public"),
    "a parameter that is said to repeat the act does not": () => withLowest("act"),
    "a parameter is of an audience without the seat": () => withLowest({ audience: () => false }),
  },
  "after the end nothing is asked and the outcome is final": {
    "scores are missing": () =>
      withSteps({
        score: {
          kind: "automatic",
          rule: "SMP-7.1",
          run: (ctx) => ctx.endMatch({ winners: [0 as Seat], rule: "SMP-7.1", scores: [1] }),
        },
      }),
  },
  "the record is written, read, replayed and verified": {
    "play depends on something outside the state": () =>
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
  "an act taken back leaves no trace": {
    "an act taken back is remembered": () =>
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

/** A bid that is refused with the lowest card of a hand, by default the own one. */
const namesLowest = (of: (by: Seat, seats: number) => number): typeof bid => ({
  ...bid,
  forbids(t, m, by, act) {
    const usual = bid.forbids(t, m, by, act);
    const hand = t.hands[of(by, t.hands.length)] ?? [];
    return usual && ({ ...usual, about: { ...usual.about, lowest: Math.min(9, ...hand) } } as never);
  },
});
const namingLowest = namesLowest((by) => by);
/** The same with a class for the new parameter. */
function withLowest(lowest: ParameterClass<object, SampleState>, forbidding = namingLowest): GameEntry {
  const refusals = { ...game.visibility.refusals, SMP_NOT_HELD: { card: "act" as const, lowest } };
  return broken({ steps: { ...steps, bid: forbidding }, visibility: { ...game.visibility, refusals } });
}

/** The sample with its facts changed by `change`. */
function telling(change: (fact: SampleShape["fact"]) => SampleShape["fact"]): GameEntry {
  return withSteps({ sight: { ...sight, run: (ctx, m) => sight.run(retold(ctx, change, true), m) } });
}
/** Tells everybody which wreck was picked, which nothing on the table shows: the first one is always taken. */
function tellPick(ctx: StepContext<SampleShape>, by: Seat, wreck: number): void {
  const [first = 1] = ctx.state.wrecks;
  ctx.emit({ is: "picked", rule: "SMP-3.2", by, value: wreck + 1 } as never);
  ctx.state.wrecks = [first];
  ctx.done();
}
test("every check has a broken game", () => {
  expect(Object.keys(saboteurs).sort()).toEqual([...CHECKS].sort());
});

describe.for(Object.entries(saboteurs))("%s", ([checkName, ways]) => {
  test.for(Object.entries(ways))("%s", ([, entry]) => {
    const options = [{}, { "sample.captains": 3 }].map((raw) => game.options.parse(raw));
    const live = { options: options.map((read) => ("ok" in read ? read.ok : {})), matches: 3, acts: 50 };
    // Only the check concerned runs: what the others find here is found in their own saboteurs.
    const secrets = { hidden: () => true, swapHidden };
    const { checks, failures } = checkGame(entry(), { ...live, only: checkName, secrets });
    expect(checks).toContain(checkName);
    expect(failures.map(({ check }) => check)).toContain(checkName);
  });
});
