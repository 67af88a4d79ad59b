import { en as errors } from "../errors.en.ts";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { goldenSet, readGoldenSpecs } from "@starboard/conformance";
import { SPECS } from "@starboard/conformance/node";
import { inLanguage } from "@starboard/kit";
import { type Command, entryOf, CliError } from "../context.ts";
import { readTextFile } from "../files.ts";

/** Replays the golden matches of a folder and writes the changed ones; with `--check` it only names them. */
export const golden: Command = {
  about: "write golden records from their specs, or check that they are unchanged",
  usage: "starboard golden FOLDER [--check]     FOLDER holds specs.json",
  run(args, context) {
    const folder = args.find((arg) => !arg.startsWith("--"));
    const check = args.includes("--check");
    if (folder === undefined) throw new CliError("CLI_FILE", errors.nameGolden);
    const file = join(folder, SPECS);
    const specs = readGoldenSpecs(parsed(readTextFile(file)));
    if ("bad" in specs) throw new CliError("GOLDEN_FIELD", `${file}: ${JSON.stringify(specs.bad)}`);
    let changedCount = 0;
    const entry = entryOf(context, specs.ok.game);
    // Their transcripts are part of the repository, in English.
    for (const { name, json, txt } of inLanguage("en", () => goldenSet(entry, specs.ok))) {
      const files = [
        [join(folder, `${name}.json`), json],
        [join(folder, `${name}.txt`), txt],
      ] as const;
      const changed = files.filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text);
      if (changed.length === 0) continue;
      changedCount += 1;
      if (!check) for (const [path, text] of changed) writeFileSync(path, text);
      context.out(`${check ? "changed" : "written"}: ${name}`);
    }
    context.out(
      `${specs.ok.matches.length - changedCount} unchanged, ${changedCount} ${check ? "changed" : "written"}`,
    );
    return check && changedCount > 0 ? 1 : 0;
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
