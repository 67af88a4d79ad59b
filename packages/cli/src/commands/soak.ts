import { parseArgs } from "node:util";
import { soak as soakInputs } from "@starboard/conformance";
import { situationsIn } from "@starboard/conformance/node";
import type { Command } from "../context.ts";
import { number } from "../files.ts";
import { soakField } from "./soak-field.ts";
import { soakHostile } from "./soak-hostile.ts";
import { soakKill } from "./soak-kill.ts";

/** Trials that take long, by the word behind `soak`. */
const trials: Readonly<Record<string, Command>> = { kill: soakKill, hostile: soakHostile, field: soakField };

/** Bends good input of every kind and puts it to every door. */
export const soak: Command = {
  about: "put bent input to every door, kill writers under load, and see that nothing gives",
  usage: [
    "starboard soak [--inputs N] [--seed N] [--situations PATH]…",
    ...Object.values(trials).map(({ usage }) => usage),
  ].join("\n"),
  run(args, desk) {
    const [word = "", ...rest] = args;
    const trial = Object.hasOwn(trials, word) ? trials[word] : undefined;
    if (trial) return trial.run(rest, desk);
    const { values } = parseArgs({
      args,
      options: { inputs: { type: "string" }, seed: { type: "string" }, situations: { type: "string", multiple: true } },
    });
    const folders = values.situations ?? desk.titles.map(({ game }) => `packages/games/${String(game.id)}/situations`);
    const samples = folders.flatMap(situationsIn);
    const order = { inputs: number("inputs", values.inputs, 10_000, 1), seed: number("seed", values.seed, 1) };
    const { breaches, doors } = soakInputs(desk.titles, samples, order);
    for (const [name, { tried, accepted }] of doors) desk.out(`${name.padEnd(24)}${tried} tried, ${accepted} accepted`);
    for (const { door, message, input } of breaches) desk.out(`${door}: ${message}\n    ${input}`);
    desk.out(`${order.inputs} inputs, ${breaches.length} breaches`);
    return breaches.length === 0 ? 0 : 1;
  },
};
