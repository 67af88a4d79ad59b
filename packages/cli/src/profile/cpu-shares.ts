/** Runs the search of a game's bots under the sampling profiler and says which part of it the time goes to. */
import { type Profiler, Session } from "node:inspector/promises";
import type { BotSpec } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";

/** The parts of a search, as `docs/bots.md` names them. */
export const PARTS = [
  "evaluate",
  "policy prior",
  "rules",
  "determinize",
  "clone",
  "quiescence",
  "tree",
  "garbage",
  "other",
] as const;
export type Part = (typeof PARTS)[number];

/**
 * Returns the spec with its functions behind named ones, so that the samples of the profiler tell whose time it was. A
 * function called by another one of them counts for the inner one.
 */
export function withNames(spec: BotSpec<Shape>): BotSpec<Shape> {
  const { game } = spec;
  const named = {
    profiledClone: ((t) => game.clone(t)) as typeof game.clone,
    profiledDeterminize: ((view, by, draw) => game.determinize(view, by, draw)) as typeof game.determinize,
    profiledEvaluate: ((t, values) => spec.evaluate(t, values)) as typeof spec.evaluate,
    profiledPrior: ((t, step, by, acts) => spec.policyPrior(t, step, by, acts)) as typeof spec.policyPrior,
    profiledQuiet: ((t) => spec.isQuiescent?.(t) ?? true) as NonNullable<typeof spec.isQuiescent>,
  };
  const determinizer = spec.determinizer?.bind(spec);
  const copyInto = spec.copyInto?.bind(spec);
  const quiescenceMove = spec.quiescenceMove?.bind(spec);
  const legalActs = spec.legalActs?.bind(spec);
  return {
    ...spec,
    game: { ...game, clone: named.profiledClone, determinize: named.profiledDeterminize },
    evaluate: named.profiledEvaluate,
    policyPrior: named.profiledPrior,
    ...(spec.isQuiescent ? { isQuiescent: named.profiledQuiet } : {}),
    ...(determinizer
      ? {
          determinizer: (view, by) => {
            const next = { profiledDeterminize: () => determinizer(view, by) }.profiledDeterminize();
            return { profiledDeterminize: ((draw) => next(draw)) as typeof next }.profiledDeterminize;
          },
        }
      : {}),
    ...(copyInto
      ? { copyInto: { profiledCopy: ((t, into) => copyInto(t, into)) as typeof copyInto }.profiledCopy }
      : {}),
    ...(legalActs
      ? { legalActs: { profiledLegal: ((t, step, by) => legalActs(t, step, by)) as typeof legalActs }.profiledLegal }
      : {}),
    ...(quiescenceMove
      ? {
          quiescenceMove: {
            profiledCalm: ((t, step, by, acts) => quiescenceMove(t, step, by, acts)) as typeof quiescenceMove,
          }.profiledCalm,
        }
      : {}),
  };
}

const BY_NAME: Readonly<Record<string, Part>> = {
  profiledClone: "clone",
  profiledCopy: "clone",
  profiledDeterminize: "determinize",
  profiledEvaluate: "evaluate",
  profiledPrior: "policy prior",
  profiledQuiet: "quiescence",
  profiledCalm: "quiescence",
  profiledLegal: "rules",
  "(garbage collector)": "garbage",
};

/** Microseconds between two samples. */
const INTERVAL_US = 500;

/** Runs some work under the profiler and returns the share of each part, 0 to 1. */
export async function sharesOf(work: () => void): Promise<Record<Part, number>> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_US });
    await session.post("Profiler.start");
    work();
    const { profile } = await session.post("Profiler.stop");
    return sharesOfProfile(profile);
  } finally {
    session.disconnect();
  }
}

/** Returns the share of samples whose innermost known caller belongs to each part. */
export function sharesOfProfile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Record<Part, number> {
  const partOf = new Map<number, Part>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const visit = (id: number, inherited: Part): void => {
    const node = byId.get(id) as Profiler.ProfileNode;
    const part = partOfFrame(node.callFrame) ?? inherited;
    partOf.set(id, part);
    for (const child of node.children ?? []) visit(child, part);
  };
  const [root] = nodes;
  if (root) visit(root.id, "other");
  const shares = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
  let all = 0;
  for (const [i, id] of samples.entries()) {
    const time = timeDeltas[i] ?? 0;
    shares[partOf.get(id) ?? "other"] += time;
    all += time;
  }
  for (const part of PARTS) shares[part] /= Math.max(1, all);
  return shares;
}

/** Returns the part that a function begins; `null` if it belongs to its caller. */
function partOfFrame({ functionName, url }: Profiler.ProfileNode["callFrame"]): Part | null {
  if (Object.hasOwn(BY_NAME, functionName)) return BY_NAME[functionName] as Part;
  // A helper of policies, which counts for the policy that calls it.
  if (url.includes("/bots/src/softmax-prior")) return null;
  if (url.includes("/bots/src/")) return "tree";
  if (url.includes("/kernel/src/engine")) return "rules";
  return null;
}
