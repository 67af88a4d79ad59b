import type { Update } from "@starboard/wire";
import { EMPTY, factsSoFar } from "../table/playback.ts";
import type { TableContext } from "../table/table-context.ts";

/** The whole match as text: one line for each fact, with its rule. */
export const transcriptOf = (updates: readonly Update[], text: Pick<TableContext["text"], "fact">): string =>
  factsSoFar({ ...EMPTY, moments: updates, cursor: updates.length - 1 })
    .map(({ fact }) => `${text.fact(fact)} [${fact.rule}]\n`)
    .join("");
