/** Says on what the host spends its CPU time per act: a profile of its threads, with each sample counted for one stage. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Section } from "../report.ts";
import { drive, newPlace, startServer } from "./drive.ts";
import { floorsOf } from "./floors.ts";

/** Stages of the path of an act, in its order. */
export const STAGES = [
  "receive",
  "parse",
  "judge",
  "hash",
  "bookkeeping",
  "write",
  "view and offers",
  "difference",
  "encode",
  "send",
  "collect garbage",
  "other",
] as const;
export type Stage = (typeof STAGES)[number] | "wait for the disk";

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}
type Frame = Profile["nodes"][number]["callFrame"];

/** The stage that a function belongs to with all that it calls, unless one of those has a stage of its own. */
const RULES: readonly (readonly [Stage, (frame: Frame) => boolean])[] = [
  ["collect garbage", ({ functionName }) => functionName === "(garbage collector)"],
  ["hash", ({ functionName, url }) => functionName === "chain" || url.endsWith("kernel/src/canonical.ts")],
  ["parse", ({ url }) => url.endsWith("wire/src/parse.ts")],
  ["difference", ({ url }) => /wire\/src\/(changes|difference)\.ts$/.test(url)],
  // Changes are written as text while they are found; these are the whole messages and the rows.
  ["encode", ({ url }) => url.endsWith("live/push-text.ts") || url.endsWith("storage/writes.ts")],
  // The profiler counts real time, and the thread that writes waits for the disk while it commits.
  ["wait for the disk", ({ functionName, url }) => functionName === "commit" && url.endsWith("sqlite/writer.ts")],
  ["write", ({ url }) => /host\/src\/(storage\/|play\/match-store)/.test(url)],
  [
    "send",
    ({ url, functionName }) =>
      /ws\/lib\/(sender|websocket)\.js$|live\/frames\.ts$/.test(url) || /^(writev|uncork)$/.test(functionName),
  ],
  ["receive", ({ url }) => /ws\/lib\/|node:internal\/stream_base_commons/.test(url)],
  ["view and offers", ({ url }) => url.endsWith("match/src/update.ts")],
  ["judge", ({ functionName }) => functionName === "draftRun"],
  ["bookkeeping", ({ url }) => /match\/src\/|host\/src\/live\//.test(url)],
];
const stageOf = (frame: Frame): Stage | undefined => RULES.find(([, has]) => has(frame))?.[0];

/** Microseconds of a stage by the function that was running. */
type Sums = Map<Stage, Map<string, number>>;
const sum = (list: Iterable<number>): number => [...list].reduce((total, one) => total + one, 0);

/** Adds up the time of each stage over the profile's last `share`, without idle time. */
function addUp({ nodes, samples, timeDeltas }: Profile, share: number, sums: Sums): void {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const known = new Map<number, Stage>();
  const find = (id: number): Stage => {
    const stage = known.get(id) ?? stageOf(frames.get(id) as Frame);
    const caller = callers.get(id);
    const found = stage ?? (caller === undefined ? "other" : find(caller));
    known.set(id, found);
    return found;
  };
  const total = sum(timeDeltas);
  let passed = 0;
  for (const [i, id] of samples.entries()) {
    // A sample stands for the time until the next one.
    const time = timeDeltas[i + 1] ?? 0;
    passed += time;
    if (passed < total * (1 - share) || frames.get(id)?.functionName === "(idle)") continue;
    const byFunction = sums.get(find(id)) ?? new Map<string, number>();
    const { functionName, url } = frames.get(id) as Frame;
    const name = functionName || url.slice(url.lastIndexOf("/") + 1) || "(anonymous)";
    sums.set(find(id), byFunction.set(name, (byFunction.get(name) ?? 0) + time));
  }
}

const GAMES = [
  { label: "4000 A.D.", id: "4000ad" },
  { label: "Anaxis", id: "anaxis" },
] as const;
const MATCHES = 50;
/** Duration of the measurement and of the warm-up, in ms. Code that is still being compiled would be counted. */
const ROUND = 6_000;
const WARM = 8_000;
/** Functions named for each stage. */
const NAMED = 4;
/** The last part of the profile that is counted. */
const SHARE = 0.4;

/** Measures each game on a server of its own, with its profiler on. */
export async function stageSections(): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { label, id } of GAMES) sections.push(await measure(label, id));
  return sections;
}

async function measure(label: string, id: string): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "starboard-profile-"));
  const place = await newPlace("sqlite");
  if (!place) throw new Error("no place for a store");
  try {
    const flags = ["--cpu-prof", `--cpu-prof-dir=${folder}`, "--cpu-prof-interval=500"];
    const server = await startServer("ours", place.place, undefined, flags);
    const { perCpu } = await drive(id, server, MATCHES, ROUND, { warm: WARM });
    await server.close();
    const sums: Sums = new Map();
    for (const file of readdirSync(folder))
      addUp(JSON.parse(readFileSync(join(folder, file), "utf8")) as Profile, SHARE, sums);
    sums.delete("wait for the disk");
    const timeOf = (stage: Stage): number => sum(sums.get(stage)?.values() ?? []);
    const total = sum(STAGES.map(timeOf));
    const floors = await floorsOf(id);
    const load = (loadavg()[0] ?? 0).toFixed(1);
    const micro = (n: number | undefined): string => (n === undefined ? "–" : `${n.toFixed(1)} µs`);
    return {
      title: `Where the CPU time of an act goes on a host, ${label}`,
      note:
        `${MATCHES} matches over SQLite, from a profile of all threads of the host (\`npm run bench -- stages\`, which runs it under \`node --cpu-prof\`); each sample belongs to the innermost stage that called it. ` +
        "The profiler counts real time: waiting for the disk is left out, other load on the machine is not. " +
        "`alone` is what the same work costs by itself: parsing the request, judging the act (`play`), chaining the entry, the views and offers of both players, " +
        "finding what changed in both and writing it as JSON, writing the row as JSON, inserting the row in a transaction of fifty into a database in memory, and writing both texts to a socket. It is measured afterwards, so other load may affect it more than the host. " +
        `The machine was ${cpus()[0]?.model ?? "unknown"} × ${cpus().length}, its load average ${load}.`,
      head: ["", "share", "CPU time per act", "alone", "functions in which most of it is spent"],
      rows: STAGES.map((stage) => {
        const part = timeOf(stage) / total;
        const most = [...(sums.get(stage) ?? [])].sort(([, a], [, b]) => b - a).slice(0, NAMED);
        const named = most.map(([name, time]) => `\`${name}\` ${((100 * time) / total).toFixed(1)} %`).join(", ");
        return [stage, `${(100 * part).toFixed(1)} %`, micro((part * 1e6) / perCpu), micro(floors[stage]), named];
      }),
    };
  } finally {
    await place.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
