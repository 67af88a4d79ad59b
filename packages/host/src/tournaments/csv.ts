/** Exports pairings and standings as CSV (RFC 4180), for spreadsheets and other programs. */
import type { TournamentInfo } from "@starboard/wire/tournament";

type Cell = string | number | null;

/** Quotes a cell that begins like a formula, because players choose their names freely. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cellOf = (cell: Cell): string => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(Math.round(cell * 1000) / 1000);
  return /[",\r\n]/.test(safe(cell)) ? `"${safe(cell).replaceAll('"', '""')}"` : safe(cell);
};
/** Builds the file. It begins with a byte order mark, because spreadsheets misread names without it. */
const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`;

const nameOf = ({ entrants }: TournamentInfo, entrant: number): string => entrants[entrant]?.name ?? "";
const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Returns one row per entrant, best first. */
export function standingsCsv(info: TournamentInfo): string {
  const head = ["place", "name", "kind", "level", "seed", "rating", "points", ...info.ties, "out", "outAfterRound"];
  const rows = info.standings.map(({ entrant, place, points, ties }): Cell[] => {
    const one = info.entrants[entrant];
    return [
      place,
      nameOf(info, entrant),
      one?.kind ?? null,
      one?.level ?? null,
      one?.seed ?? null,
      one?.rating ?? null,
      points.total,
      ...info.ties.map((tie) => ties[tie]?.total ?? null),
      one?.out?.why ?? null,
      one?.out?.round ?? null,
    ];
  });
  return csv([head, ...rows]);
}

/** Returns one row per entrant of each pairing, in seat order, and one per bye. */
export function pairingsCsv(info: TournamentInfo): string {
  const head = ["round", "pairing", "seat", "name", "score", "how", "reason", "state", "table", "pairedAt", "deadline"];
  const rows = info.played.flatMap(({ round, pairings, byes, pairedAt, deadline }) => [
    ...pairings.flatMap(({ entrants, legs, result }, n) =>
      entrants.map((entrant, seat): Cell[] => [
        round,
        n + 1,
        seat + 1,
        nameOf(info, entrant),
        result?.scores[seat] ?? null,
        result?.how ?? null,
        result?.why ?? null,
        result ? "over" : (legs.at(-1)?.state ?? null),
        legs.map(({ table }) => table).join(" "),
        isoOf(pairedAt),
        isoOf(deadline),
      ]),
    ),
    ...byes.map((entrant): Cell[] => [
      round,
      null,
      null,
      nameOf(info, entrant),
      1,
      "bye",
      null,
      "over",
      null,
      isoOf(pairedAt),
      null,
    ]),
  ]);
  return csv([head, ...rows]);
}
