/** Texts of the recap of what other players did, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { recap as english } from "../en/recap.ts";

const { count, list } = formatFor("de");

export const recap: Translation<typeof english> = {
  away: "Während du weg warst",
  watched: "Seit deinem letzten Zug",
  moved: (names) => (names.length > 0 ? `Gehandelt: ${list(names)}.` : ""),
  spoken: (title, n) => `${title}: ${count(n, "Ereignis betrifft", "Ereignisse betreffen")} dich.`,
  spokenMore: (n) => `${count(n, "weiteres Ereignis", "weitere Ereignisse")}: drücke N.`,
  concerns: "Betrifft dich",
  nothing: "Nichts hat dich betroffen.",
  others: (n) => `${count(n, "weitere Aktion", "weitere Aktionen")} der anderen`,
  show: "Zeigen",
  replay: "Ab hier wiedergeben",
  next: "Nächstes Ereignis",
  nextShort: "Weiter",
  seen: "Gesehen",
  numbers: (numbers) => numbers.join(", "),
  place: (at, of) => `${at} von ${of}`,
  setting: "Zusammenfassen, was die anderen getan haben",
  settingHint: "Mit einer Liste dessen, was dich betrifft, bevor du entscheidest.",
  settings: { away: "Wenn ich es verpasst habe", always: "Jeden Zug", never: "Nie" },
};
