/**
 * The moments of Anaxis and TrekWar that are worth a picture, each as a record that ends there. The matches are played by
 * the scripted policies of the games, with draws from a seed.
 */
import { startRecordedMatch } from "@starboard/conformance";
import { type Act, type AnyGame, offers, type Seat, seat, writeRecord } from "@starboard/kernel";
import { game as anaxis, type StateAx, text as anaxisText, threatTo, type ViewAx } from "@starboard/anaxis";
import { game as trekwar, type StateTW, type ViewTW } from "@starboard/trekwar";
import { scriptedPolicy } from "../../packages/games/anaxis/src/bot/scripted.ts";
import { alarms as anaxisAlarms } from "../../packages/games/anaxis/src/ui/alarms.ts";
import { bot } from "../../packages/games/trekwar/src/bot/index.ts";
import { alarms as trekwarAlarms } from "../../packages/games/trekwar/src/ui/status/alarms.ts";

/** A moment: the game, its options, and when it has come for the seat asked. */
export interface Moment {
  readonly name: string;
  readonly game: "anaxis" | "trekwar";
  readonly options: object;
  /** Whether the wanted moment has come; with `over`, the match is played to its end. */
  readonly isNow?: (state: never, by: Seat, step: string) => boolean;
  /** What else must hold of the finished match. */
  readonly isEnd?: (state: never) => boolean;
}

const GAMES = { anaxis: anaxis as unknown as AnyGame, trekwar: trekwar as unknown as AnyGame };
/** Matches that are tried for one moment. */
const SEEDS = 60;

function nextAct(id: Moment["game"], t: never, by: Seat, seed: number): { readonly step: string; readonly act: Act } {
  if (id === "anaxis") {
    const next = scriptedPolicy(anaxis.view(t, by), by, seed);
    if (!next) throw new Error("the seat is not asked");
    return next;
  }
  const found = offers(trekwar, t, by).find(({ aside }) => !aside);
  if (!found) throw new Error("the seat is not asked");
  const acts = found.offers.filter(({ refusal }) => !refusal).map(({ act }) => act);
  return { step: found.step, act: bot.policyPrior(t, found.step, by, acts).acts[0] as Act };
}

/** Plays until the moment comes and returns the record as text; null if it never comes. */
export function recordOf(moment: Moment): string | null {
  const game = GAMES[moment.game];
  const read = game.options.parse(moment.options) as { readonly ok?: object; readonly bad?: unknown };
  if (!read.ok) throw new Error(`${moment.name}: ${JSON.stringify(read.bad)}`);
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = startRecordedMatch(game as never, read.ok, seed, [
      { name: "Ada", kind: "person" },
      { name: "Orion", kind: "bot", level: 1 },
    ]);
    for (let n = 0; n < 3000; n++) {
      const t = match.table() as never;
      const by = [seat(0), seat(1)].find((one) => offers(game as never, t, one).some(({ aside }) => !aside));
      if (by === undefined) {
        if (moment.isEnd?.(t) === true) return writeRecord(match.record());
        break;
      }
      const { step, act } = nextAct(moment.game, t, by, seed);
      if (by === seat(0) && moment.isNow?.(t, by, step) === true) return writeRecord(match.record());
      match.play({ by, step, act });
    }
  }
  return null;
}

const anaxisProps = (t: StateAx, by: Seat) => {
  const view: ViewAx = anaxis.view(t, by);
  return {
    view,
    committed: view,
    viewer: by,
    seats: [],
    words: anaxisText,
    offers: offers(anaxis, t, by),
    plan: { steps: [], closed: false },
    preview: () => undefined,
  } as never;
};
const trekwarProps = (t: StateTW, by: Seat) => {
  const view: ViewTW = trekwar.view(t, by);
  return { view, committed: view, viewer: by, seats: [], offers: offers(trekwar, t, by) } as never;
};
const bearing = (t: StateAx, by: Seat): number =>
  Math.max(0, ...t.kind.map((_, s) => ((t.side[s] as number) === by ? threatTo(t, s).bearings.length : 0)));
