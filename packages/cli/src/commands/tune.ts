/** `starboard tune`: fits the evaluation of a game's bots to matches between them, or lets it follow their results. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { WeightsFile, WeightsLog } from "@starboard/bots";
import { fitEvaluation, fitNet, type FitReport, type NetFitPlan } from "@starboard/lab";
import type { Command } from "../context.ts";
import { entryOf } from "../context.ts";
import { number } from "../files.ts";
import { byMatchesOptions, tuneFromMatches } from "../tune/by-matches.ts";
import { priorOptions, tunePrior } from "../tune/fit-prior.ts";
import { collect, collectOptions } from "../tune/collect.ts";
import { writeWeights } from "../tune/weights-text.ts";

const digits = (x: number): number => Number(x.toFixed(4));

/** The command that lets two evaluations play. */
const GATE = "starboard arena --weights FILE.json --rival NAME";

/** Reads how a net is trained. */
const netSettings = (
  values: Partial<Record<"hidden" | "epochs" | "rate" | "decay", string>>,
): Pick<NetFitPlan, "hidden" | "epochs" | "rate" | "decay"> => ({
  hidden: number("hidden", values.hidden, 8, 1),
  epochs: number("epochs", values.epochs, 30, 1),
  rate: Number(values.rate ?? 0.02),
  decay: Number(values.decay ?? 0.01),
});

const line = ({ table, matches, before, after, gain }: FitReport, fitted = "fitted"): string =>
  `${table}: log-loss ${before.toFixed(4)} before, ${after.toFixed(4)} ${fitted}, ` +
  `better by ${gain.mean.toFixed(4)} ± ${gain.half.toFixed(4)} (${matches} matches)`;

export const tune: Command = {
  about: "fit the evaluation of a game’s bots to matches between them",
  usage: [
    "starboard tune GAME [--matches 100] [--iterations 30] [--level 2] [--only TABLE] [--seed 1] [--weights FILE] [--table NAME]… [--ridge 0.02] [--search-part 0] [--hidden N [--epochs 30] [--rate 0.02] [--decay 0.01]] [--name NAME] [--keep FILE.jsonl] [--out FILE.json]",
    "starboard tune GAME --by-matches STEPS [--pairs 8] [--iterations 30] [--only TABLE] [--change PATH,…] [--rate 0.15] [--spread 0.3] [--seed 1] [--weights FILE] [--threads 2] [--name NAME] [--keep FILE.jsonl] [--out FILE.json]",
    "starboard tune GAME --prior MATCHES [--iterations 30] [--search 1500] [--every 3] [--only TABLE,…] [--seed 1] [--weights FILE] [--ridge 0.001] [--name NAME] [--keep FILE.jsonl] [--out FILE.json]",
  ].join("\n"),
  run(args, context) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: {
        ...collectOptions,
        ...byMatchesOptions,
        ...priorOptions,
        ridge: text,
        "search-part": text,
        hidden: text,
        epochs: text,
        rate: text,
        decay: text,
        name: text,
        table: { type: "string", multiple: true },
      },
      allowPositionals: true,
    });
    const game = String(entryOf(context, positionals[0]).game.id);
    if (values["by-matches"] !== undefined) return tuneFromMatches(game, values, context);
    if (values.prior !== undefined) return tunePrior(game, values, context);
    const { spec, file, plan, matches, hash } = collect(game, values, context);
    const tuning = spec.tuning as NonNullable<typeof spec.tuning>;
    const used = values.table ? matches.filter(({ table }) => values.table?.includes(table)) : matches;
    const start = tuning.coefficientsOf(file.weights);
    const ridge = Number(values.ridge ?? 0.02);
    const searchPart = Number(values["search-part"] ?? 0);
    const lower = tuning.features.map((name) => (tuning.signless?.includes(name) ? Number.NEGATIVE_INFINITY : 0));
    const logOf = (reports: readonly FitReport[], more: object): WeightsLog => ({
      from: file.name,
      matches: used.length,
      positions: used.reduce((sum, { positions }) => sum + positions.length, 0),
      iterations: plan.iterations,
      ...(values.level !== undefined && { level: Number(values.level) }),
      seed: plan.seed,
      ...more,
      data: hash,
      logLoss: Object.fromEntries(
        reports.map(({ table, before, after }) => [table, { before: digits(before), after: digits(after) }]),
      ),
    });
    const write = (fitted: WeightsFile): void => {
      if (values.out !== undefined) writeFileSync(values.out, writeWeights(fitted));
    };
    if (values.hidden !== undefined) {
      const settings = netSettings(values);
      const { net, reports } = fitNet(used, { coefficients: start, seed: plan.seed, ...settings });
      for (const report of reports) context.out(line(report, "with the net"));
      context.out(`${settings.hidden} units over ${tuning.features.length} features; matches decide: ${GATE}`);
      write({ ...file, name: values.name ?? `${file.name}-net`, net, log: logOf(reports, settings) });
      return 0;
    }
    const { coefficients, reports } = fitEvaluation(used, { start, ridge, searchPart, lower });
    const rounded = coefficients.map(digits);
    for (const report of reports) context.out(line(report));
    for (const [i, name] of tuning.features.entries())
      context.out(`  ${name}: ${digits(start[i] as number)} → ${rounded[i]}`);
    write({
      ...file,
      name: values.name ?? `${file.name}-fitted`,
      weights: tuning.withCoefficients(file.weights, rounded),
      log: logOf(reports, { ridge, searchPart }),
    });
    return 0;
  },
};
