/** What the commands for a host's storage and for modules and maps print, in English. */
import { formatFor, translatable } from "@starboard/kit";

const { count, list, plural } = formatFor("en");

export interface BackupContent {
  readonly matches: number;
  readonly entries: number;
  readonly documents: number;
  /** When it was taken, as in ISO 8601. */
  readonly at: string;
  readonly from: string;
}

export const en = translatable("cli/output/made", {
  folder: (folder: string): string => `the folder ${folder}`,
  database: "the database of DATABASE_URL",
  content: ({ matches, entries, documents, at, from }: BackupContent): string =>
    `${list([count(matches, "match", "matches"), count(entries, "entry", "entries"), count(documents, "document", "documents")])}, taken ${at} from ${from}`,
  valid: "valid backup",
  restored: (place: string): string => `restored to ${place}`,
  /** Of `starboard module`: how many can play it, how many options it has. */
  players: (min: number, max: number): string => `${min}–${max} players`,
  options: (n: number): string => `${String(n).padStart(2)} ${plural(n, "option", "options")}`,
  even: "even",
  shortBy: (n: number): string => `short by ${n}`,
  drawn: (module: string, players: number, number: number, tries: number): string =>
    `${module}, ${count(players, "player", "players")}, map ${number}, found after ${count(tries, "try", "tries")}:`,
  territories: (n: number): string => count(n, "territory", "territories"),
  forPlayers: (n: number): string => `for ${count(n, "player", "players")}`,
  stars: (stars: number, sectors: number): string =>
    `${count(stars, "star", "stars")} in ${count(sectors, "sector", "sectors")}`,
  homes: (n: number): string => `${count(n, "star", "stars")} can be home stars`,
  setUp: (id: string, homes: readonly string[]): string => `set-up ${id}: ${homes.join(", ")}`,
});
