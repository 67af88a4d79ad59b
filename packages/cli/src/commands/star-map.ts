/** Checks a star map of 4000 A.D. for the command `map check`. */
import { compileMap, eligibleHomes, readStarModule, text } from "@starboard/4000ad";
import type { Invalid } from "@starboard/kernel";
import type { CommandContext } from "../context.ts";
import { en as errors } from "../errors.en.ts";
import { en as words } from "../output/made.en.ts";

/** Whether a file claims to be a star map. */
export const isStarMap = (content: unknown): boolean =>
  (content as { readonly format?: unknown } | null)?.format === "starboard.4000ad.stars";

const sentence = ({ code, about }: Invalid): string =>
  text.refusal({ code, rule: "AD-2.D2", about: about ?? {} } as never, {} as never);

/** Prints the size of a map and its set-ups, or every error at its field. Returns the exit status. */
export function checkStarMap(content: unknown, name: string, context: CommandContext): number {
  const read = readStarModule(content);
  if ("bad" in read) {
    context.out(errors.notLoaded(name));
    for (const bad of read.bad)
      context.out(`  ${bad.at === "" ? errors.wholeFile : bad.at}: ${sentence(bad)} (${bad.code})`);
    return 1;
  }
  const map = compileMap(read.ok);
  context.out(`${name}: ${words.stars(map.S, map.sectors.length)}`);
  context.out(`  ${words.homes(eligibleHomes(map).length)}`);
  for (const [setup, { homes }] of Object.entries(read.ok.setups)) context.out(`  ${words.setUp(setup, homes)}`);
  return 0;
}
