/** `starboard calibrate`: fits how values of a game's bots become winning chances, and measures it. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type CalibrationReport, fitCalibration, type Quality } from "@starboard/lab";
import { type Command, entryOf } from "../context.ts";
import { collect, collectOptions } from "../tune/collect.ts";
import { writeWeights } from "../tune/weights-text.ts";

const points = (x: number): string => (100 * x).toFixed(1);
const figures = ({ brier, calibrationError }: Quality): string =>
  `Brier ${brier.toFixed(3)}, calibration error ${points(calibrationError)}`;

const thirdsOf = (thirds: readonly Quality[]): number[] =>
  thirds.map((third) => Number(points(third.calibrationError)));

function lines({
  teams,
  kind,
  source,
  matches,
  before,
  after,
  thirds,
  noise,
  hindsight,
  inUse,
}: CalibrationReport): string[] {
  const byThird = (of: readonly Quality[]): string => of.map((third) => points(third.calibrationError)).join(", ");
  return [
    `${teams} teams${kind === undefined ? "" : ` (${kind})`}, ${source}, ${matches} matches not used for fitting`,
    `  as it is: ${figures(before)}`,
    ...(inUse ? [`  in use: ${figures(inUse.whole)}; by third ${byThird(inUse.thirds)}`] : []),
    `  calibrated: ${figures(after)}; by third ${byThird(thirds)}; exact chances would show ${noise.map(points).join(", ")}`,
    `  by third of each match as it turned out: ${byThird(hindsight)}`,
    `  ${after.bins.map((bin) => `${points(bin.predicted)} → ${points(bin.happened)}`).join("  ")}`,
  ];
}

export const calibrate: Command = {
  about: "fit and measure the winning chances that a game’s bots predict",
  usage:
    "starboard calibrate GAME [--matches 100] [--iterations 30] [--level 2] [--only TABLE] [--seed 1] [--weights FILE] [--keep FILE.jsonl] [--out FILE.json]",
  run(args, context) {
    const { values, positionals } = parseArgs({ args, options: collectOptions, allowPositionals: true });
    const game = String(entryOf(context, positionals[0]).game.id);
    const { spec, file, plan, matches, hash } = collect(game, values, context);
    const { calibration, reports } = fitCalibration(matches, file.calibration, spec.matchKind !== undefined);
    for (const report of reports) for (const line of lines(report)) context.out(line);
    if (values.out !== undefined) {
      const log = {
        matches: matches.length,
        iterations: plan.iterations,
        ...(values.level !== undefined && { level: Number(values.level) }),
        seed: plan.seed,
        data: hash,
        errors: reports.map(({ teams, kind, source, matches: n, before, after, thirds, noise, hindsight, inUse }) => ({
          teams,
          ...(kind !== undefined && { kind }),
          source,
          matches: n,
          before: Number(points(before.calibrationError)),
          after: Number(points(after.calibrationError)),
          thirds: thirdsOf(thirds),
          noise: noise.map((error) => Number(points(error))),
          hindsight: thirdsOf(hindsight),
          ...(inUse && { replaced: thirdsOf(inUse.thirds) }),
        })),
      };
      writeFileSync(values.out, writeWeights({ ...file, calibration, log: { ...file.log, calibration: log } }));
    }
    return 0;
  },
};
