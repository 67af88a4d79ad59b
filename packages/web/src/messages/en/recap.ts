/** Texts of the recap of what other players did. */
import { formatFor, translatable } from "@starboard/kit";

const { count, list } = formatFor("en");

export const recap = translatable("web/messages/recap.recap", {
  away: "While you were away",
  watched: "Since your last turn",
  moved: (names: readonly string[]): string => (names.length > 0 ? `${list(names)} moved.` : ""),
  spoken: (title: string, n: number): string => `${title}: ${count(n, "event concerns", "events concern")} you.`,
  spokenMore: (n: number): string => `${count(n, "more event", "more events")}: press N.`,
  concerns: "Concerns you",
  nothing: "Nothing concerned you.",
  others: (n: number): string => `${count(n, "more action", "more actions")} of other players`,
  show: "Show",
  replay: "Replay from here",
  next: "Next event",
  nextShort: "Next",
  seen: "Mark as seen",
  /** Several events at one place. */
  numbers: (numbers: readonly number[]): string => numbers.join(", "),
  place: (at: number, of: number): string => `${at} of ${of}`,
  setting: "Sum up what other players did",
  settingHint: "With a list of what concerns you, before you decide.",
  settings: { away: "When I missed it", always: "Every turn", never: "Never" },
} as const);
