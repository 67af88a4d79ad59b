import { en as errors } from "../errors.en.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BehaviourChange, behaviourChanges, editionReports, storeBehaviour } from "@starboard/conformance/node";
import { readerFormat, type GameEntry } from "@starboard/kit";
import { type Command, type CommandContext, CliError, entryOf } from "../context.ts";

const { count } = readerFormat;

/** Most entries that are named for one part of a record. */
const NAMED = 8;

function folderOf(id: string): string {
  const folder = join("packages/games", id);
  if (!existsSync(join(folder, "records"))) throw new CliError("CLI_FILE", errors.noGoldenRecords(folder));
  return folder;
}

function changeText({ game, record, is, entries }: BehaviourChange): string {
  if (is !== "changed") return `${is}: ${game} ${record}`;
  const parts = Object.entries(entries).map(([part, numbers]) => {
    const more = numbers.length > NAMED ? " …" : "";
    return `${part} at ${count(numbers.length, "entry", "entries")}: ${numbers.slice(0, NAMED).join(", ")}${more}`;
  });
  return `changed: ${game} ${record}: ${parts.join("; ")}`;
}

/** Prints what every edition does differently under the next one. */
function report(entry: GameEntry, folder: string, context: CommandContext): void {
  for (const { from, to, records } of editionReports(folder, entry)) {
    context.out(`${from} under ${to}:`);
    for (const { name, differences } of records) {
      context.out(`  ${name}: ${count(differences.length, "difference", "differences")}`);
      for (const { n, what, about } of differences.slice(0, NAMED)) context.out(`    entry ${n}: ${what}: ${about}`);
    }
  }
}

/** Exit status: 0 if no edition has changed, 1 if one has. */
export const releaseCheck: Command = {
  about: "check that no edition of a game has changed, and report what a new edition changes",
  usage: [
    "starboard release-check [GAME…] [--report] [--update | --release]",
    "  --report   also lists what golden records do differently under the next edition",
    "  --update   stores the behaviour of editions that are not released, and of new records",
    "  --release  does the same and marks every edition as released: from then on a change needs a new edition",
  ].join("\n"),
  run(args, context) {
    const flag = { type: "boolean", default: false } as const;
    const options = { report: flag, update: flag, release: flag };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const entries = positionals.length > 0 ? positionals.map((id) => entryOf(context, id)) : context.games;
    let changed = 0;
    for (const entry of entries) {
      const folder = folderOf(String(entry.game.id));
      const changes =
        values.update || values.release
          ? storeBehaviour(folder, entry, values.release)
          : behaviourChanges(folder, entry);
      changed += changes.length;
      for (const change of changes) context.out(changeText(change));
      if (values.report) report(entry, folder, context);
    }
    context.out(
      changed === 0
        ? "No edition has changed."
        : "An edition has changed. If the rules are meant to change, make a new edition (CONTRIBUTING.md).",
    );
    return changed === 0 ? 0 : 1;
  },
};
