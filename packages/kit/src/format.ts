/**
 * Formats counts, lists, dates and durations for texts that people read. Each text module asks for its own language, so
 * a second language needs texts but no code.
 */

/** The two forms that every supported language has. A language with more plural categories adds them. */
export interface PluralForms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  readonly one: string;
  readonly other: string;
}

export interface Format {
  /** The word form for `n`: "ship" or "ships". */
  readonly plural: (n: number, one: string, other: string, more?: Partial<PluralForms>) => string;
  /** The number with its word form: "1 ship", "3 ships". */
  readonly count: (n: number, one: string, other: string, more?: Partial<PluralForms>) => string;
  /** "A, B and C". */
  readonly list: (items: readonly string[]) => string;
  /** "A, B or C". */
  readonly anyOf: (items: readonly string[]) => string;
  /** An ordinal: 1 becomes "1st". */
  readonly ordinal: (n: number) => string;
  /** A count in words up to twelve, "four", and in figures above. */
  readonly spelled: (n: number) => string;
  readonly number: (n: number, options?: Intl.NumberFormatOptions) => string;
  /** A share from 0 to 1: "45%". */
  readonly percent: (share: number) => string;
  /** Seconds in the largest unit that divides them, from seconds to weeks: "3 days", "90 minutes". */
  readonly duration: (seconds: number) => string;
  /** Remaining time with at most two units: "3:07", "1:02:45", "2d 5h". Milliseconds, rounded up to a second. */
  readonly timer: (ms: number) => string;
  /** "5 Mar 2026", from milliseconds since 1970 in the reader's time zone. */
  readonly date: (at: number) => string;
  /** "Thu, 5 Mar, 14:30". */
  readonly dateTime: (at: number) => string;
  /** Time since a moment, relative to `now`: "now", "5m ago", "yesterday"; a date after a week. */
  readonly ago: (at: number, now: number) => string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DURATIONS: readonly (readonly [seconds: number, unit: string])[] = [
  [604_800, "week"],
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];
const AGES: readonly (readonly [limit: number, unit: Intl.RelativeTimeFormatUnit, size: number])[] = [
  [HOUR, "minute", MINUTE],
  [DAY, "hour", HOUR],
  [7 * DAY, "day", DAY],
];
/** English endings of ordinal numbers; other supported languages use a full stop. */
const ENGLISH_ORDINALS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

const ENGLISH_NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function createFormat(locale: string): Format {
  const english = locale === "en" || locale.startsWith("en-");
  const cardinals = new Intl.PluralRules(locale);
  const ordinals = new Intl.PluralRules(locale, { type: "ordinal" });
  const plain = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const lists = (type: Intl.ListFormatType) => new Intl.ListFormat(english ? "en-GB" : locale, { type, style: "long" });
  const conjunction = lists("conjunction");
  const disjunction = lists("disjunction");
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "narrow" });
  const dates = new Intl.DateTimeFormat(english ? "en-GB" : locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
  const moments = new Intl.DateTimeFormat(english ? "en-GB" : locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  const inUnit = (value: number, unit: string, unitDisplay: "long" | "narrow"): string =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }).format(value);
  const plural: Format["plural"] = (n, one, other, more) =>
    more?.[cardinals.select(n)] ?? (cardinals.select(n) === "one" ? one : other);
  const two = (n: number): string => String(n).padStart(2, "0");

  return {
    plural,
    count: (n, one, other, more) => `${plain.format(n)} ${plural(n, one, other, more)}`,
    list: (items) => conjunction.format(items),
    anyOf: (items) => disjunction.format(items),
    ordinal: (n) => (english ? `${n}${ENGLISH_ORDINALS[ordinals.select(n)] ?? "th"}` : `${n}.`),
    spelled: (n) => (english ? ENGLISH_NUMBERS[n] : undefined) ?? plain.format(n),
    number: (n, options) => (options ? new Intl.NumberFormat(locale, options) : plain).format(n),
    percent: (value) => share.format(value),
    duration(seconds) {
      const [size, unit] = DURATIONS.find(([each]) => seconds >= each && seconds % each === 0) ?? [1, "second"];
      return inUnit(seconds / size, unit, "long");
    },
    timer(ms) {
      const seconds = Math.ceil(ms / SECOND);
      const days = Math.floor(seconds / 86_400);
      const hours = Math.floor((seconds % 86_400) / 3600);
      const minutes = Math.floor((seconds % 3600) / 60);
      if (days > 0) return `${inUnit(days, "day", "narrow")} ${inUnit(hours, "hour", "narrow")}`;
      return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
    },
    date: (at) => dates.format(at),
    dateTime: (at) => moments.format(at),
    ago(at, now) {
      const age = now - at;
      if (age < MINUTE) return relative.format(0, "second");
      for (const [limit, unit, size] of AGES) if (age < limit) return relative.format(-Math.floor(age / size), unit);
      return dates.format(at);
    },
  };
}

const formats = new Map<string, Format>();

/** Returns the formats of a language, by its BCP 47 tag. Created once per language. */
export function formatFor(locale: string): Format {
  let format = formats.get(locale);
  if (!format) formats.set(locale, (format = createFormat(locale)));
  return format;
}
