import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { type Fonts, type PaperId, PAPERS } from "@starboard/print";
import { type Command, CliError } from "../context.ts";

/** What a game can print: the names of its parts, and some of them as PDF. */
interface Printer {
  readonly PARTS: readonly string[];
  printParts(parts: readonly never[], paper: PaperId, fonts: Fonts, backs: boolean): Promise<Uint8Array>;
}
/** The games that print, fetched when they are asked for. */
const PRINTERS: Readonly<Record<string, () => Promise<Printer>>> = {
  anaxis: () => import("@starboard/anaxis/print"),
  trekwar: () => import("@starboard/trekwar/print"),
  "warp-empires": () => import("@starboard/warp-empires/print"),
};

/** Writes the parts of a game as print-ready pages. */
export const printing: Command = {
  about: "cards, boards and counters as PDF, with cut marks and backs",
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
    if (game === undefined) throw new CliError("CLI_GAME", `Say which game: ${Object.keys(PRINTERS).join(", ")}.`);
    const load = Object.hasOwn(PRINTERS, game) ? PRINTERS[game] : undefined;
    if (!load)
      throw new CliError("CLI_GAME", `"${game}" has nothing to print; ${Object.keys(PRINTERS).join(", ")} has.`);
    const paper = Object.values(PAPERS).find(({ id }) => id === values.paper);
    if (!paper)
      throw new CliError("CLI_PAPER", `--paper is "${values.paper}"; it can be ${Object.keys(PAPERS).join(", ")}.`);
    const printer = await load();
    const parts = values.parts?.split(",") ?? printer.PARTS;
    const strange = parts.find((part) => !printer.PARTS.includes(part));
    if (strange !== undefined)
      throw new CliError("CLI_PARTS", `There is no part "${strange}"; there are ${printer.PARTS.join(", ")}.`);
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
