/** Checks a star map of 4000 A.D. for the command `map check`. */
import { compileMap, eligibleHomes, readStarModule, text } from "@starboard/4000ad";
import type { Invalid } from "@starboard/kernel";
import { readerFormat } from "@starboard/kit";
import type { CommandContext } from "../context.ts";

const { count } = readerFormat;

/** Whether a file claims to be a star map. */
export const isStarMap = (content: unknown): boolean =>
  (content as { readonly format?: unknown } | null)?.format === "starboard.4000ad.stars";

const sentence = ({ code, about }: Invalid): string =>
  text.refusal({ code, rule: "AD-2.D2", about: about ?? {} } as never, {} as never);

/** Prints the size of a map and its set-ups, or every error at its field. Returns the exit status. */
export function checkStarMap(content: unknown, name: string, context: CommandContext): number {
  const read = readStarModule(content);
  if ("bad" in read) {
    context.out(`${name} cannot be loaded:`);
    for (const bad of read.bad)
      context.out(`  ${bad.at === "" ? "whole file" : bad.at}: ${sentence(bad)} (${bad.code})`);
    return 1;
  }
  const map = compileMap(read.ok);
  const stars = count(map.S, "star", "stars");
  context.out(`${name}: ${stars} in ${count(map.sectors.length, "sector", "sectors")}`);
  context.out(`  ${count(eligibleHomes(map).length, "star", "stars")} can be home stars`);
  for (const [setup, { homes }] of Object.entries(read.ok.setups))
    context.out(`  set-up ${setup}: ${homes.join(", ")}`);
  return 0;
}
