import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { type Fonts, type PaperId, PAPERS } from "@starboard/print";
import { formatFor } from "@starboard/kit";
import { type Command, CliError } from "../context.ts";

const { anyOf, list } = formatFor("en");

/** The print module of a game: the names of its parts, and a function that prints some of them as PDF. */
interface Printer {
  readonly PARTS: readonly string[];
  printParts(parts: readonly never[], paper: PaperId, fonts: Fonts, backs: boolean): Promise<Uint8Array>;
}
/** Loads the print module of each game that has one. */
const PRINTERS: Readonly<Record<string, () => Promise<Printer>>> = {
  "4000ad": () => import("@starboard/4000ad/print"),
  anaxis: () => import("@starboard/anaxis/print"),
  trekwar: () => import("@starboard/trekwar/print"),
  "warp-empires": () => import("@starboard/warp-empires/print"),
};

/** Writes the parts of a game as print-ready PDF pages. */
export const print: Command = {
  about: "write cards, boards and counters as PDF, with cut marks and backs",
  usage: `starboard print GAME [--paper ${Object.keys(PAPERS).join("|")}] [--parts PART,…] [--no-backs] [--out FILE]`,
  async run(args, context) {
    const options = {
      paper: { type: "string", default: "a4" },
      parts: { type: "string" },
      "no-backs": { type: "boolean", default: false },
      out: { type: "string" },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [game] = positionals;
    if (game === undefined) throw new CliError("CLI_GAME", `Name a game: ${anyOf(Object.keys(PRINTERS))}.`);
    const load = Object.hasOwn(PRINTERS, game) ? PRINTERS[game] : undefined;
    if (!load)
      throw new CliError("CLI_GAME", `“${game}” has nothing to print. Choose ${anyOf(Object.keys(PRINTERS))}.`);
    const paper = Object.values(PAPERS).find(({ id }) => id === values.paper);
    if (!paper)
      throw new CliError("CLI_PAPER", `--paper must be ${anyOf(Object.keys(PAPERS))}, not “${values.paper}”.`);
    const printer = await load();
    const parts = values.parts?.split(",") ?? printer.PARTS;
    const unknown = parts.find((part) => !printer.PARTS.includes(part));
    if (unknown !== undefined)
      throw new CliError("CLI_PARTS", `--parts can be ${list(printer.PARTS)}, not “${unknown}”.`);
    const pdf = await printer.printParts(parts as never[], paper.id, fonts(), !values["no-backs"]);
    const out = values.out ?? `${game}-${paper.id}.pdf`;
    writeFileSync(out, pdf);
    context.out(`${out}: ${parts.join(", ")}`);
    return 0;
  },
};

function fonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const font = (weight: number): Uint8Array =>
    readFileSync(resolve(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff`));
  return { text: font(500), bold: font(600), display: font(600) };
}
