import { en as errors } from "../errors.en.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { type Fonts, type PaperId, PAPERS } from "@starboard/print";
import { readerFormat, type Printer } from "@starboard/kit";
import { manifestOf, manifests } from "@starboard/registry/manifests";
import { type Command, CliError } from "../context.ts";

const { anyOf, list } = readerFormat;

/** The ids of the games that can be printed. */
const PRINTABLE = manifests.filter(({ print }) => print).map(({ id }) => id);

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
    if (game === undefined) throw new CliError("CLI_GAME", errors.nameGame(anyOf(PRINTABLE)));
    const load = manifestOf(game)?.print;
    if (!load) throw new CliError("CLI_GAME", errors.nothingToPrint(game, anyOf(PRINTABLE)));
    const paper = Object.values(PAPERS).find(({ id }) => id === values.paper);
    if (!paper) throw new CliError("CLI_PAPER", errors.paper(anyOf(Object.keys(PAPERS)), values.paper));
    const printer = (await load()) as Printer<PaperId, Fonts>;
    const parts = values.parts?.split(",") ?? printer.PARTS;
    const unknown = parts.find((part) => !printer.PARTS.includes(part));
    if (unknown !== undefined) throw new CliError("CLI_PARTS", errors.parts(list(printer.PARTS), unknown));
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
