/** Plays matches of measurements. The page starts several, and sends each the next match when it is idle. */
import type { BotSpec } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import { type Measurement, type MeasureTask, playMeasured, sideNames } from "@starboard/lab/measurement";
import { loadBot, loadWords, manifestOf } from "../games.ts";
import type { LabReply, LabRequest } from "./worker-pool.ts";

async function play(plan: Measurement, task: MeasureTask): Promise<LabReply> {
  const [bot, words, files] = await Promise.all([
    loadBot(plan.game),
    loadWords(plan.game),
    manifestOf(plan.game)?.files?.(),
  ]);
  if (bot === undefined || !words) throw new Error("WEB_GAME");
  const spec = bot as BotSpec<Shape>;
  return { match: playMeasured(spec, plan, task, sideNames(spec, words, files?.sideId)) };
}

self.onmessage = ({ data: { plan, task } }: MessageEvent<LabRequest>) => {
  play(plan, task).then(
    (reply) => self.postMessage(reply),
    (error: unknown) => self.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
};