const anaxisAlarm =
  (id: string) =>
  (t: StateAx, by: Seat): boolean =>
    anaxisAlarms(anaxisProps(t, by)).some((alarm) => alarm.id.startsWith(id) && alarm.answers.length > 0);
const trekwarAlarm =
  (id: string) =>
  (t: StateTW, by: Seat): boolean =>
    trekwarAlarms(trekwarProps(t, by)).some((alarm) => alarm.id.startsWith(id) && alarm.answers.length > 0);
const wonBy = (winner: number) => (t: StateAx | StateTW) =>
  t.flow.over?.winners.length === 1 && (t.flow.over.winners[0] as number) === winner;

const BORDER = { "ax.scenario": "border" };
export const MOMENTS: readonly Moment[] = [
  { name: "anaxis-deploy", game: "anaxis", options: BORDER, isNow: (_t: StateAx, _by, step) => step === "deploy" },
  {
    name: "anaxis-move",
    game: "anaxis",
    options: BORDER,
    isNow: (t: StateAx, by, step) => step === "selectMove" && bearing(t, by) >= 2,
  },
  {
    name: "anaxis-fire",
    game: "anaxis",
    options: BORDER,
    isNow: (t: StateAx, by, step) => step === "fire" && bearing(t, by) >= 1,
  },
  { name: "anaxis-damage", game: "anaxis", options: BORDER, isNow: (_t: StateAx, _by, step) => step === "damage" },
  { name: "anaxis-alarm-last-ship", game: "anaxis", options: BORDER, isNow: anaxisAlarm("lastShip") },
  {
    name: "anaxis-alarm-victory",
    game: "anaxis",
    options: { "ax.scenario": "surgical" },
    isNow: anaxisAlarm("keyShip"),
  },
  {
    name: "anaxis-alarm-base",
    game: "anaxis",
    options: { "ax.scenario": "minefield" },
    isNow: anaxisAlarm("keyTarget"),
  },
  { name: "anaxis-won", game: "anaxis", options: { "ax.scenario": "surgical" }, isEnd: wonBy(0) },
  { name: "anaxis-lost", game: "anaxis", options: BORDER, isEnd: wonBy(1) },
  {
    name: "anaxis-drawn",
    game: "anaxis",
    options: { ...BORDER, "ax.turnLimit": 4 },
    isEnd: (t: StateAx) => (t.flow.over?.winners.length ?? 0) > 1,
  },
  {
    name: "trekwar-open",
    game: "trekwar",
    options: {},
    isNow: (t: StateTW, _by, step) => step === "open" && t.fight > 2,
  },
  {
    name: "trekwar-match",
    game: "trekwar",
    options: {},
    isNow: (t: StateTW, _by, step) => step === "initial" && t.turn > 2 && t.hand[0].length > 4,
  },
  { name: "trekwar-draw", game: "trekwar", options: {}, isNow: (_t: StateTW, _by, step) => step === "lastDraw" },
  {
    name: "trekwar-exchange",
    game: "trekwar",
    options: {},
    isNow: (t: StateTW, _by, step) => step === "exchange" && t.fight > 1,
  },
  { name: "trekwar-attack", game: "trekwar", options: {}, isNow: (_t: StateTW, _by, step) => step === "attack" },
  { name: "trekwar-choose", game: "trekwar", options: {}, isNow: (_t: StateTW, _by, step) => step === "choose" },
  { name: "trekwar-alarm-fight", game: "trekwar", options: {}, isNow: trekwarAlarm("fight") },
  { name: "trekwar-alarm-cards", game: "trekwar", options: {}, isNow: trekwarAlarm("last cards") },
  { name: "trekwar-won", game: "trekwar", options: {}, isEnd: wonBy(0) },
  { name: "trekwar-lost", game: "trekwar", options: {}, isEnd: wonBy(1) },
] as readonly Moment[];
