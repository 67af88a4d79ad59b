/** The charts of docs/bots.md, as files by name. */
import { barChart, CHART_THEMES, intervalChart } from "./drawing.ts";
import {
  calibrationFigures,
  type ChartedContest,
  type ChartedEvaluation,
  exploitFigures,
  ladderFigures,
  progressFigures,
  type TitleOf,
} from "./figures.ts";

export * from "./drawing.ts";
export * from "./figures.ts";

/** Aims of the measurements: a step of the ladder, and the calibration error in points. */
const STEP_AIM = 0.7;
const CALIBRATION_AIM = 3;
const EXPLOIT_LIMIT = 0.55;

/** Returns every chart in every theme, by file name. A chart without figures is left out. */
export function chartFiles(
  contests: readonly ChartedContest[],
  evaluations: readonly ChartedEvaluation[],
  titleOf: TitleOf,
): Map<string, string> {
  const files = new Map<string, string>();
  const even = { at: 0.5, label: "even" };
  const ladder = ladderFigures(contests, titleOf);
  const calibration = calibrationFigures(evaluations, titleOf);
  const progress = progressFigures(contests, titleOf);
  const exploits = exploitFigures(contests, titleOf);
  for (const [name, theme] of Object.entries(CHART_THEMES)) {
    const add = (chart: string, groups: readonly unknown[], svg: () => string): void => {
      if (groups.length > 0) files.set(`${chart}-${name}.svg`, svg());
    };
    add("ladder", ladder, () =>
      intervalChart(
        "Each level against the one below, 95% intervals",
        ladder,
        [even, { at: STEP_AIM, label: "aim", isLimit: true }],
        theme,
      ),
    );
    add("calibration", calibration, () =>
      barChart(
        "Calibration error in points, by third of the match (tick: exact chances)",
        calibration,
        [{ at: CALIBRATION_AIM, label: "aim: at most 3", isLimit: true }],
        theme,
      ),
    );
    add("progress", progress, () =>
      intervalChart("Fitted evaluations against those in use before, 95% intervals", progress, [even], theme),
    );
    add("exploits", exploits, () =>
      intervalChart(
        "The best plan found against level 5, on fresh seeds, 95% intervals",
        exploits,
        [even, { at: EXPLOIT_LIMIT, label: "limit 55%", isLimit: true }],
        theme,
      ),
    );
  }
  return files;
}
