/** Moments of Anaxis, played by its scripted policy. */
import { type AnyGame, offers, type Seat } from "@starboard/kernel";
import { game, type StateAx, text, threatTo, type ViewAx } from "@starboard/anaxis";
import { scriptedPolicy } from "../../packages/games/anaxis/src/bot/scripted.ts";
import { alarms } from "../../packages/games/anaxis/src/ui/alarms.ts";
import type { Page } from "playwright-core";
import type { Moment, PlayedGame } from "./moment.ts";
import { openTab } from "./open-moment.ts";

const played: PlayedGame = {
  game: game as unknown as AnyGame,
  nextAct(t, by, seed) {
    const next = scriptedPolicy(game.view(t, by), by, seed);
    if (!next) throw new Error("the seat is not asked");
    return next;
  },
};

const propsOf = (t: StateAx, by: Seat) => {
  const view: ViewAx = game.view(t, by);
  return {
    view,
    committed: view,
    viewer: by,
    seats: [],
    words: text,
    offers: offers(game, t, by),
    plan: { steps: [], closed: false },
    preview: () => undefined,
  } as never;
};
const bearing = (t: StateAx, by: Seat): number =>
  Math.max(0, ...t.kind.map((_, s) => ((t.side[s] as number) === by ? threatTo(t, s).bearings.length : 0)));
const alarm =
  (id: string) =>
  (t: StateAx, by: Seat): boolean =>
    alarms(propsOf(t, by)).some((one) => one.id.startsWith(id) && one.answers.length > 0);
const wonBy = (winner: number) => (t: StateAx) =>
  t.flow.over?.winners.length === 1 && (t.flow.over.winners[0] as number) === winner;

const BORDER = { "ax.scenario": "border" };
const moments = [
  { name: "anaxis-deploy", options: BORDER, isNow: (_t: StateAx, _by: Seat, step: string) => step === "deploy" },
  {
    name: "anaxis-move",
    options: BORDER,
    isNow: (t: StateAx, by: Seat, step: string) => step === "selectMove" && bearing(t, by) >= 2,
  },
  {
    name: "anaxis-fire",
    options: BORDER,
    isNow: (t: StateAx, by: Seat, step: string) => step === "fire" && bearing(t, by) >= 1,
  },
  { name: "anaxis-damage", options: BORDER, isNow: (_t: StateAx, _by: Seat, step: string) => step === "damage" },
  { name: "anaxis-alarm-last-ship", options: BORDER, isNow: alarm("lastShip") },
  { name: "anaxis-alarm-victory", options: { "ax.scenario": "surgical" }, isNow: alarm("keyShip") },
  { name: "anaxis-alarm-base", options: { "ax.scenario": "minefield" }, isNow: alarm("keyTarget") },
  { name: "anaxis-won", options: { "ax.scenario": "surgical" }, isEnd: wonBy(0) },
  { name: "anaxis-lost", options: BORDER, isEnd: wonBy(1) },
  {
    name: "anaxis-luck",
    options: BORDER,
    isEnd: wonBy(1),
    isReplay: true,
    prepare: (page: Page) => openTab(page, "Luck"),
  },
  {
    name: "anaxis-drawn",
    options: { ...BORDER, "ax.turnLimit": 4 },
    isEnd: (t: StateAx) => (t.flow.over?.winners.length ?? 0) > 1,
  },
];
export const anaxis = moments.map((moment): Moment => ({ played, ...moment }));
