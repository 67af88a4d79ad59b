/** Makes the replay of a match as one file, and its moments as an animated picture. */
import { editionName, type Seat, type Viewer } from "@starboard/kernel";
import {
  CLIP,
  CLIP_STEP_MS,
  clipFrameSvg,
  createFrameEncoder,
  en as words,
  type CardMoment,
  matchCard,
  MAX_CLIP_FRAMES,
  momentCard,
  type PlayedRecord,
  playedRecord,
  playerPage,
  type ReplayEdition,
  type ReplayViewpoint,
  type ShareCard,
  SPECTATOR,
} from "@starboard/share";
import { loadGlance, manifestOf } from "../games.ts";
import { ProblemError } from "../problems.ts";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { canvasOf, measure, pageFonts } from "./draw.ts";

/** Milliseconds of work after which the page may do something else. */
const SLICE_MS = 12;

async function played(loaded: LoadedReplay, viewpoint: ReplayViewpoint): Promise<PlayedRecord> {
  const { record, editions, foreign, seats } = loaded;
  const [files, glance] = await Promise.all([manifestOf(loaded.loaded.id)?.files?.(), loadGlance(loaded.loaded.id)]);
  if (!files) throw new ProblemError({ code: "WEB_PICTURE" });
  const find = (_id: string, edition: number): ReplayEdition | undefined => {
    const found = editions.find(({ game }) => game.edition === edition);
    return found && { game: found.game, text: found.words as unknown as ReplayEdition["text"], glance, files };
  };
  const [first] = editions;
  const shown = foreign && first ? { ...record, game: editionName(first.game) } : record;
  return playedRecord(
    shown,
    find,
    viewpoint,
    seats.map(({ name }) => name),
  );
}

/** Lets the page work between two steps. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The card of a match, or of the moment after entry `n`. */
export async function cardOfReplay(loaded: LoadedReplay, n: number | null): Promise<ShareCard> {
  const { moments, viewAt, contextAt, frame } = await played(loaded, SPECTATOR);
  const files = await manifestOf(loaded.loaded.id)?.files?.();
  const { words: text } = loaded.loaded;
  const at =
    n === null
      ? moments.length - 1
      : Math.max(
          0,
          moments.findLastIndex(({ entry }) => entry.n <= n),
        );
  const moment: CardMoment = {
    game: text.title,
    preset: "",
    frame: frame(at),
    seats: loaded.seats.map(({ name }, seat) => ({
      name,
      side: text.side(seat as Seat, contextAt(at)),
      colour: files?.side?.(viewAt(at) as never, seat as Seat) ?? seat + 1,
    })),
    result: loaded.record.result,
  };
  return n === null ? matchCard(moment, words) : momentCard(moment, words);
}

/** Whose eyes a replay file shows: those of spectators, of a seat, or everybody's after the end. */
export type FileViewpoint = Viewer | "open";

/** The replay as an HTML document that needs nothing else. */
export async function replayFile(
  loaded: LoadedReplay,
  title: string,
  as: FileViewpoint,
  n: number | null,
): Promise<string> {
  const { seenBy } = words.player;
  const viewpoint: ReplayViewpoint = as === "open" ? { viewer: "public", isOpen: true } : { viewer: as, isOpen: false };
  const text =
    as === "open" ? seenBy.open : as === "public" ? seenBy.public : seenBy.seat(loaded.seats[as]?.name ?? "");
  const { moments, frame } = await played(loaded, viewpoint);
  const encoder = createFrameEncoder();
  let since = performance.now();
  for (let i = 0; i < moments.length; i++) {
    encoder.add(frame(i));
    if (performance.now() - since < SLICE_MS) continue;
    await pause();
    since = performance.now();
  }
  return playerPage({ title, text, data: encoder.data(), words, fonts: await pageFonts(), ...(n !== null && { n }) });
}

/**
 * A few moments up to entry `n` as GIF.
 *
 * @param count how many moments, up to `MAX_CLIP_FRAMES`
 * @param onFrame called with the part that is done, from 0 to 1
 */
export async function clipOf(
  loaded: LoadedReplay,
  n: number | null,
  count: number,
  onFrame: (part: number) => void,
): Promise<Blob> {
  const { moments, frame } = await played(loaded, SPECTATOR);
  const last =
    n === null
      ? moments.length - 1
      : Math.max(
          0,
          moments.findLastIndex(({ entry }) => entry.n <= n),
        );
  const shown: ReturnType<typeof frame>[] = [];
  // Moments that tell nothing would stand still.
  for (let i = last; i >= 0 && shown.length < Math.min(count, MAX_CLIP_FRAMES); i--) {
    const one = frame(i);
    if (one.lines.length > 0 || i === last) shown.unshift(one);
  }
  const { GIFEncoder, applyPalette, quantize } = await import("gifenc");
  const gif = GIFEncoder();
  for (const [i, one] of shown.entries()) {
    const canvas = await canvasOf(clipFrameSvg(one, words.site, measure), CLIP.width, CLIP.height);
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, CLIP.width, CLIP.height).data;
    if (!pixels) throw new ProblemError({ code: "WEB_PICTURE" });
    const palette = quantize(pixels, 256);
    const delay = i === shown.length - 1 ? 2 * CLIP_STEP_MS : CLIP_STEP_MS;
    gif.writeFrame(applyPalette(pixels, palette), CLIP.width, CLIP.height, { palette, delay });
    onFrame((i + 1) / shown.length);
    await pause();
  }
  gif.finish();
  return new Blob([gif.bytes() as Uint8Array<ArrayBuffer>], { type: "image/gif" });
}
