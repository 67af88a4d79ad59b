/**
 * Reads and writes positions (rules.md, chapter n): any state at a question, written by hand or by `write`. Cards are
 * listed by identifier. Omitted fields have a default, and cards not named are in the Deck Pile.
 */
import {
  type Flow,
  type StackFrame,
  type Invalid,
  newFlow,
  placeOf,
  type Result,
  type StepName,
} from "@starboard/kernel";
import { cardIndexOf } from "./card-index.ts";
import { type CardIndex, cardAt, idOf, idsOf } from "./card.ts";
import { clone } from "./clone.ts";
import { SECTORS, SIDE_IDS, SIDES, type Side, sectorId, sectorNumber } from "./data/board.ts";
import { LIMITS } from "./data/limits.ts";
import { invariants } from "./invariants.ts";
import type { Options } from "./options.ts";
import { outline } from "./outline.ts";
import { bordersOf } from "./calc/board.ts";
import { type Position, type PositionSide, positionSchema } from "./position.ts";
import { readSide, writeSide } from "./position-side.ts";
import { setup } from "./setup.ts";
import type { Choice, Effects, ShapeTW } from "./shape.ts";
import { exchangingSides } from "./steps/exchange.ts";
import { type CardNo, GROUNDS, type GroundNo, INITIAL, type Stage, type StateTW } from "./state.ts";

const bad = (at: string, problem: string, about: object = {}): Invalid => ({
  code: "TW_POSITION",
  at,
  about: { problem, ...about },
});
const sideNo = (id: (typeof SIDE_IDS)[number]): Side => SIDE_IDS.indexOf(id) as Side;
const sideName = (side: Side): (typeof SIDE_IDS)[number] => SIDE_IDS[side];

/** Reads a position. Every error is TW_POSITION at the path of the field, with the reason in `problem`. */
export function read(raw: unknown, options: Options): Result<StateTW> {
  const parsed = positionSchema.safeParse(raw);
  if (!parsed.success)
    return { bad: parsed.error.issues.map((i) => bad(i.path.map(String).join("."), i.code ?? "form")) };
  const p = parsed.data;
  const index = cardIndexOf(options);
  const t = setup(options);
  const errors: Invalid[] = [];
  readPlace(t, p);
  readSectors(t, p, errors);
  for (const side of SIDES) errors.push(...readSide(t, index, side, p[sideName(side)] ?? {}, sideName(side)));
  if (errors.length > 0) return { bad: errors };
  const flow = readFlow(t, index, p);
  if ("at" in flow && "code" in flow) return { bad: [flow] };
  t.flow = flow;
  const invalid = whyUnplayable(t, index, p) ?? brokenInvariant(t);
  if (invalid) return { bad: [invalid] };
  return { ok: t };
}

/** Steps that occur only in a Fight with a chosen Battleground. */
const GROUNDED: ReadonlySet<string> = new Set(["openDraw", "beginTurn", "initial", "commit", "lastDraw"]);
/** Steps that may occur after a Fight is lost. */
const AFTER_FIGHT: ReadonlySet<string> = new Set(["attack", "beginFight", "endFight", "over"]);

/** Returns what the question needs and the position lacks. */
function whyUnplayable(t: StateTW, index: CardIndex, p: Position): Invalid | undefined {
  if (GROUNDED.has(p.step) && t.ground < 0) return bad("ground", "missing");
  if ((p.step === "attack" || p.step === "endFight") && t.loser < 0) return bad("loser", "missing");
  if (t.loser >= 0 && !AFTER_FIGHT.has(p.step)) return bad("loser", "too_early");
  if (p.step === "attack" && bordersOf(t, t.loser as Side).length === 0) return bad("sectors", "no_border");
  // An attacker that opens must hold a Unit (TW-4.6). Without one the question would have no answer.
  const opens = p.step === "open" && !t.hand[t.attacker].some((no) => cardAt(index, no).type === "Unit");
  return opens ? bad("step", "no_unit") : undefined;
}

