/** What the commands for games, records and studies print, in English. */
import type { VerificationStep } from "@starboard/kernel";
import { formatFor, translatable } from "@starboard/kit";

const { count, number } = formatFor("en");

const PARTS: Readonly<Record<VerificationStep["check"], readonly [name: string, one: string, other: string]>> = {
  chain: ["hash chain", "entry", "entries"],
  origin: ["continued record", "entry", "entries"],
  commitment: ["commitment", "secret", "secrets"],
  draws: ["draws", "draw", "draws"],
  acts: ["acts replayed", "moment", "moments"],
  result: ["result", "result", "results"],
};

const STATES: Readonly<Record<VerificationStep["state"], string>> = {
  ok: "verified",
  open: "open: needs the secret, which is published with the result",
  failed: "FAILED",
};

export const en = translatable("cli/output/records", {
  /** Of `starboard games`. */
  edition: (title: string, edition: number): string => `${title}, edition ${edition}`,
  range: (min: number, max: number, none: number | undefined): string =>
    `${min} to ${max}${none === undefined ? "" : `, or ${none} for none`}`,
  anyOf: (n: number): string => `any of ${count(n, "value", "values")}`,
  custom: "a custom file, or null",
  sheet: (value: string, departs: string): string => `Rule sheet: ${value}. ${departs}`.trim(),
  /** Of `starboard play`. */
  you: "You",
  player: (n: number): string => `Player ${n}`,
  typeHelp: "Type help for a list of commands.",
  /** Of `starboard replay`. */
  faultAt: (n: number): string => `The record has an error at entry ${n}. The part before it is shown.`,
  /** Of `starboard export`. */
  seenByClosed: (name: string): string =>
    `--seen-by is “${name}”, but the match is not over, so nothing can be opened. Use public, or a seat from 0.`,
  seenBySeats: (name: string, seats: number): string =>
    `--seen-by is “${name}”, but there are ${count(seats, "seat", "seats")}. Use public, a seat from 0, or after the end open.`,
  /** Of `starboard verify`. */
  changed: (says: string, made: string): string => `the record says ${says}, but it was made for ${made}.`,
  part: (check: VerificationStep["check"]): string => PARTS[check][0],
  amount: (check: VerificationStep["check"], n: number): string => count(n, PARTS[check][1], PARTS[check][2]),
  state: (state: VerificationStep["state"]): string => STATES[state],
  where: (n: number): string => (n < 0 ? "in the head" : `at entry ${n}`),
  passed: "Every check passed.",
  open: "No errors so far. Some checks are still open.",
  failed: "Verification failed.",
  digest: (digest: string): string => `final state ${digest}`,
  /** Of `starboard study check`. */
  matches: "matches",
  entries: (game: string, n: number): string => `${game} (${count(n, "entry", "entries")})`,
  chapters: "chapters",
  notes: "notes",
  variations: "variations",
  withMoves: (variations: number, moves: number): string =>
    `${number(variations)} with ${count(moves, "move", "moves")}`,
  studyGood: "Every record and every line follows the rules.",
  studyBad: "This study is not valid.",
  noStudy: (file: string): string => `${file} is not a Starboard study.`,
});
