/**
 * Counts the clicks of a player over whole scripted matches, with and without automatic answers.
 *
 * Bots play both seats. Each decision of the first seat is then replayed through the screen: the destination of a fleet is
 * the star where it finally came out, noted when it was sent.
 */
import { createBotEngine, type WeightsFile } from "@starboard/bots";
import { type Act, Engine, seat, seededDraws } from "@starboard/kernel";
import { game } from "../../src/game.ts";
import type { Shape4000 } from "../../src/shape.ts";
import type { State4000 } from "../../src/state.ts";
import { bot } from "../../src/bot/index.ts";
import { initialDeparture, withDestination } from "../../src/ui/act/guard.ts";
import { originAt } from "../../src/ui/act/origin.ts";
import { readBoardData } from "../../src/ui/model/board-data.ts";
import { noteForDeparture, type Notes } from "../../src/ui/model/notes.ts";
import { flyToNote, passHopeless, placeAtOnlySite } from "../../src/ui/status/auto-answers.ts";
import { boardProps, starNumber } from "./scene.ts";

/** The oldest evaluation plays, so that the same match is measured whatever bots learn. */
const PLAYER = bot.tuning?.botWith(bot.tuning.anchors[0] as WeightsFile) ?? bot;
const ITERATIONS = 40;
const ADA = seat(0);

interface Decision {
  readonly state: State4000;
  readonly step: string;
  readonly act: Act;
}
export interface Clicks {
  /** Own turns of the seat's powers in which the player had something to decide. */
  readonly turns: number;
  /** Clicks if every decision is asked. */
  readonly asked: number;
  /** Clicks with automatic answers. */
  readonly answered: number;
  /** Departures with another number of ships than proposed: one more click on a preset, or digits typed on the board. */
  readonly sizes: number;
  /** Departures: each can be dragged from star to star, which takes one press for two clicks. */
  readonly departures: number;
}

/** Plays a match of bots; returns the decisions of the first seat and the stars where its fleets came out. */
function playMatch(options: object, seed: number): { decisions: Decision[]; notes: Notes } {
  const parsed = game.options.parse(options);
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed.bad));
  const bots = createBotEngine([PLAYER as never]);
  const notes: Record<string, number> = {};
  /** Note keys of fleets under way, by warp. */
  const underWay = new Map<number, string>();
  const t = game.setup(parsed.ok);
  const engine = new Engine<Shape4000>(game, seededDraws(seed), (fact) => {
    const known = fact as never as { is: string; power: number; star: string; warp: number; warps: readonly number[] };
    // The screen notes the destination before the departure, so its round is the present one.
    if (known.is === "departed") underWay.set(known.warp, `${known.power}/${starNumber(t, known.star)}/${t.round}`);
    if (known.is === "emerged")
      for (const warp of known.warps) {
        const key = underWay.get(warp);
        if (key !== undefined) notes[key] = starNumber(t, known.star);
      }
  });
  const decisions: Decision[] = [];
  engine.advance(t);
  for (let i = 0; engine.asking !== undefined; i++) {
    const by = engine.asking;
    const thought = bots.think<Shape4000>({
      game,
      options: t.options,
      view: game.view(t, by),
      seat: by,
      level: 3,
      seed: seed * 1000 + i,
      clock: () => 0,
      iterations: ITERATIONS,
    });
    if (thought && Object.hasOwn(game.asides, thought.step)) {
      engine.aside(t, by, thought.step, thought.act);
      continue;
    }
    const key = JSON.stringify(thought?.act);
    const act = engine.moves.find((move) => JSON.stringify(move) === key);
    if (!act) throw new Error(`not legal: ${key}`);
    if (by === ADA) decisions.push({ state: game.clone(t), step: t.flow.stack.at(-1)?.step ?? "", act: act as Act });
    engine.act(t, by, act as never);
  }
  return { decisions, notes };
}

/** Whether the player sends another number than the proposed one, with a preset or by typing it. */
function changesSize({ state, act }: Decision, notes: Notes): boolean {
  const { from, ships, to } = act as unknown as { from: string; ships: number; to: string };
  const props = boardProps(state, ADA);
  const data = readBoardData(props);
  const origin = originAt(props, data, starNumber(state, from), []);
  if (!origin) return true;
  const aim =
    to === "hop" ? (data.map.sister[origin.star] ?? null) : (notes[noteForDeparture(props.view, origin.star)] ?? null);
  return withDestination(props, data, origin, initialDeparture(props, data, origin), aim).ships !== ships;
}

const isSame = (answer: { readonly act: Act } | undefined, act: Act): boolean =>
  JSON.stringify(answer?.act) === JSON.stringify(act);

/** Clicks of one decision: `asked` without automatic answers, `answered` with them. */
function clicksOf(decision: Decision, notes: Notes): { asked: number; answered: number } {
  const { state, step, act } = decision;
  if (step === "depart") {
    if (act.do === "stay") return { asked: 1, answered: 1 };
    // The star belongs to the departure that follows: star, destination, button.
    if (act.do === "muster") return { asked: 1, answered: 1 };
    if (act.do === "takeAlong") return { asked: 1, answered: 1 };
    return { asked: 2, answered: 2 };
  }
  const props = boardProps(state, ADA);
  // A star and the button, or the button alone.
  const asked = act.do === "travelOn" || step === "retreat" || step === "offer" || step === "answerOffer" ? 1 : 2;
  const answer = placeAtOnlySite(props) ?? flyToNote(props, notes) ?? passHopeless(props);
  if (!answer) return { asked, answered: asked };
  // An answer that the player did not want costs an undo.
  return { asked, answered: isSame(answer, act) ? 0 : asked + 1 };
}

export function measureClicks(options: object, seed: number): Clicks {
  const { decisions, notes } = playMatch(options, seed);
  const turns = new Set<string>();
  let asked = 0;
  let answered = 0;
  let sizes = 0;
  let departures = 0;
  let chosen: Decision | null = null;
  for (const decision of decisions) {
    const { state, act } = decision;
    const clicks = clicksOf(decision, notes);
    // The size is chosen with the departure, in the state before its star was chosen.
    if (act.do === "depart") {
      departures += 1;
      if (chosen && changesSize({ ...chosen, act }, notes)) sizes += 1;
    }
    chosen = act.do === "muster" ? decision : null;
    turns.add(`${state.turn}/${state.active}`);
    asked += clicks.asked;
    answered += clicks.answered;
  }
  return { turns: turns.size, asked, answered, sizes, departures };
}