/** Returns the first invariant that the position violates, as an error. */
function brokenInvariant(t: StateTW): Invalid | undefined {
  for (const invariant of invariants) {
    const how = invariant.violation(t, null);
    if (how !== undefined) return bad("", "law", { law: invariant.name, rule: invariant.rule, how });
  }
  return undefined;
}

function readPlace(t: StateTW, p: Position): void {
  const fighting = !["setUp", "attack", "beginFight"].includes(p.step) && p.over === undefined;
  t.fight = p.fight ?? (p.step === "setUp" || p.step === "beginFight" ? 0 : 1);
  t.fighting = (p.fighting ?? fighting) ? 1 : 0;
  t.opener = sideNo(p.opener ?? "federation");
  t.attacker = sideNo(p.attacker ?? p.opener ?? "federation");
  t.active = sideNo(p.active ?? sideName(t.attacker));
  t.loser = p.loser === undefined ? -1 : sideNo(p.loser);
  const inTurn = p.step === "initial" || p.step === "commit" || p.step === "lastDraw";
  t.turn = p.turn ?? (inTurn ? 1 : 0);
  t.ground = p.ground === undefined ? -1 : (GROUNDS.indexOf(p.ground) as GroundNo);
  const stages: { readonly [step: string]: Stage } = { commit: 1, openDraw: 3, lastDraw: 3 };
  t.stage = (p.stage as Stage | undefined) ?? stages[p.step] ?? INITIAL;
  t.played = p.played ?? (p.step === "commit" ? 1 : 0);
  t.extraManeuvers = p.extraManeuvers ?? 0;
  t.extraCommands = p.extraCommands ?? 0;
  t.limit = p.limit ?? LIMITS.hand;
}

/** Reads `C:D UL:D …`, the owner of every Sector. Sectors not named keep their initial owner. */
function readSectors(t: StateTW, p: Position, errors: Invalid[]): void {
  for (const pair of (p.sectors ?? "").split(" ").filter((w) => w !== "")) {
    const [id = "", owner = ""] = pair.split(":");
    const n = sectorNumber(id);
    const side = owner === "F" ? 0 : owner === "D" ? 1 : owner === "-" ? -1 : undefined;
    if (n < 0 || side === undefined) errors.push(bad("sectors", "sector", { word: pair }));
    else t.owner[n] = side;
  }
  const sector = (id: string | undefined, at: string): number => {
    const n = sectorNumber(id ?? "C");
    if (n < 0) errors.push(bad(at, "sector", { word: id }));
    return Math.max(0, n);
  };
  t.from = sector(p.from, "from");
  t.to = sector(p.to, "to");
  t.fleet[t.attacker] = t.from;
  t.fleet[t.attacker === 0 ? 1 : 0] = t.to;
  const fleets = p.fleets?.split(" ");
  if (fleets) t.fleet = [sector(fleets[0], "fleets"), sector(fleets[1], "fleets")];
}

/** Returns the flow at the step, with its stack. */
function readFlow(t: StateTW, index: CardIndex, p: Position): Flow | Invalid {
  if (p.over) {
    const { at, ...outcome } = p.over;
    return { at, stack: [], over: outcome as unknown as Flow["over"] };
  }
  const frame = (step: string, memo: object = {}): StackFrame => ({ step, memo });
  switch (p.step) {
    case "setUp":
      return newFlow();
    case "exchange": {
      const by = sideNo(p.by ?? sideName(t.attacker));
      const sides = exchangingSides(t);
      if (!sides.includes(by)) return bad("by", "nothing_to_exchange");
      const waiting = sides.slice(sides.indexOf(by)).reverse();
      return flowAt(
        "exchangeInTurn",
        waiting.map((side) => frame("exchange", { side })),
      );
    }
    case "exchangeTogether": {
      const answers = SIDES.slice(0, 1 + Math.max(...exchangingSides(t))).map((s) => {
        const drop = p.sealed?.[sideName(s)] ?? null;
        return drop === null ? null : { do: "exchange", drop: drop.split(" ").filter((w) => w !== "") };
      });
      return flowAt("exchangeTogether", [{ ...frame("exchangeTogether"), answers }]);
    }
    case "choose": {
      if (!p.choice) return bad("choice", "missing");
      const { during, by, cards, card, effect, target } = p.choice;
      const numbers = cards.split(" ").map((id) => index.numbers.get(id) ?? -1);
      const no = numbers[card];
      if (numbers.includes(-1) || no === undefined) return bad("choice.cards", "card");
      if (!index.cards[no]?.effects[effect]?.offer) return bad("choice.effect", "no_choice");
      const side = sideNo(by);
      const aim = target === undefined ? -1 : (index.numbers.get(target) ?? -1);
      const memo: Effects = { side, cards: numbers, card, effect: effect + 1, target: aim };
      return flowAt(during, [frame("effects", memo), frame("choose", { side, card: no, effect } satisfies Choice)]);
    }
    default:
      return flowAt(p.step, [frame(p.step)]);
  }
}

