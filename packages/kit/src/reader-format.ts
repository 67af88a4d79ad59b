/** Formats in the language of the moment, for code that is not a text of one language. */
import { type Format, formatFor } from "./format.ts";
import { language } from "./language.ts";

const now = (): Format => formatFor(language());

export const readerFormat: Format = {
  plural: (...about) => now().plural(...about),
  count: (...about) => now().count(...about),
  list: (items) => now().list(items),
  anyOf: (items) => now().anyOf(items),
  ordinal: (n) => now().ordinal(n),
  spelled: (n) => now().spelled(n),
  number: (...about) => now().number(...about),
  percent: (share) => now().percent(share),
  duration: (seconds) => now().duration(seconds),
  timer: (ms) => now().timer(ms),
  date: (at) => now().date(at),
  dateTime: (at) => now().dateTime(at),
  ago: (at, since) => now().ago(at, since),
};
