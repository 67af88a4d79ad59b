/** Worker thread that replays matches and draws cards, at the lowest priority, so that no player waits for it. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Seat } from "@starboard/kernel";
import { type GameFiles, type GameText } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import {
  type CardMoment,
  cardSvg,
  en,
  encodeFrames,
  matchCard,
  momentCard,
  type PlayedRecord,
  playedFrames,
  playedRecord,
  type ReplayEdition,
  type ShareCard,
  SPECTATOR,
} from "@starboard/share";
import { findEdition } from "../play/games.ts";
import type { DrawingAnswer, DrawingTask, RecordSource } from "./drawing.ts";
import { createRasteriser } from "./rasteriser.ts";

const LOWEST = 19;

/** The editions of the game of a record. */
async function editionsFor({
  game,
}: RecordSource["record"]): Promise<(id: string, n: number) => ReplayEdition | undefined> {
  const [id] = game.split("@");
  const files: GameFiles | undefined = await manifests.find((manifest) => manifest.id === id)?.files?.();
  return (name, edition) => {
    const entry = files && name === id ? findEdition(name, edition) : undefined;
    return entry && files ? { ...entry, files } : undefined;
  };
}

/** The card of a match or moment. A moment between two that are shown is the one before. */
async function cardOf({ record, names, preset, n, figure }: RecordSource): Promise<ShareCard> {
  const played = playedRecord(record, await editionsFor(record), SPECTATOR, names);
  const last = played.moments.length - 1;
  const at =
    n === null
      ? last
      : Math.max(
          0,
          played.moments.findLastIndex(({ entry }) => entry.n <= n),
        );
  const moment = momentAt(played, at, record, names, preset);
  if (n === null) return matchCard(moment, en);
  const card = momentCard(moment, en);
  return figure ? { ...card, figure, invitation: en.invite.review } : card;
}
function momentAt(
  played: PlayedRecord,
  at: number,
  { result, seats }: RecordSource["record"],
  names: readonly string[],
  preset: string,
): CardMoment {
  const { files, text } = played.editionAt(at);
  const words = text as unknown as GameText<unknown>;
  const view = played.viewAt(at);
  return {
    game: words.title,
    preset: preset === "" ? "" : words.preset(preset).name,
    frame: played.frame(at),
    seats: seats.map((seat, i) => ({
      name: names[i] ?? seat.name,
      side: words.side(i as Seat, played.contextAt(at)),
      colour: files.side?.(view as never, i as Seat) ?? i + 1,
    })),
    result,
  };
}

async function draw(task: DrawingTask, rasteriser: Awaited<ReturnType<typeof createRasteriser>>): Promise<Uint8Array> {
  if (task.is === "frames") {
    const { record, names } = task;
    const frames = encodeFrames(playedFrames(record, await editionsFor(record), SPECTATOR, names));
    return new TextEncoder().encode(JSON.stringify(frames));
  }
  const card = task.is === "card" ? task.card : await cardOf(task);
  return rasteriser.png(cardSvg(card, en.site, rasteriser.measure));
}

// On Linux this concerns the calling thread alone. Elsewhere it may be refused; then the limits on tasks hold.
if (process.platform === "linux") setPriority(LOWEST);
const rasteriser = createRasteriser();
parentPort?.on("message", (task: DrawingTask) => {
  const answer = (message: DrawingAnswer): void => parentPort?.postMessage(message);
  rasteriser
    .then((ready) => draw(task, ready))
    .then(
      (bytes) => answer({ is: "drawn", bytes }),
      () => answer({ is: "failed" }),
    );
});
