import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { goldenSet, readGoldenSpecs } from "@starboard/conformance";
import { SPECS } from "@starboard/conformance/node";
import { type Command, entryOf, CliError } from "../context.ts";
import { readTextFile } from "../files.ts";

/** Plays the golden matches of a folder again and writes them, or only says which came out otherwise. */
export const golden: Command = {
  about: "play golden records again from their orders, or check that they still come out the same",
  usage: "starboard golden FOLDER [--check]     FOLDER holds specs.json",
  run(args, context) {
    const folder = args.find((arg) => !arg.startsWith("--"));
    const check = args.includes("--check");
    if (folder === undefined) throw new CliError("CLI_FILE", "Say which folder.");
    const file = join(folder, SPECS);
    const orders = readGoldenSpecs(parsed(readTextFile(file)));
    if ("bad" in orders) throw new CliError("GOLDEN_FIELD", `${file}: ${JSON.stringify(orders.bad)}`);
    let other = 0;
    for (const { name, json, txt } of goldenSet(entryOf(context, orders.ok.game), orders.ok)) {
      const files = [
        [join(folder, `${name}.json`), json],
        [join(folder, `${name}.txt`), txt],
      ] as const;
      const changed = files.filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text);
      if (changed.length === 0) continue;
      other += 1;
      if (!check) for (const [path, text] of changed) writeFileSync(path, text);
      context.out(`${check ? "otherwise" : "written"}: ${name}`);
    }
    context.out(`${orders.ok.matches.length - other} as before, ${other} ${check ? "otherwise" : "written"}`);
    return check && other > 0 ? 1 : 0;
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
