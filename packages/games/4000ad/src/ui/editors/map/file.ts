/** Files of the star-map editor: the rules' own map format, with the name of the map added. */
import {
  eligibleHomes,
  compileMap,
  game,
  inputErrorText,
  journey,
  readStarModule,
  type StarEntry,
  type StarModule,
} from "@starboard/4000ad";
import type { EditorIssue } from "@starboard/ui";
import type { RuleId } from "@starboard/kernel";
import { en } from "../messages.en.ts";
import { type MapDraft, SETUPS, type SetupName } from "./draft.ts";

const FORMAT = "starboard.4000ad.stars";
const RULES: Readonly<Record<string, RuleId>> = {
  AD_MAP_SECTOR_FULL: "AD-2.3.4",
  AD_MAP_SECTOR_SHORT: "AD-2.3.4",
  AD_MAP_TOO_FAR: "AD-4.1",
  AD_MAP_NO_HOMES: "AD-10.1.c",
  AD_MAP_SETUP_SYMBOLS: "AD-2.4.a",
};

/** All problems of a draft, as the rules report them, with the fields they concern. */
export function checkDraft({ map }: MapDraft): EditorIssue[] {
  const read = readStarModule(map);
  if ("ok" in read) return [];
  return read.bad.map(({ code, at, about }) => {
    const rule = RULES[code];
    const sentence = inputErrorText(code, about) ?? code;
    return { at, code, text: sentence, ...(rule && { rule }) };
  });
}

export const writeDraft = ({ name, map }: MapDraft): object => ({ ...map, ...(name !== "" && { name }) });

/** Reads a file. A map that only breaks rules is opened, so that its problems can be mended. */
export function readDraft(file: unknown): { ok: MapDraft } | { issues: readonly EditorIssue[] } {
  const raw = (file ?? {}) as Readonly<Record<string, unknown>>;
  const name = typeof raw["name"] === "string" ? raw["name"].slice(0, 60) : "";
  const read = readStarModule(file);
  if ("ok" in read) return { ok: { name, map: read.ok } };
  const loose = raw["format"] === FORMAT ? looseMap(raw) : null;
  return loose ? { ok: { name, map: loose } } : { issues: [{ at: "", code: "AD_MAP_FORMAT", text: en.map.noFile }] };
}

const isCount = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** The parts of a file that an editor can show: stars with a place on a board. Null if there are none. */
function looseMap(raw: Readonly<Record<string, unknown>>): StarModule | null {
  const board = raw["board"] as StarModule["board"] | undefined;
  if (!board || !isCount(board.rows, 1, 7) || !isCount(board.cols, 1, 7) || !isCount(board.depths, 1, 2)) return null;
  const list = Array.isArray(raw["stars"]) ? (raw["stars"] as unknown[]).slice(0, 200) : [];
  const stars = list.filter((star): star is StarEntry => isShown(star, board));
  const setups = Object.entries((raw["setups"] ?? {}) as StarModule["setups"]).flatMap(([name, setup]) =>
    Array.isArray(setup?.homes)
      ? [[name, { homes: setup.homes.filter((id): id is string => typeof id === "string") }] as const]
      : [],
  );
  return { format: FORMAT, version: 1, board, setups: Object.fromEntries(setups), stars };
}

function isShown(raw: unknown, board: StarModule["board"]): boolean {
  const star = raw as Partial<StarEntry> | null;
  return (
    typeof star === "object" &&
    star !== null &&
    typeof star.id === "string" &&
    typeof star.name === "string" &&
    isCount(star.row, 0, board.rows - 1) &&
    isCount(star.col, 0, board.cols - 1) &&
    isCount(star.depth, 0, 1) &&
    typeof star.plot?.x === "number" &&
    typeof star.plot.y === "number"
  );
}

/** The longest journey on a board in turns (AD-7.2.a). */
export const longestJourney = ({ board }: StarModule): number =>
  journey({ row: 0, col: 0, depth: 0 }, { row: board.rows - 1, col: board.cols - 1, depth: board.depths - 1 });

/** The number of players for whom the map has a set-up. */
export const playersOf = ({ map }: MapDraft): number[] =>
  (Object.keys(SETUPS) as SetupName[])
    .filter((setup) => map.setups[setup]?.homes.length === SETUPS[setup])
    .map((setup) => SETUPS[setup]);

/** Options for a match on the map: the smallest set-up it has, else home stars chosen by the game. */
export function playOptions(draft: MapDraft): Readonly<Record<string, unknown>> {
  const [players] = playersOf(draft);
  const setup = (Object.keys(SETUPS) as SetupName[]).find((name) => SETUPS[name] === players);
  const base = { "ad.version": "independents", "ad.players": players ?? 2, "ad.map": writeDraft(draft) };
  const options = { ...base, "ad.homes": setup ?? "custom" };
  // A set-up can contradict other defaults; home stars chosen by the game never do.
  return "ok" in game.options.parse(options) ? options : { ...base, "ad.players": 2, "ad.homes": "custom" };
}

/** Number of stars that can be home stars. */
export const homeCandidates = ({ map }: MapDraft): number => eligibleHomes(compileMap(map)).length;
