/** Counts how often each side won, in groups of matches. Pure, so that a test can enumerate it. */
import { type Company, company, type SideShare } from "@starboard/wire/statistics";
import type { PlayedBySeat } from "@starboard/wire/people";
import type { FinishedDoc } from "../archive/doc.ts";
import { wilson } from "../profiles/profile.ts";
import type { CountedCompany } from "./doc.ts";

/** Most sides, scenarios and items that are listed, those with the most matches. */
const MAX_SIDES = 16;
const MAX_SCENARIOS = 24;
const MAX_ITEMS = 24;

/** A published file: what the options of a match must hold if it was played. */
export interface PublishedFile {
  readonly item: string;
  /** Digests by option. */
  readonly files: Readonly<Record<string, string>>;
  /** The seat that plays the file; null if all do. */
  readonly seat: number | null;
}

type Seats = FinishedDoc["seats"];
type SideCount = Pick<SideShare, "won" | "drawn" | "played"> & { readonly even: number };
interface Group {
  matches: number;
  /** By English name, which documents of earlier versions have without an id. */
  readonly sides: Map<string, SideCount & PlayedBySeat>;
}
const newGroup = (): Group => ({ matches: 0, sides: new Map() });

function addMatch(group: Group, seats: Seats, counted: Seats): void {
  group.matches += 1;
  for (const { side, sideId, result } of counted) {
    // The rules of the match are not installed any more.
    if (side === "") continue;
    const { won, drawn, played, even, ...named } = group.sides.get(side) ?? {
      side,
      won: 0,
      drawn: 0,
      played: 0,
      even: 0,
    };
    group.sides.set(side, {
      ...named,
      ...(sideId !== undefined && { sideId }),
      won: won + Number(result === "won"),
      drawn: drawn + Number(result === "drawn"),
      played: played + 1,
      even: even + 1 / seats.length,
    });
  }
}

const sharesOf = ({ matches, sides }: Group) => ({
  matches,
  sides: [...sides.values()]
    .map(({ won, drawn, played, even, ...named }) => ({
      ...named,
      won,
      drawn,
      played,
      ...wilson(won, played),
      even: even / played,
    }))
    .toSorted((a, b) => b.played - a.played || (a.side < b.side ? -1 : 1))
    .slice(0, MAX_SIDES),
});

/** The groups with the most matches. */
const largest = <K>(groups: ReadonlyMap<K, Group>, most: number): [K, Group][] =>
  [...groups].toSorted(([, a], [, b]) => b.matches - a.matches).slice(0, most);

const companyOf = ({ seats, programs = [], handedOver }: FinishedDoc): Company => {
  if (handedOver) return "mixed";
  const people = seats.filter(({ kind }, n) => kind === "person" && !programs.includes(n)).length;
  return people === seats.length ? "people" : people === 0 ? "bots" : "mixed";
};

export interface Tally {
  add(doc: FinishedDoc): void;
  counted(): CountedCompany[];
}

/** @param published the files of the library, of which those that were played are counted */
export function createTally(published: readonly PublishedFile[]): Tally {
  const by = new Map<
    Company,
    { readonly all: Group; readonly scenarios: Map<string | null, Group>; readonly items: Map<string, Group> }
  >();
  const groupOf = <K>(groups: Map<K, Group>, key: K): Group => {
    const group = groups.get(key) ?? newGroup();
    groups.set(key, group);
    return group;
  };
  return {
    add(doc) {
      const { seats, preset, files = {} } = doc;
      const of = companyOf(doc);
      const counts = by.get(of) ?? { all: newGroup(), scenarios: new Map(), items: new Map() };
      by.set(of, counts);
      addMatch(counts.all, seats, seats);
      addMatch(groupOf(counts.scenarios, preset), seats, seats);
      if (Object.keys(files).length === 0) return;
      // Two versions of an item may be the same to the rules; a match counts once for an item and seat.
      const played = new Map<string, PublishedFile>();
      for (const file of published)
        if (Object.entries(file.files).every(([option, digest]) => files[option] === digest))
          played.set(`${file.item} ${file.seat}`, file);
      for (const { item, seat } of played.values())
        addMatch(groupOf(counts.items, item), seats, seat === null ? seats : seats.slice(seat, seat + 1));
    },
    counted: () =>
      company.options.flatMap((of) => {
        const counts = by.get(of);
        if (!counts) return [];
        const { all, scenarios, items } = counts;
        return [
          {
            company: of,
            ...sharesOf(all),
            scenarios: largest(scenarios, MAX_SCENARIOS).map(([preset, group]) => ({ preset, ...sharesOf(group) })),
            items: largest(items, MAX_ITEMS).map(([item, group]) => ({ item, ...sharesOf(group) })),
          },
        ];
      }),
  };
}
