import { en as errors } from "../errors.en.ts";
import { parseArgs } from "node:util";
import { countPerft, type PerftTable } from "@starboard/conformance";
import { perftTests } from "@starboard/conformance/node";
import { type Command, findEntry, entryOf, CliError } from "../context.ts";
import { existing, number, readOptions } from "../files.ts";
import { runFileTests } from "./situations.ts";

/** Checks perft tables (counts of act sequences by depth), or counts a new one. */
export const perft: Command = {
  about: "count act sequences by depth, or check stored counts",
  usage:
    "starboard perft PATH…\nstarboard perft --game GAME --depth N [--options JSON|FILE|PRESET] [--position JSON] [--seed N]",
  run(args, context) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: { game: text, depth: text, options: text, position: text, seed: text },
      allowPositionals: true,
    });
    if (values.game === undefined) {
      if (positionals.length === 0) throw new CliError("CLI_FILE", errors.namePerft);
      return runFileTests(
        positionals.flatMap((path) => perftTests(existing(path), (id) => findEntry(context, id))),
        context,
      );
    }
    const entry = entryOf(context, values.game);
    const depth = number("depth", values.depth, 3, 1);
    const table: PerftTable = {
      game: values.game,
      title: `${entry.text.title}, ${depth} deep`,
      ...(values.options !== undefined && { options: readOptions(entry, values.options) as Record<string, unknown> }),
      ...(values.position !== undefined && { position: parsed(values.position) }),
      seed: number("seed", values.seed, 1),
      counts: new Array<number>(depth).fill(0),
      distinct: new Array<number>(Math.min(depth, 3)).fill(0),
    };
    const counted = countPerft(entry.game, table);
    if ("bad" in counted) {
      const [first] = counted.bad;
      throw new CliError(first?.code ?? "CLI_POSITION", errors.noPosition(first?.at ?? ""));
    }
    context.out(JSON.stringify({ ...table, ...counted.ok }, null, 2));
    return 0;
  },
};

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new CliError("CLI_POSITION", errors.notJson("--position"));
  }
}
