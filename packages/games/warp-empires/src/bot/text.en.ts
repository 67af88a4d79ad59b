/** What a part of the evaluation says, for the reasons after a match. */
import type { Part } from "./value.ts";

const words: { readonly [part in Part]: (mine: string, theirs: string) => string } = {
  territories: (mine, theirs) => `Territories held and to be claimed (${mine} against ${theirs}).`,
  goal: (mine, theirs) => `Nearness to victory (${mine} against ${theirs}).`,
  income: (mine, theirs) => `Revenue and treasury (${mine} against ${theirs}).`,
  force: (mine, theirs) => `Force on the map (${mine} against ${theirs}).`,
  cards: (mine, theirs) => `Cards in hand (${mine} against ${theirs}).`,
  home: (mine, theirs) => `The home territory (${mine} against ${theirs}).`,
  reach: (mine, theirs) => `What could be taken soon (${mine} against ${theirs}).`,
  threats: (mine, theirs) => `Territories under threat (${mine} against ${theirs}).`,
};

/** The words of a reason's key, such as `warp.income`; undefined for a key that is not ours. */
export function reasonInWords(
  key: string,
  about: { readonly [name: string]: string | number } = {},
): string | undefined {
  const part = key.replace(/^warp\./, "");
  const say = Object.hasOwn(words, part) ? words[part as Part] : undefined;
  return say?.(String(about["mine"] ?? ""), String(about["theirs"] ?? ""));
}
