/** The table options as data, their presets, and the reader for options from outside (TW-14). */
import type { Invalid, OptionSpec, OptionTable, Result } from "@starboard/kernel";
import { cardPool } from "./card-index.ts";
import { SIDE_IDS, type SideId } from "./data/board.ts";
import { STANDARD_DECKS } from "./data/decks.ts";
import { cardsOf } from "./data/files.ts";
import { readCards } from "./data/read-cards.ts";
import { readDeck } from "./data/read-deck.ts";
import type { Options } from "./options.ts";

const choices = {
  firstOpener: {
    rule: "TW-2.5",
    values: ["random", "alwaysRandom", "federation", "dominion", "previousWinner"],
    source: "ruling",
  },
  previousWinner: { rule: "TW-9.7", values: SIDE_IDS, source: "base" },
  deckEnd: { rule: "TW-9.3", values: ["endOfFight", "immediate"], source: "ruling" },
  exchange: { rule: "TW-4.2", values: ["attackerFirst", "simultaneous"], source: "ruling" },
  support: { rule: "TW-6.4", values: ["either", "both"], source: "ruling" },
  takeUpFrom: { rule: "TW-11.1", values: ["anywhere", "activeOnly"], source: "ruling" },
  discardView: { rule: "TW-1.8", values: ["topOnly", "owner", "open"], source: "base" },
  noUnitOpening: { rule: "TW-4.6", values: ["forfeit", "redraw"], source: "ruling" },
  drawStyle: { rule: "TW-7.3", values: ["oneByOne", "declared"], source: "ruling" },
  breenMemory: { rule: "TW-10.8", values: ["wholeFight", "whileOnTop"], source: "ruling" },
  deckLists: { rule: "TW-13.6", values: ["open", "closed"], source: "designed" },
} as const;
type ChoiceId = keyof typeof choices;
const choiceIds = Object.keys(choices) as ChoiceId[];

/** Conditions for options that have a meaning only with certain other options. */
const applies: { readonly [id in ChoiceId]?: NonNullable<OptionSpec["applies"]> } = {
  previousWinner: (o) => o["firstOpener"] === "previousWinner",
  deckLists: (o, toCome) => toCome === true || Array.isArray(o["federationDeck"]) || Array.isArray(o["dominionDeck"]),
};

const choiceSpec = (id: ChoiceId): OptionSpec => {
  const { rule, values, source } = choices[id];
  const when = applies[id];
  return { id, rule, control: { kind: "choice", values }, source, ...(when && { applies: when }) };
};

const specs: readonly OptionSpec[] = [
  ...choiceIds.filter((id) => id !== "deckLists").map(choiceSpec),
  { id: "resign", rule: "TW-9.6", control: { kind: "flag" }, source: "ruling" },
  { id: "ownCards", rule: "TW-13.7", control: { kind: "module" }, source: "designed" },
  { id: "federationDeck", rule: "TW-13.1", control: { kind: "module" }, source: "designed", seat: 0 },
  { id: "dominionDeck", rule: "TW-13.1", control: { kind: "module" }, source: "designed", seat: 1 },
  choiceSpec("deckLists"),
];

export const STANDARD: Options = {
  firstOpener: "random",
  previousWinner: "federation",
  deckEnd: "endOfFight",
  exchange: "attackerFirst",
  support: "either",
  takeUpFrom: "anywhere",
  discardView: "topOnly",
  noUnitOpening: "forfeit",
  drawStyle: "oneByOne",
  breenMemory: "wholeFight",
  resign: true,
  federationDeck: null,
  dominionDeck: null,
  deckLists: "open",
  ownCards: null,
};

const presets: OptionTable<Options>["presets"] = [
  { id: "standard", set: {} },
  { id: "correspondence", set: { exchange: "simultaneous", drawStyle: "declared" } },
  { id: "openTable", set: { discardView: "open", noUnitOpening: "redraw" } },
  { id: "fullSupport", set: { support: "both" } },
  { id: "quick", set: { deckEnd: "immediate" } },
];

const invalid = (code: string, at: string, about?: Invalid["about"]): Invalid => ({
  code,
  at,
  ...(about && { about }),
});

/**
 * Reads options from outside. Codes: TW_OPTIONS (not an object), TW_OPTION_UNKNOWN, TW_OPTION_VALUE, and those of
 * `readCards` and `readDeck` under `ownCards`, `federationDeck` and `dominionDeck`.
 */
function parse(raw: unknown): { ok: Options } | { bad: Invalid[] } {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw))
    return { bad: [invalid("TW_OPTIONS", "", { rule: "TW-14" })] };
  const given = raw as Record<string, unknown>;
  const errors = Object.keys(given)
    .filter((id) => !Object.hasOwn(STANDARD, id))
    .map((id) => invalid("TW_OPTION_UNKNOWN", id, { rule: "TW-14" }));
  const chosen: Record<string, unknown> = {};
  for (const id of choiceIds) {
    const value = given[id] === undefined ? STANDARD[id] : given[id];
    if (!(choices[id].values as readonly unknown[]).includes(value))
      errors.push(invalid("TW_OPTION_VALUE", id, { rule: choices[id].rule, values: choices[id].values }));
    chosen[id] = value;
  }
  chosen["resign"] = given["resign"] === undefined ? STANDARD.resign : given["resign"];
  if (typeof chosen["resign"] !== "boolean")
    errors.push(invalid("TW_OPTION_VALUE", "resign", { rule: "TW-9.6", values: [true, false] }));
  const built = parseDecks(given);
  errors.push(...built.errors);
  return errors.length > 0 ? { bad: errors } : { ok: { ...chosen, ...built.decks } as unknown as Options };
}

type Decks = Pick<Options, "ownCards" | "federationDeck" | "dominionDeck">;

/** Reads custom cards first, because decks may contain them. An option that is not given is `null`. */
function parseDecks(given: Record<string, unknown>): { decks: Decks; errors: Invalid[] } {
  const errors: Invalid[] = [];
  const read = <T>(id: keyof Decks, reader: (raw: unknown) => Result<T>): T | null => {
    const raw = given[id] ?? null;
    if (raw === null) return null;
    const result = reader(cardsOf(raw));
    if ("ok" in result) return result.ok;
    errors.push(...result.bad.map((e) => ({ ...e, at: e.at === "" ? id : `${id}.${e.at}` })));
    return null;
  };
  const ownCards = read("ownCards", readCards);
  const pool = cardPool(ownCards);
  const federationDeck = read("federationDeck", (raw) => readDeck(raw, "federation", pool));
  const dominionDeck = read("dominionDeck", (raw) => readDeck(raw, "dominion", pool));
  // Custom cards that replace cards of a standard deck must not make it break a building rule (TW-13.3).
  for (const [side, list] of STANDARD_DECKS.entries()) {
    const id = SIDE_IDS[side] as SideId;
    if (ownCards === null || (given[`${id}Deck`] ?? null) !== null) continue;
    const checked = readDeck(list, id, pool);
    if ("bad" in checked) errors.push(...checked.bad.map((e) => ({ ...e, at: "ownCards" })));
  }
  return { decks: { ownCards, federationDeck, dominionDeck }, errors };
}

export const options: OptionTable<Options> = { specs, presets, parse, seats: () => 2 };
