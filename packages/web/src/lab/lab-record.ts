/** The record of a match of the lab, made again from its seed. */
import type { BotSpec } from "@starboard/bots";
import { type SeatOccupant, type Shape, writeRecord } from "@starboard/kernel";
import { recordOf } from "@starboard/lab/measurement";
import { loadBot } from "../games.ts";
import * as en from "../messages/en.ts";
import { ProblemError } from "../problems.ts";
import { useLab } from "./lab-job.ts";
import { loadKept } from "./lab-storage.ts";

const ID = /^lab-([0-9a-f]{16})-([01])-([0-9]{1,4})$/;

const occupant = (bot: string, seat: number): SeatOccupant => {
  const level = /^([1-5])@/.exec(bot)?.[1];
  return { name: en.botName(seat), kind: "bot", ...(level !== undefined && { level: Number(level) }) };
};

/** The text of the record. Throws `ProblemError` (MATCH_UNKNOWN) if the result is not on this device. */
export async function labRecord(match: string): Promise<string> {
  const [, id = "", version = "", number = ""] = ID.exec(match) ?? [];
  const { run } = useLab.getState();
  const plan = run?.id === id ? run.plan : (await loadKept(id))?.plan;
  const spec = plan && ((await loadBot(plan.game)) as BotSpec<Shape> | undefined);
  if (!plan || !spec) throw new ProblemError({ code: "MATCH_UNKNOWN" });
  const task = { version: Number(version), number: Number(number) };
  return writeRecord(recordOf(spec, plan, task, plan.bots.map(occupant)));
}
