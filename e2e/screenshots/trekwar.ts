/** Moments of TrekWar, played by the first choice of the bot's policy. */
import { type AnyGame, offers, type Seat } from "@starboard/kernel";
import { game, type StateTW, type ViewTW } from "@starboard/trekwar";
import { bot } from "../../packages/games/trekwar/src/bot/index.ts";
import { alarms } from "../../packages/games/trekwar/src/ui/status/alarms.ts";
import { byPolicy } from "./by-policy.ts";
import type { Moment, PlayedGame } from "./moment.ts";

const played: PlayedGame = byPolicy(game as unknown as AnyGame, bot as never);

const propsOf = (t: StateTW, by: Seat) => {
  const view: ViewTW = game.view(t, by);
  return { view, committed: view, viewer: by, seats: [], offers: offers(game, t, by) } as never;
};
const alarm =
  (id: string) =>
  (t: StateTW, by: Seat): boolean =>
    alarms(propsOf(t, by)).some((one) => one.id.startsWith(id) && one.answers.length > 0);
const wonBy = (winner: number) => (t: StateTW) =>
  t.flow.over?.winners.length === 1 && (t.flow.over.winners[0] as number) === winner;
const at = (name: string) => (_t: StateTW, _by: Seat, step: string) => step === name;

/** Units of equal Force, which match each other until a Deck Pile is empty: the only draw of the game (TW-9.4). */
const equalUnits = (letter: "F" | "D") =>
  Array.from({ length: 15 }, (_, i) => ({
    id: `${letter}U${70 + i}`,
    name: `Patrol ${i + 1}`,
    type: "Unit",
    race: letter === "F" ? "Federation" : "Dominion",
    kind: "ship",
    space: 2,
    surface: 2,
    bolts: 0,
    copies: 2,
  }));
const twice = (cards: readonly { readonly id: string }[]): string[] => cards.flatMap(({ id }) => [id, `${id}.2`]);
const [FEDERATION, DOMINION] = [equalUnits("F"), equalUnits("D")];
const STANDSTILL = {
  deckEnd: "immediate",
  ownCards: [...FEDERATION, ...DOMINION],
  federationDeck: twice(FEDERATION),
  dominionDeck: twice(DOMINION),
};
/** Never surrenders and draws as much as it may. */
const stubborn: PlayedGame = {
  game: game as unknown as AnyGame,
  nextAct(t, by) {
    const asked = offers(game, t as StateTW, by).find(({ aside }) => !aside);
    const acts = asked?.offers.filter(({ refusal }) => !refusal).map(({ act }) => act) ?? [];
    const most = acts.findLast((act) => act.do === "draw" || act.do === "deploy" || act.do === "open");
    const act = most ?? acts.find(({ do: name }) => name !== "surrender") ?? acts[0];
    if (!asked || !act) throw new Error("the seat is not asked");
    return { step: asked.step, act };
  },
};

const moments = [
  { name: "trekwar-open", isNow: (t: StateTW, _by: Seat, step: string) => step === "open" && t.fight > 2 },
  {
    name: "trekwar-match",
    isNow: (t: StateTW, _by: Seat, step: string) => step === "initial" && t.turn > 2 && t.hand[0].length > 4,
  },
  { name: "trekwar-draw", isNow: at("lastDraw") },
  { name: "trekwar-exchange", isNow: (t: StateTW, _by: Seat, step: string) => step === "exchange" && t.fight > 1 },
  { name: "trekwar-attack", isNow: at("attack") },
  { name: "trekwar-choose", isNow: at("choose") },
  { name: "trekwar-alarm-fight", isNow: alarm("fight") },
  { name: "trekwar-alarm-cards", isNow: alarm("last cards") },
  { name: "trekwar-won", isEnd: wonBy(0) },
  { name: "trekwar-lost", isEnd: wonBy(1) },
  {
    name: "trekwar-drawn",
    played: stubborn,
    options: STANDSTILL,
    isEnd: (t: StateTW) => t.flow.over?.winners.length === 0,
  },
];
export const trekwar = moments.map((moment): Moment => ({ played, options: {}, ...moment }));