function flowAt(step: string, stack: StackFrame[]): Flow | Invalid {
  const at = placeOf(outline, step as StepName<ShapeTW>);
  return at ? { at, stack, over: null } : bad("step", "unknown");
}

/** Writes any state at a question, before the start or after the end. `read` returns the same state. */
export function write(t: StateTW): Position {
  const index = cardIndexOf(t.options);
  const flow = clone(t).flow;
  const top = flow.stack[flow.stack.length - 1];
  const step = top?.step ?? (flow.over ? "over" : "setUp");
  const side = (s: Side): PositionSide => writeSide(t, index, s);
  return {
    step: step as Position["step"],
    fight: t.fight,
    fighting: t.fighting === 1,
    turn: t.turn,
    opener: sideName(t.opener),
    attacker: sideName(t.attacker),
    active: sideName(t.active),
    ...(t.loser >= 0 && { loser: sideName(t.loser as Side) }),
    sectors: SECTORS.map((s, n) => `${s.id}:${t.owner[n] === -1 ? "-" : t.owner[n] === 0 ? "F" : "D"}`).join(" "),
    from: sectorId(t.from),
    to: sectorId(t.to),
    fleets: t.fleet.map(sectorId).join(" "),
    ...(t.ground >= 0 && { ground: GROUNDS[t.ground as GroundNo] }),
    stage: t.stage,
    played: t.played,
    extraManeuvers: t.extraManeuvers,
    extraCommands: t.extraCommands,
    limit: t.limit,
    ...writeFlow(index, flow),
    federation: side(0),
    dominion: side(1),
  };
}

function writeFlow(index: CardIndex, flow: Flow): Partial<Position> {
  if (flow.over) {
    const { winners, rule, scores } = flow.over;
    return { over: { at: flow.at, winners: [...winners], rule, scores: [...scores] } };
  }
  const top = flow.stack[flow.stack.length - 1];
  if (top?.step === "exchange") return { by: sideName((top.memo as { side: Side }).side) };
  if (top?.step === "exchangeTogether") {
    const words = (s: Side): string | null => {
      const answer = top.answers?.[s] as { drop?: readonly string[] } | null | undefined;
      return answer?.drop ? answer.drop.join(" ") : null;
    };
    return { sealed: { federation: words(0), dominion: words(1) } };
  }
  if (top?.step !== "choose") return {};
  const { side, effect } = top.memo as Choice;
  const memo = flow.stack[flow.stack.length - 2]?.memo as Effects;
  return {
    choice: {
      during: causeOf(flow),
      by: sideName(side),
      cards: idsOf(index, memo.cards).join(" "),
      card: memo.card,
      effect,
      ...(memo.target >= 0 && { target: idOf(index, memo.target as CardNo) }),
    },
  };
}

/** Returns the step in which the card that asks for the choice was played, by the place in the outline. */
function causeOf(flow: Flow): "open" | "initial" | "commit" {
  const here = JSON.stringify(flow.at);
  for (const step of ["open", "initial", "commit"] as const)
    if (JSON.stringify(placeOf(outline, step)) === here) return step;
  return "initial";
}
