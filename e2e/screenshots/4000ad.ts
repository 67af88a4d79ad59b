/** Moments of 4000 A.D., played by the first choice of the bot's policy. */
import { type AnyGame, offers, type Seat } from "@starboard/kernel";
import { game, type State4000, type View4000 } from "@starboard/4000ad";
import type { Page } from "playwright-core";
import { bot } from "../../packages/games/4000ad/src/bot/index.ts";
import { alarms } from "../../packages/games/4000ad/src/ui/status/alarms.ts";
import type { WeightsFile } from "@starboard/bots";
import { byPolicy } from "./by-policy.ts";
import type { Moment, PlayedGame } from "./moment.ts";
import { openTab } from "./open-moment.ts";

/** The oldest policy: the moments stay where they are, whatever bots learn. */
const oldest = bot.tuning?.botWith(bot.tuning.anchors[0] as WeightsFile) ?? bot;
const played: PlayedGame = byPolicy(game as unknown as AnyGame, oldest as never, true);

const propsOf = (t: State4000, by: Seat) => {
  const view: View4000 = game.view(t, by);
  return {
    view,
    committed: view,
    viewer: by,
    seats: [],
    offers: offers(game, t, by),
    whyNot: () => undefined,
  } as never;
};
const alarm =
  (id: string) =>
  (t: State4000, by: Seat): boolean =>
    alarms(propsOf(t, by)).some((one) => one.id.startsWith(id) && one.answers.length > 0);
const wonBy = (winner: number) => (t: State4000) =>
  t.flow.over?.winners.length === 1 && (t.flow.over.winners[0] as number) === winner;
const at =
  (name: string, round = 1) =>
  (t: State4000, _by: Seat, step: string) =>
    step === name && t.round >= round;
const keys =
  (...pressed: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of pressed) await page.keyboard.press(key);
  };
/** Changes to the 3D view, which is kept from theme to theme, and presses keys there. */
const space =
  (...pressed: readonly string[]) =>
  async (page: Page): Promise<void> => {
    if (!(await page.getByRole("button", { name: "3D", pressed: true }).isVisible()))
      await page.evaluate(() => localStorage.setItem("starboard.4000ad.sight", "space"));
    await page.reload();
    await page.locator(".ad canvas").waitFor();
    await keys(...pressed)(page);
  };
/** Prepares a departure to the first star that the board offers. */
async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Algol \d+$/ }).click();
  await page.getByRole("option", { name: /^Sirius, / }).focus();
  await page.keyboard.press("Enter");
}
/** Chooses a destination first: the board proposes where the ships leave from. */
async function sendTo(page: Page): Promise<void> {
  await page.getByRole("option", { name: /^Hamal, / }).focus();
  await page.keyboard.press("Enter");
}
/** Opens the deals, which are behind the menu of the tabs. */
async function deals(page: Page): Promise<void> {
  await openTab(page, "Deals");
}

/** Calls a conference with the ally. */
async function confer(page: Page): Promise<void> {
  await deals(page);
  await page.getByRole("button", { name: /^Call a conference/ }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await deals(page);
  await page.getByRole("button", { name: /^Close the conference/ }).waitFor();
}

const DUEL = { "ad.firstPlayer": "fixed" };
const ALLIED = { "ad.players": 4, "ad.version": "alliances", "ad.firstPlayer": "fixed" };
const INDEPENDENT = { "ad.players": 4, "ad.version": "independents", "ad.firstPlayer": "fixed" };
const HOUSE = {
  ...DUEL,
  "ad.neutralDefence": "both",
  "ad.recruit": true,
  "ad.combat": "fortunes",
  "ad.fortunes.retreat": true,
};
const LONG = ["Maximiliane von Hohenstaufen", "Wolfeschlegelsteinhausen"];

const moments = [
  { name: "4000ad-depart", options: DUEL, isNow: at("depart", 6) },
  { name: "4000ad-space", options: DUEL, isNow: at("depart", 6), prepare: space() },
  { name: "4000ad-names", options: DUEL, isNow: at("depart", 6), names: LONG },
  { name: "4000ad-threat", options: DUEL, isNow: at("depart", 6), prepare: keys("t") },
  { name: "4000ad-emergence", options: DUEL, isNow: at("depart", 6), prepare: keys("e") },
  { name: "4000ad-emergence-space", options: DUEL, isNow: at("depart", 6), prepare: space("e") },
  { name: "4000ad-production", options: DUEL, isNow: at("depart", 6), prepare: keys("p") },
  { name: "4000ad-send", options: DUEL, isNow: at("depart", 6), prepare: send },
  { name: "4000ad-proposed", options: DUEL, isNow: at("depart", 6), prepare: sendTo },
  { name: "4000ad-arrive", options: DUEL, isNow: at("arrive", 6) },
  { name: "4000ad-place", options: { ...DUEL, "ad.buildAt": "anyBoth" }, isNow: at("place", 4) },
  { name: "4000ad-allies", options: ALLIED, isNow: at("depart", 6) },
  {
    name: "4000ad-conference",
    options: { ...ALLIED, "ad.conference.mode": "called", "ad.conference.minutes": 15 },
    isNow: at("depart", 2),
    prepare: confer,
  },
  {
    name: "4000ad-deals",
    options: { ...INDEPENDENT, "ad.secretAlliances": true },
    isNow: at("depart", 6),
    prepare: deals,
  },
  { name: "4000ad-independents", options: INDEPENDENT, isNow: at("depart", 6) },
  { name: "4000ad-aliens", options: { ...INDEPENDENT, "ad.aliens": true }, isNow: at("depart", 6) },
  { name: "4000ad-neutrals", options: HOUSE, isNow: at("depart", 4) },
  { name: "4000ad-retreat", options: HOUSE, isNow: at("retreat") },
  { name: "4000ad-alarm-lost", options: DUEL, isNow: alarm("lost") },
  { name: "4000ad-alarm-threat", options: DUEL, isNow: alarm("threat") },
  { name: "4000ad-alarm-chance", options: DUEL, isNow: alarm("chance") },
  { name: "4000ad-recap", options: DUEL, isNow: at("depart", 9), missed: 30 },
  { name: "4000ad-replay", options: DUEL, isEnd: wonBy(0), isReplay: true },
  { name: "4000ad-won", options: DUEL, isEnd: wonBy(0) },
  { name: "4000ad-lost", options: DUEL, isEnd: wonBy(1) },
  {
    name: "4000ad-dice-won",
    options: { ...HOUSE, "ad.turnLimit": 60 },
    isEnd: wonBy(0),
  },
  {
    name: "4000ad-luck",
    options: { ...HOUSE, "ad.turnLimit": 60 },
    isEnd: wonBy(0),
    isReplay: true,
    prepare: (page: Page) => openTab(page, "Luck"),
  },
  { name: "4000ad-four-lost", options: { ...INDEPENDENT, "ad.turnLimit": 60 }, isEnd: wonBy(2) },
];
export const fourThousand = moments.map((moment): Moment => ({ played, ...moment }));
