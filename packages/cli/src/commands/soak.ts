import { parseArgs } from "node:util";
import { fuzzInputs } from "@starboard/conformance";
import { situationsIn } from "@starboard/conformance/node";
import { readerFormat } from "@starboard/kit";
import type { Command } from "../context.ts";
import { number } from "../files.ts";
import { soakClock } from "./soak-clock.ts";
import { soakDisk } from "./soak-disk.ts";
import { soakField } from "./soak-field.ts";
import { soakHostile } from "./soak-hostile.ts";
import { soakHosts } from "./soak-hosts.ts";
import { soakKill } from "./soak-kill.ts";
import { soakRaces } from "./soak-races.ts";
import { soakRestarts } from "./soak-restarts.ts";

const { count } = readerFormat;

/** Trials that run for a long time, by the word after `soak`. */
const trials: Readonly<Record<string, Command>> = {
  kill: soakKill,
  hostile: soakHostile,
  field: soakField,
  races: soakRaces,
  restarts: soakRestarts,
  hosts: soakHosts,
  disk: soakDisk,
  clock: soakClock,
};

/** Fuzzes every input reader with corrupted copies of valid input. */
export const soak: Command = {
  about: "fuzz every input reader, and run a host under kills, attacks, races, crashes, full disks and clock jumps",
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
    const options = { inputs: number("inputs", values.inputs, 10_000, 1), seed: number("seed", values.seed, 1) };
    const { failures, readers } = fuzzInputs(context.games, samples, options);
    for (const [name, { tried, accepted }] of readers)
      context.out(`${name.padEnd(24)}${tried} tried, ${accepted} accepted`);
    for (const { reader, message, input } of failures) context.out(`${reader}: ${message}\n    ${input}`);
    context.out(`${count(options.inputs, "input", "inputs")}, ${count(failures.length, "failure", "failures")}`);
    return failures.length === 0 ? 0 : 1;
  },
};
