/** Matches on this device and online tables as one list, for the start page and the page of matches. */
import { parseEdition, type Seat, type Viewer } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import type { TableInfo } from "@starboard/wire/host";
import type { Route } from "../router.ts";
import { isTurn } from "../online/turn-count.ts";
import { isDraw } from "../shell/outcome.ts";

export interface MatchItem {
  readonly kind: "local" | "online";
  /** Id of the match or table. */
  readonly match: string;
  readonly gameId: string;
  /** Title of the table; empty if it has none. */
  readonly title: string;
  /** The players; empty names are vacant seats. */
  readonly names: readonly string[];
  readonly state: "lobby" | "playing" | "over";
  readonly isYourTurn: boolean;
  /** Names of the players who must act; empty if no seat is asked. */
  readonly waitsFor: readonly string[];
  /** Names of the winners; empty before the end and after a draw. */
  readonly winners: readonly string[];
  /** Number of vacant seats, before the match. */
  readonly vacantCount: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly to: Route;
  /** The viewer whose view the picture shows, and the entry count of the match; null before it begins. */
  readonly shown: { readonly viewer: Viewer; readonly at: number } | null;
  /** The summary of a local match, or the table. */
  readonly source: { readonly summary: MatchSummary } | { readonly table: TableInfo };
}

const gameIdOf = (game: string): string => parseEdition(game)?.id ?? game;

function localItem(summary: MatchSummary): MatchItem {
  const { match, game, seats, asked, over } = summary;
  const nameOf = (seat: number): string => seats[seat]?.name ?? "";
  const person =
    asked.find((seat) => seats[seat]?.kind === "person") ?? seats.findIndex(({ kind }) => kind === "person");
  return {
    kind: "local",
    match,
    gameId: gameIdOf(game),
    title: "",
    names: seats.map(({ name }) => name),
    state: over ? "over" : "playing",
    isYourTurn: !over && asked.some((seat) => seats[seat]?.kind === "person"),
    waitsFor: over ? [] : asked.map(nameOf),
    winners: over && !isDraw(over, seats.length) ? over.winners.map(nameOf) : [],
    vacantCount: 0,
    changedAt: summary.changedAt,
    to: over ? { at: "replay", match } : { at: "table", match },
    shown: { viewer: person < 0 ? "public" : (person as Seat), at: summary.at },
    source: { summary },
  };
}

function onlineItem(table: TableInfo): MatchItem {
  const { summary, seats, you, state } = table;
  const nameOf = (seat: number): string => seats[seat]?.name || summary?.seats[seat]?.name || "";
  const [own] = you.seats;
  const over = summary?.over ?? null;
  return {
    kind: "online",
    match: table.table,
    gameId: gameIdOf(table.game),
    title: table.terms.title,
    names: seats.map((_, seat) => nameOf(seat)),
    state,
    isYourTurn: isTurn(table),
    waitsFor: state === "playing" && summary && !over ? summary.asked.map(nameOf) : [],
    winners: over && !isDraw(over, seats.length) ? over.winners.map(nameOf) : [],
    vacantCount: seats.filter(({ kind }) => kind === "vacant").length,
    changedAt: table.changedAt,
    to: { at: "online", table: table.table },
    shown: summary ? { viewer: own ?? "public", at: summary.at } : null,
    source: { table },
  };
}

/** All matches, each once: those that wait for this player first, then running ones, then finished ones. */
export function matchItems(local: readonly MatchSummary[], online: readonly TableInfo[]): readonly MatchItem[] {
  const items = [...online.map(onlineItem), ...local.map(localItem)];
  // A finished online match can also be stored on this device.
  const unique = [...new Map(items.toReversed().map((item) => [item.match, item])).values()];
  const rank = (item: MatchItem): number => (item.isYourTurn ? 0 : item.state === "over" ? 2 : 1);
  return unique.toSorted((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
}
