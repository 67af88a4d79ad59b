/**
 * Counts the clicks of a player over whole scripted matches, with and without automatic answers.
 *
 * Bots play both seats. Each decision of the first seat is then replayed through the screen: the destination of a fleet is
 * the star where it finally came out, noted when it was sent.
 */
import { createBotEngine, levelSettings, type WeightsFile } from "@starboard/bots";
import { type Act, Engine, seat, seededDraws } from "@starboard/kernel";
import { game } from "../../src/game.ts";
import type { Shape4000 } from "../../src/shape.ts";
import type { State4000 } from "../../src/state.ts";
import { bot } from "../../src/bot/index.ts";
import { doubtsOf } from "../../src/ui/act/doubts.ts";
import { initialDeparture, withDestination } from "../../src/ui/act/guard.ts";
import { notedArrival } from "../../src/ui/act/noted-arrival.ts";
import { originAt } from "../../src/ui/act/origin.ts";
import { sizedDepartures } from "../../src/ui/act/sized-departures.ts";
import { departureTo } from "../../src/ui/act/source.ts";
import { readBoardData } from "../../src/ui/model/board-data.ts";
import { noteForDeparture, type Notes } from "../../src/ui/model/notes.ts";
import { flyToNote, passHopeless, placeAtOnlySite } from "../../src/ui/status/auto-answers.ts";
import { boardProps, starNumber } from "./scene.ts";

/** The bots that play: with the oldest evaluation, which measures the same match whatever bots learn, or with today's. */
const PLAYERS = { first: bot.tuning?.botWith(bot.tuning.anchors[0] as WeightsFile) ?? bot, today: bot };
export type Player = keyof typeof PLAYERS;
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
  /** Clicks with automatic answers and proposals, all on the board and its buttons. */
  readonly clicked: number;
  /** The same if departures are dragged from star to star where that is shorter. */
  readonly dragged: number;
  /** Departures with a number of ships that no button sends: digits typed on the board, one more click. */
  readonly sizes: number;
}

/** Plays a match of bots; returns the decisions of the first seat and the stars where its fleets came out. */
function playMatch(options: object, seed: number, player: Player): { decisions: Decision[]; notes: Notes } {
  const parsed = game.options.parse(options);
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed.bad));
  const bots = createBotEngine([PLAYERS[player] as never]);
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
      // The first bots chose as every game's do that names no choices of its own.
      settings: player === "first" ? levelSettings(3) : levelSettings(3, bot.levelChoices),
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

/**
 * Clicks of a departure: the star it leaves from, its destination, and the button that sends: the main button with the
 * proposed number of ships, or a preset. Any other number is one click more. The player begins with the destination where that takes fewer clicks: then the star is proposed.
 */
function departureClicks(
  { state, act }: Decision,
  notes: Notes,
): { fromFirst: number; aimFirst: number; size: number } {
  const { from, ships, to } = act as unknown as { from: string; ships: number; to: string };
  const props = boardProps(state, ADA);
  const data = readBoardData(props);
  const star = starNumber(state, from);
  const origin = originAt(props, data, star, []);
  if (!origin) throw new Error(`no ships can leave ${from}`);
  const aim = to === "hop" ? (data.map.sister[star] ?? null) : (notes[noteForDeparture(props.view, star)] ?? null);
  const proposed = withDestination(props, data, origin, initialDeparture(props, data, origin), aim);
  const isPreset = sizedDepartures(props, data, origin, proposed).some((one) => one.sends && one.ships === ships);
  const size = isPreset || proposed.ships === ships ? 0 : 1;
  // A doubtful departure takes a button of its own before it can be sent.
  const doubt = doubtsOf(props.view, data, "depart", act).length > 0 ? 1 : 0;
  // A click on an own star chooses where ships leave from, so it cannot be the first click as a destination.
  const isAimFirst = aim !== null && !data.open.has(aim);
  const proposal = isAimFirst ? departureTo(props, data, aim) : null;
  const aimFirst = proposal === null ? Infinity : (proposal.from === star ? 2 : 3) + size + doubt;
  return { fromFirst: 3 + size + doubt, aimFirst, size };
}

const isSame = (answer: { readonly act: Act } | undefined, act: Act): boolean =>
  JSON.stringify(answer?.act) === JSON.stringify(act);

/** Clicks of a decision other than a departure: `asked` without automatic answers, `answered` with them. */
function clicksOf({ state, step, act }: Decision, notes: Notes): { asked: number; answered: number } {
  const props = boardProps(state, ADA);
  // A star and the button, or the button alone.
  const asked = act.do === "travelOn" || step === "retreat" || step === "offer" || step === "answerOffer" ? 1 : 2;
  const answer = placeAtOnlySite(props) ?? flyToNote(props, notes) ?? passHopeless(props);
  // An answer that the player did not want costs an undo.
  if (answer) return { asked, answered: isSame(answer, act) ? 0 : asked + 1 };
  const { star } = act as { readonly star?: string };
  const isChosen = star !== undefined && notedArrival(props, readBoardData(props), notes) === starNumber(state, star);
  return { asked, answered: isChosen ? 1 : asked };
}

export function measureClicks(options: object, seed: number, player: Player): Clicks {
  const { decisions, notes } = playMatch(options, seed, player);
  const turns = new Set<string>();
  let [asked, clicked, dragged, sizes] = [0, 0, 0, 0];
  const count = (all: number, clicks: number, drags = clicks): void => {
    asked += all;
    clicked += clicks;
    dragged += drags;
  };
  let source: State4000 | null = null;
  for (const decision of decisions) {
    const { state, step, act } = decision;
    turns.add(`${state.turn}/${state.active}`);
    if (act.do === "muster") source = state;
    else if (act.do === "stay" || act.do === "takeAlong") count(1, 1);
    else if (step === "depart" && source) {
      const { fromFirst, aimFirst, size } = departureClicks({ ...decision, state: source }, notes);
      sizes += size;
      // A departure can be dragged from star to star, which is one press instead of two clicks.
      count(3, Math.min(fromFirst, aimFirst), Math.min(fromFirst - 1, aimFirst));
    } else {
      const { asked: all, answered } = clicksOf(decision, notes);
      count(all, answered);
    }
  }
  return { turns: turns.size, asked, clicked, dragged, sizes };
}
