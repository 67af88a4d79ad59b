/** What `starboard lab` prints, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./measurement.en.ts";

const { number, count } = formatFor("de");

const share = (x: number): string =>
  number(x, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const de: Translation<typeof en> = {
  share,
  interval: ({ mean, half }) => `${share(mean)} ± ${share(half)}`,
  minus: "B minus A",
  pairs: (n) => `(${count(n, "Paar", "Paare")})`,
  chance: "Chance, dass B besser ist",
  verdict: "Urteil",
  open: "noch nicht entschieden",
  better: (letter) => `${letter} ist besser`,
  version: "Version",
  seat: (n, side) => `Sitz ${n}${side === null ? "" : `, ${side}`}`,
  matches: "Partien",
  played: (matches, drawn, unfinished) => `${matches}, unentschieden ${drawn}, nicht beendet ${unfinished}`,
  length: "Länge 25/50/75 %",
  ahead: "endgültig vorn ab",
  ended: "beendet durch",
  decided: "entschieden mit",
  failed: (n) => (n === 1 ? "1 Partie ließ sich nicht spielen." : `${number(n)} Partien ließen sich nicht spielen.`),
};
