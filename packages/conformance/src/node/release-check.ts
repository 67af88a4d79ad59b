/**
 * The release check: compares what every golden record shows and allows with the stored behaviour of its edition. The
 * behaviour of an edition is stored in `behaviour/edition-<n>.json` of the game's folder. Once an edition is released,
 * its behaviour cannot be stored anew, so a change of rules needs a new edition.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import {
  type Behaviour,
  behaviourOf,
  type BehaviourPart,
  compareUnder,
  differingEntries,
  type EditionDifference,
  PARTS,
} from "@starboard/conformance";
import { type FindGame, type MatchRecord, parseEdition, parseRecord } from "@starboard/kernel";
import { entryOfEdition, type GameEntry } from "@starboard/kit";
import { filesUnder, SPECS } from "./files.ts";

/** The stored behaviour of one edition. */
export interface StoredBehaviour {
  readonly game: string;
  /** True once matches of this edition may exist outside: from then on its behaviour stays as it is. */
  readonly released: boolean;
  /** By the path of the record in `records`, without its ending. */
  readonly records: Readonly<Record<string, Behaviour>>;
}

/** One record whose behaviour is not the stored one. */
export interface BehaviourChange {
  readonly game: string;
  readonly record: string;
  /** `changed`: the entries of each part that differ. `new`: nothing is stored. `missing`: the record is gone. */
  readonly is: "changed" | "new" | "missing" | "unplayable";
  readonly released: boolean;
  readonly entries: Partial<Readonly<Record<BehaviourPart, readonly number[]>>>;
}

interface GoldenRecord {
  readonly name: string;
  readonly edition: number;
  readonly record: MatchRecord;
}

/** Every golden record of a game's folder with the edition it began with, by name. */
export function goldenRecords(folder: string): GoldenRecord[] {
  const root = join(folder, "records");
  return filesUnder(root, ".json")
    .filter((file) => basename(file) !== SPECS)
    .map((file) => {
      const read = parseRecord(readFileSync(file, "utf8"));
      if ("bad" in read) throw new Error(`${file} is not a record`);
      const name = relative(root, file)
        .replace(/\.json$/, "")
        .replaceAll("\\", "/");
      return { name, edition: parseEdition(read.ok.game)?.edition ?? 0, record: read.ok };
    });
}

const findIn =
  (entry: GameEntry): FindGame =>
  (id, edition) =>
    id === entry.game.id ? entryOfEdition(entry, edition)?.game : undefined;

const fileOf = (folder: string, edition: number): string => join(folder, "behaviour", `edition-${edition}.json`);

/** The editions of a game that are played, oldest first. */
export const editionsIn = ({ game, editions }: GameEntry): number[] => {
  const newest: number = game.edition;
  const baseline = editions?.baseline ?? newest;
  return Array.from({ length: newest - baseline + 1 }, (_, i) => baseline + i);
};

export function readBehaviour(folder: string, edition: number): StoredBehaviour | undefined {
  const file = fileOf(folder, edition);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as StoredBehaviour) : undefined;
}

/** Compares the golden records of a game with the stored behaviour of their editions. Empty if nothing has changed. */
export function behaviourChanges(folder: string, entry: GameEntry): BehaviourChange[] {
  const records = goldenRecords(folder);
  return editionsIn(entry).flatMap((edition) => {
    const stored = readBehaviour(folder, edition);
    const game = `${String(entry.game.id)}@${edition}`;
    const released = stored?.released ?? false;
    const here = records.filter((one) => one.edition === edition);
    const gone = Object.keys(stored?.records ?? {}).filter((name) => !here.some((one) => one.name === name));
    const missing = gone.map((record) => ({ game, record, is: "missing", released, entries: {} }) as const);
    const changed = here.flatMap(({ name, record }): BehaviourChange[] => {
      const head = { game, record: name, released };
      const now = behaviourOf(record, findIn(entry));
      const then = stored?.records[name];
      if (!now) return [{ ...head, is: "unplayable", entries: {} }];
      if (!then) return [{ ...head, is: "new", entries: {} }];
      const entries = Object.fromEntries(
        PARTS.map((part) => [part, differingEntries(then[part], now[part])] as const).filter(([, n]) => n.length > 0),
      );
      return Object.keys(entries).length > 0 ? [{ ...head, is: "changed", entries }] : [];
    });
    return [...missing, ...changed];
  });
}

/**
 * Stores the behaviour of every edition. Records of a released edition are only added. Returns the changes that were
 * not stored because their edition is released.
 */
export function storeBehaviour(folder: string, entry: GameEntry, release = false): BehaviourChange[] {
  const changes = behaviourChanges(folder, entry);
  const kept = changes.filter(({ is, released }) => is === "unplayable" || (released && is !== "new"));
  if (kept.length > 0) return kept;
  const records = goldenRecords(folder);
  mkdirSync(join(folder, "behaviour"), { recursive: true });
  for (const edition of editionsIn(entry)) {
    const here = records.filter((one) => one.edition === edition);
    const stored: StoredBehaviour = {
      game: `${String(entry.game.id)}@${edition}`,
      released: release || (readBehaviour(folder, edition)?.released ?? false),
      records: Object.fromEntries(
        here.map(({ name, record }) => [name, behaviourOf(record, findIn(entry)) as Behaviour]),
      ),
    };
    writeFileSync(fileOf(folder, edition), `${JSON.stringify(stored, null, 2)}\n`);
  }
  return [];
}

/** What the golden records of an edition do differently under the next one. */
export interface EditionReport {
  readonly from: string;
  readonly to: string;
  readonly records: readonly { readonly name: string; readonly differences: readonly EditionDifference[] }[];
}

/** Plays the golden records of every edition under the next edition. Empty for a game with one edition. */
export function editionReports(folder: string, entry: GameEntry): EditionReport[] {
  const records = goldenRecords(folder);
  return editionsIn(entry).flatMap((edition) => {
    const next = entryOfEdition(entry, edition + 1);
    if (!next) return [];
    const id = String(entry.game.id);
    const here = records.filter((one) => one.edition === edition);
    const compared = here.map(({ name, record }) => ({
      name,
      differences: compareUnder(record, findIn(entry), next.game),
    }));
    return [{ from: `${id}@${edition}`, to: `${id}@${edition + 1}`, records: compared }];
  });
}
