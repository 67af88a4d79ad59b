import { parseArgs } from "node:util";
import { fuzzInputs as soakInputs } from "@starboard/conformance";
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
  run(args, context) {
    const [word = "", ...rest] = args;
    const trial = Object.hasOwn(trials, word) ? trials[word] : undefined;
    if (trial) return trial.run(rest, context);
    const { values } = parseArgs({
      args,
      options: { inputs: { type: "string" }, seed: { type: "string" }, situations: { type: "string", multiple: true } },
    });
    const folders =
      values.situations ?? context.games.map(({ game }) => `packages/games/${String(game.id)}/situations`);
    const samples = folders.flatMap(situationsIn);
    const order = { inputs: number("inputs", values.inputs, 10_000, 1), seed: number("seed", values.seed, 1) };
    const { failures, readers } = soakInputs(context.games, samples, order);
    for (const [name, { tried, accepted }] of readers)
      context.out(`${name.padEnd(24)}${tried} tried, ${accepted} accepted`);
    for (const { reader, message, input } of failures) context.out(`${reader}: ${message}\n    ${input}`);
    context.out(`${order.inputs} inputs, ${failures.length} breaches`);
    return failures.length === 0 ? 0 : 1;
  },
};
