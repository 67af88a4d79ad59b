import { en as errors } from "../errors.en.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { currentSeats, type MatchRecord, parseEdition, replay, type Seat } from "@starboard/kernel";
import { entryOfEdition, type GameEntry, readerFormat, transcript, transcriptCsv } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { en, encodeFrames, type PageFonts, playedFrames, playerPage, type ReplayViewpoint } from "@starboard/share";
import { type Command, findGameIn, CliError } from "../context.ts";
import { actsExceeded, number, readRecordFile, entryOfRecord } from "../files.ts";
import { en as words } from "../output/records.en.ts";

const { anyOf } = readerFormat;
const FORMS = ["text", "csv", "position", "html"] as const;

/** Writes a recorded match as text, as CSV, as a page that plays it, or as one of its positions. */
export const exportRecord: Command = {
  about: "write a recorded match as text, CSV or a page that plays it, or one of its positions",
  usage: "starboard export FILE [--as text|csv|html|position] [--seen-by public|open|SEAT] [--at N] [--out FILE]",
  async run(args, context) {
    const options = {
      as: { type: "string", default: "text" },
      at: { type: "string" },
      "seen-by": { type: "string", default: "public" },
      out: { type: "string" },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined) throw new CliError("CLI_FILE", errors.nameExport);
    const record = readRecordFile(file);
    const entry = entryOfRecord(context, record);
    const position = (): string => {
      const { moments } = replay(record, findGameIn(context));
      const at = number("at", values.at, moments.length - 1);
      const moment = moments[at];
      if (!moment) throw new CliError("CLI_NUMBER", actsExceeded(at, moments.length - 1));
      return `${JSON.stringify(moment.game.notation.write(moment.played.state), null, 2)}\n`;
    };
    const html = (): Promise<string> => {
      const n = values.at === undefined ? undefined : number("at", values.at, 0);
      return replayPage(entry, record, viewpointOf(values["seen-by"], record), n);
    };
    const forms = { text: () => transcript(entry, record), csv: () => transcriptCsv(entry, record), position, html };
    const form = FORMS.find((name) => name === values.as);
    if (!form) throw new CliError("CLI_FORM", errors.form(anyOf(FORMS), values.as));
    const text = await forms[form]();
    if (values.out === undefined) context.out(text.replace(/\r?\n$/, ""));
    else writeFileSync(values.out, text);
    return 0;
  },
};

/** Whose eyes a page shows. Everything is open only after the end. */
function viewpointOf(name: string, { seats, result }: MatchRecord): ReplayViewpoint {
  if (name === "public") return { viewer: "public", isOpen: false };
  if (name === "open" && result) return { viewer: "public", isOpen: true };
  const seat = number("seen-by", name === "open" ? undefined : name, seats.length);
  if (seat < seats.length) return { viewer: seat as Seat, isOpen: false };
  const problem = name === "open" ? words.seenByClosed(name) : words.seenBySeats(name, seats.length);
  throw new CliError("CLI_SEEN_BY", problem);
}

/** The match as one HTML file that needs nothing else. */
async function replayPage(
  entry: GameEntry,
  record: MatchRecord,
  viewpoint: ReplayViewpoint,
  n: number | undefined,
): Promise<string> {
  const { text: words, game } = entry;
  const files = await manifests.find(({ id }) => id === parseEdition(record.game)?.id)?.files?.();
  if (!files) throw new CliError("CLI_FORM", errors.noPictures(words.title));
  const find = (id: string, edition: number) => {
    const found = id === game.id ? entryOfEdition(entry, edition) : undefined;
    return found && { ...found, files };
  };
  const names = currentSeats(record, record.entries).map(({ name }) => name);
  const { seenBy } = en.player;
  const { viewer, isOpen } = viewpoint;
  const seen = isOpen ? seenBy.open : viewer === "public" ? seenBy.public : seenBy.seat(names[viewer] ?? "");
  return playerPage({
    title: `${words.title}: ${en.meet(names)}`,
    text: seen,
    data: encodeFrames(playedFrames(record, find, viewpoint, names)),
    words: en,
    fonts: fonts(),
    ...(n !== undefined && { n }),
  });
}

function fonts(): PageFonts {
  const { resolve } = createRequire(import.meta.url);
  const font = (weight: number): string =>
    readFileSync(resolve(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`)).toString(
      "base64",
    );
  return { medium: font(500), bold: font(600) };
}
