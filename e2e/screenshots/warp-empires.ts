/** Moments of Warp Empires, played by the first choice of the bot's policy. */
import { type AnyGame, offers, type Seat } from "@starboard/kernel";
import { compiledModuleOf, game, type StateWE, type ViewWE } from "@starboard/warp-empires";
import { bot } from "../../packages/games/warp-empires/src/bot/index.ts";
import { alarms } from "../../packages/games/warp-empires/src/ui/status/alarms.ts";
import { byPolicy } from "./by-policy.ts";
import type { Page } from "playwright-core";
import type { Moment, PlayedGame } from "./moment.ts";
import { openTab } from "./open-moment.ts";

const played: PlayedGame = byPolicy(game as unknown as AnyGame, bot as never);

const propsOf = (t: StateWE, by: Seat) => {
  const view: ViewWE = game.view(t, by);
  const plan = { steps: [], closed: false };
  return { view, committed: view, viewer: by, seats: [], offers: offers(game, t, by), plan } as never;
};
const alarm =
  (id: string) =>
  (t: StateWE, by: Seat, step: string): boolean =>
    step === "moveMain" && alarms(propsOf(t, by)).some((one) => one.id.startsWith(id) && one.answers.length > 0);
/** The active seat wins at the end of its turn. Only decisions after its moves are looked at. */
const winning =
  (isOwn: boolean) =>
  (t: StateWE, by: Seat, step: string): boolean =>
    (isOwn ? step === "recruitBuy" : step.startsWith("answer")) &&
    alarms(propsOf(t, by)).some(({ id, kind }) => id.startsWith("wins") && (kind === "chance") === isOwn);
const wonBy = (isWinner: (seat: number) => boolean) => (t: StateWE) =>
  t.flow.over?.winners.length === 1 && isWinner(t.flow.over.winners[0] as number);
const at =
  (name: string, round = 1) =>
  (t: StateWE, _by: Seat, step: string) =>
    step === name && t.round >= round;
/** The home of the seat has fallen to another one, and a stack of the seat is left. */
const homeFallen = (t: StateWE, by: Seat, step: string): boolean => {
  const owner = t.marker[t.home[by] as number] as number;
  const { N } = compiledModuleOf(t.options);
  return (
    step === "moveMain" && owner >= 0 && owner !== by && t.stacks.some((units, i) => i % N === by && units.length > 0)
  );
};

const DUEL = { players: 2 };
const FOUR = { players: 4 };
const LONG = [
  "Maximiliane von Hohenstaufen",
  "Wolfeschlegelsteinhausen",
  "Bartholomew Featherstonehaugh",
  "Nebuchadnezzar",
];

/** Shows the place of the first entry of the recap on the map. */
const showPlace = (page: Page): Promise<void> =>
  page.locator(".recap").getByRole("button", { name: "Show", exact: true }).first().click();

/** Opens the card of Kessa, where the player has a stack, with what can arrive there; by touch where there is touch. */
async function ownStack(page: Page): Promise<void> {
  const place = page.getByRole("option", { name: /^Kessa, / });
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await place.tap({ force: true });
  else await place.click({ force: true });
  const card = page.locator(".we-land-card");
  const shows = page.getByRole("button", { name: "What can hit you here" });
  // On a phone the stack is taken up first, and a button shows its card.
  await card.or(shows).first().waitFor();
  if (!(await card.isVisible())) await shows.tap();
  await card.waitFor();
}

/** Takes up the player's stack at the place of the recorded match. */
async function takenUp(page: Page): Promise<void> {
  const place = page.getByRole("option", { name: /^Kessa, / });
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await place.tap({ force: true });
  else await place.click({ force: true });
  await page.getByRole("button", { name: "Put back" }).waitFor();
}

const moments = [
  { name: "warp-pick", options: DUEL, isNow: at("pickFaction", 0) },
  { name: "warp-move", options: DUEL, isNow: at("moveMain", 4) },
  { name: "warp-threat", options: DUEL, isNow: at("moveMain", 4), prepare: ownStack },
  { name: "warp-taken-up", options: DUEL, isNow: at("moveMain", 4), prepare: takenUp },
  { name: "warp-four", options: FOUR, isNow: at("moveMain", 5) },
  { name: "warp-six", options: { players: 6 }, isNow: at("moveMain", 3) },
  { name: "warp-names", options: FOUR, isNow: at("moveMain", 5), names: LONG },
  { name: "warp-discard", options: DUEL, isNow: at("discard", 3) },
  { name: "warp-answer", options: DUEL, isNow: at("answerMove", 2) },
  { name: "warp-challenge", options: DUEL, isNow: at("challenge") },
  { name: "warp-parley", options: DUEL, isNow: at("parley") },
  { name: "warp-site", options: DUEL, isNow: at("site", 2) },
  { name: "warp-declare", options: FOUR, isNow: at("declareFirst") },
  { name: "warp-battle", options: DUEL, isNow: at("battleCard", 3) },
  { name: "warp-loss", options: DUEL, isNow: at("firstLoss") },
  { name: "warp-retreat", options: DUEL, isNow: at("retreatTo") },
  { name: "warp-buy", options: DUEL, isNow: at("recruitBuy", 3) },
  { name: "warp-disband", options: FOUR, isNow: at("disband") },
  { name: "warp-alarm-home", options: FOUR, isNow: alarm("home ") },
  { name: "warp-alarm-fallen", options: FOUR, isNow: homeFallen },
  { name: "warp-alarm-nearly", options: FOUR, isNow: alarm("nearly") },
  { name: "warp-alarm-wins", options: DUEL, isNow: winning(true) },
  { name: "warp-alarm-loses", options: DUEL, isNow: winning(false) },
  { name: "warp-alarm-round", options: { ...FOUR, "victory.roundLimit": 20 }, isNow: alarm("round") },
  { name: "warp-recap", options: FOUR, isNow: at("moveMain", 5), missed: 160 },
  { name: "warp-recap-place", options: FOUR, isNow: at("moveMain", 5), missed: 160, prepare: showPlace },
  { name: "warp-replay", options: FOUR, isEnd: wonBy((seat) => seat > 0), isReplay: true },
  { name: "warp-won", options: DUEL, isEnd: wonBy((seat) => seat === 0) },
  { name: "warp-lost", options: DUEL, isEnd: wonBy((seat) => seat === 1) },
  {
    name: "warp-luck",
    options: DUEL,
    isEnd: wonBy((seat) => seat === 0),
    isReplay: true,
    prepare: (page: Page) => openTab(page, "Luck"),
  },
  { name: "warp-four-lost", options: FOUR, isEnd: wonBy((seat) => seat > 0) },
];
export const warpEmpires = moments.map((moment): Moment => ({ played, ...moment }));
