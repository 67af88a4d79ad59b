/** `module` and `map`: checks and writes Warp Empires modules and maps, draws maps and measures their fairness. */
import { en as errors } from "../errors.en.ts";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Invalid } from "@starboard/kernel";
import {
  BUILT_IN_MODULES,
  type Board,
  builtIn,
  fairnessOf,
  fairnessText,
  inputErrorText,
  generated,
  hashOf,
  mapFileOf,
  type ModuleFile,
  readMap,
  readModule,
  type Resolved,
  resolve,
} from "@starboard/warp-empires/making";
import { type Command, type CommandContext, CliError } from "../context.ts";
import { readTextFile } from "../files.ts";
import { en as words } from "../output/made.en.ts";
import { checkStarMap, isStarMap } from "./star-map.ts";

function parsed(file: string): unknown {
  try {
    return JSON.parse(readTextFile(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new CliError("CLI_JSON", errors.noJson(file));
    throw error;
  }
}

const line = (bad: Invalid): string =>
  `  ${bad.at === "" ? errors.wholeFile : bad.at}: ${inputErrorText(bad)} (${bad.code})`;

/** Returns a built-in module by its id, or reads one from a file. */
function moduleNamed(name: string): ModuleFile {
  const known = builtIn(name);
  if (known) return known;
  const read = readModule(parsed(name));
  if ("ok" in read) return read.ok;
  throw new CliError(
    read.bad[0]?.code ?? "WE_MODULE_FORM",
    `${errors.notLoaded(name)}\n${read.bad.map(line).join("\n")}`,
  );
}

/** Writes text to a file, or to the output if no file is given. */
function put(text: string, out: string | undefined, context: CommandContext): void {
  if (out === undefined) return context.out(text);
  writeFileSync(out, `${text}\n`);
  context.log(errors.written(out));
}

function describe(file: ModuleFile, context: CommandContext): void {
  const { min, max } = file.players;
  const pinned = hashOf(resolve(file)).slice(0, 16);
  context.out(
    `${`${file.id}@${file.version}`.padEnd(26)}${file.name.padEnd(18)}${words.players(min, max)}  ${words.options(file.options.length)}  ${pinned}`,
  );
}

const need = (value: string | undefined, error: string): string => {
  if (value === undefined) throw new CliError("CLI_FILE", error);
  return value;
};

export const modules: Command = {
  about: "list, check and write out modules of Warp Empires",
  usage: ["starboard module", "starboard module check FILE…", "starboard module show ID [--out FILE]"].join("\n"),
  run(args, context) {
    const { values, positionals } = parseArgs({ args, options: { out: { type: "string" } }, allowPositionals: true });
    const [verb, ...names] = positionals;
    if (verb === undefined) {
      for (const { id } of BUILT_IN_MODULES) describe(builtIn(id) as ModuleFile, context);
      return 0;
    }
    if (verb === "show") {
      put(JSON.stringify(moduleNamed(need(names[0], errors.nameModule)).document, null, 2), values.out, context);
      return 0;
    }
    if (verb !== "check") throw new CliError("CLI_ARGUMENTS", errors.moduleAction(verb));
    need(names[0], errors.nameFile);
    let status = 0;
    for (const name of names) {
      const read = readModule(parsed(name));
      if ("ok" in read) describe(read.ok, context);
      else {
        status = 1;
        context.out(errors.notLoaded(name));
        for (const bad of read.bad) context.out(line(bad));
      }
    }
    return status;
  },
};

/** Prints the fairness of a board, one line per measure. Returns true if no measure falls short. */
function report(module: Resolved, board: Board, context: CommandContext): boolean {
  const fairness = fairnessOf(module, board);
  for (const line of fairness.lines) {
    const state = line.shortfall === 0 ? words.even : words.shortBy(line.shortfall);
    context.out(`  ${fairnessText(line).padEnd(70)}${line.values.join(" ").padEnd(16)}${state} (${line.rule})`);
  }
  return fairness.even;
}

const wholeNumber = (text: string, what: string, least: number, most: number): number => {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least || n > most)
    throw new CliError("CLI_NUMBER", errors.numberWithin(what, least, most, text));
  return n;
};

export const maps: Command = {
  about: "check star maps of 4000 A.D.; check and draw maps of Warp Empires, and measure how even they are",
  usage: [
    "starboard map check FILE… [--module ID|FILE]",
    "starboard map draw [--module ID|FILE] [--players N] [--number N] [--out FILE]",
    "starboard map fairness [FILE] [--module ID|FILE] [--players N] [--number N]",
  ].join("\n"),
  run(args, context) {
    const options = {
      module: { type: "string", default: "star-trek" },
      players: { type: "string", default: "4" },
      number: { type: "string", default: "1" },
      out: { type: "string" },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [verb, ...names] = positionals;
    const module = resolve(moduleNamed(values.module));
    if (verb === "check") {
      need(names[0], errors.nameFile);
      return Math.max(
        ...names.map((name) => {
          const content = parsed(name);
          return isStarMap(content) ? checkStarMap(content, name, context) : checked(module, name, context);
        }),
      );
    }
    if (verb !== "draw" && verb !== "fairness") throw new CliError("CLI_ARGUMENTS", errors.mapAction);
    if (verb === "fairness" && names[0] !== undefined)
      return Math.max(...names.map((name) => checked(module, name, context)));
    const players = wholeNumber(values.players, "--players", module.players.min, module.players.max);
    const number = wholeNumber(values.number, "--number", 0, 999_999);
    const map = generated(module, players, number);
    if (!map) throw new CliError("WE_MAP_NO_GENERATOR", errors.noMap(module.name, players));
    if (verb === "draw") {
      const file = mapFileOf(map.board, module.id, `${module.name} ${number}`, `${module.id}-${players}-${number}`);
      put(JSON.stringify(file), values.out, context);
      return 0;
    }
    context.out(words.drawn(module.name, players, number, map.attempts));
    return report(module, map.board, context) ? 0 : 1;
  },
};

/** Prints the errors of a map file, or its fairness for every number of players. Returns the exit status. */
function checked(module: Resolved, name: string, context: CommandContext): number {
  const read = readMap(module, parsed(name));
  if ("bad" in read) {
    context.out(errors.notLoaded(name));
    for (const bad of read.bad) context.out(line(bad));
    return 1;
  }
  const { file, boards, warnings } = read.ok;
  context.out(`${name}: ${file.name}, ${words.territories(file.territories.length)}`);
  for (const warning of warnings) context.out(line(warning));
  for (const [players, board] of boards) {
    context.out(`  ${words.forPlayers(players)}`);
    report(module, board, context);
  }
  return 0;
}
