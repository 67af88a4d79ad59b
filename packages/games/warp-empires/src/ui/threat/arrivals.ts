/**
 * What can arrive at a territory by when, and at which odds: the rules' reach and battle calculations for the stacks of
 * other seats, from what the reader has seen. For a spectator, the stacks of all seats.
 */
import { type CompiledModule, movesToReach, NONE, type ViewWE, winning } from "@starboard/warp-empires";
import type { Seat } from "@starboard/kernel";
import { type Known, knownState, outlook } from "../model/known-state.ts";
import { type Tabletop } from "../model/table.ts";

/** The most moves that are looked ahead: a second move takes another card, or the seat's next turn. */
const MOST_MOVES = 2;

export interface Arrival {
  readonly seat: Seat;
  /** Index of the territory the stack comes from. */
  readonly from: number;
  /** Units that can arrive, unseen ones included. */
  readonly units: number;
  /** Moves that it takes. */
  readonly moves: number;
  /** The battle against the units there; null if the reader, or for a spectator any other seat, has nothing to lose there. */
  readonly battle: Battle | null;
}
export interface Battle {
  /** Force of the arriving units that the reader has seen. */
  readonly theirs: number;
  readonly unseen: number;
  /** Force of the units there that the reader has seen. */
  readonly defence: number;
  readonly unseenDefenders: number;
  /** Estimated probability that the arriving seat wins, 0 to 1. */
  readonly chance: number;
}

/** A group that could leave a stack, with the moves it takes to every territory in reach. */
interface Group {
  readonly types: readonly number[];
  readonly moves: ReadonlyMap<number, number>;
}

const cache = new WeakMap<Known, Map<string, readonly Group[]>>();

/** Stacks of other seats that can arrive at the territory with index `at`, the most dangerous first. */
export function arrivalsAt(table: Tabletop, at: number): readonly Arrival[] {
  const { view, me } = table;
  if (view.phase === null) return [];
  const known = knownState(view, me ?? "public");
  const found = view.territories.flatMap((territory, from) =>
    territory.stacks.flatMap(({ seat, count }): Arrival[] => {
      const defender = defenderOf(view, at, seat);
      if (seat === me || from === at || (me === null && defender === seat)) return [];
      const group = groupsOf(known, seat, from).find(({ moves }) => moves.has(at));
      if (!group) return [];
      // Units that the reader has not seen are taken to be able to keep up.
      const unseen = Math.max(0, count - stackOf(known, from, seat).length);
      return [
        {
          seat,
          from,
          units: group.types.length + unseen,
          moves: group.moves.get(at) ?? MOST_MOVES,
          battle:
            defender !== null && (me === null || hasSomethingAt(view, at, me))
              ? battleOf(table, known, { seat, from, at, types: group.types, unseen, defender })
              : null,
        },
      ];
    }),
  );
  return found.sort((a, b) => (b.battle?.chance ?? 0) - (a.battle?.chance ?? 0) || a.moves - b.moves);
}

/** The seat that a seat would fight at a territory: the owner of another stack there, else of the marker; null if none. */
const defenderOf = ({ territories }: ViewWE, at: number, seat: Seat): Seat | null =>
  territories[at]?.stacks.find((stack) => stack.seat !== seat)?.seat ?? territories[at]?.marker ?? null;
const hasSomethingAt = ({ territories }: ViewWE, at: number, seat: Seat): boolean =>
  territories[at]?.marker === seat || territories[at]?.stacks.some((stack) => stack.seat === seat) === true;

const stackOf = ({ compiled, state }: Known, at: number, seat: number): readonly number[] =>
  state.stacks[at * compiled.N + seat] ?? [];

/** The groups of a stack, the largest first: all seen units that move, then only the faster ones. */
function groupsOf(known: Known, seat: number, from: number): readonly Group[] {
  const groups = cache.get(known) ?? new Map<string, readonly Group[]>();
  cache.set(known, groups);
  const key = `${seat} ${from}`;
  const before = groups.get(key);
  if (before) return before;
  const { units } = known.compiled;
  const mobile = stackOf(known, from, seat)
    .map((unit) => unit & 63)
    .filter((type) => units[type]?.speed !== 0);
  const speeds = [...new Set(mobile.map((type) => units[type]?.speed ?? 0).filter((speed) => speed > 0))].sort(
    (a, b) => a - b,
  );
  const made = speeds.map((least): Group => {
    const types = mobile.filter((type) => {
      const speed = units[type]?.speed ?? 0;
      return speed < 0 || speed >= least;
    });
    return { types, moves: movesToReach(known.state, known.compiled, seat, from, types, MOST_MOVES) };
  });
  groups.set(key, made);
  return made;
}

function battleOf(
  { view }: Tabletop,
  known: Known,
  {
    seat,
    from,
    at,
    types,
    unseen,
    defender,
  }: { seat: Seat; from: number; at: number; types: readonly number[]; unseen: number; defender: Seat },
): Battle {
  const found = outlook(known, view, seat, from, at, defender, types);
  const theirs = found.mine.total;
  const defence = found.theirs.total;
  const expected = theirs + unseen * averageForce(known, seat);
  const against = defence + found.unseen * averageForce(known, defender);
  const chance = winning(Math.round(expected - against));
  return { theirs, unseen, defence, unseenDefenders: found.unseen, chance };
}

/** The mean Force of a mobile unit of the module in the hands of a seat. */
function averageForce({ compiled, state }: Known, seat: number): number {
  const row = rowOf(compiled, state.faction[seat] ?? NONE);
  const mobile = compiled.units.filter(({ fort }) => !fort);
  const sum = mobile.reduce((total, { no }) => total + (compiled.force[row * compiled.U + no] ?? 0), 0);
  return mobile.length === 0 ? 0 : sum / mobile.length;
}
const rowOf = (compiled: CompiledModule, faction: number): number =>
  faction === NONE ? compiled.factions.length - 1 : faction;
