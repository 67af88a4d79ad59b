/** Reads and writes weights files. */
import type { HiddenUnit, ValueNet, WeightsFile } from "@starboard/bots";

/**
 * Parses a weights file of the same game as `like`. Its weights must have the same members and numbers as those of
 * `like`; a member that is null in one file may hold numbers in the other. The log is not checked.
 */
export function readWeights(text: string, like: WeightsFile): { readonly ok: WeightsFile } | { readonly bad: string } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { bad: "this is not JSON." };
  }
  const file = raw as Partial<WeightsFile> | null;
  if (file?.format !== like.format || file.version !== like.version) return { bad: "this is not a weights file." };
  if (file.game !== like.game) return { bad: `these are weights for ${file.game}, not for ${like.game}.` };
  if (typeof file.name !== "string" || !file.weights) return { bad: "name or weights are missing." };
  const wrong = difference(file.weights, like.weights, "weights");
  if (wrong !== null) return { bad: `${wrong} does not fit.` };
  if (file.net !== undefined && !isNet(file.net)) return { bad: "the net does not fit." };
  const calibrated = Array.isArray(file.calibration) && file.calibration.length > 0;
  return calibrated ? { ok: file as WeightsFile } : { bad: "the calibration is missing." };
}

/** Largest text of a net that is accepted, in characters: pages would have to load it. */
const MOST_NET_TEXT = 150_000;
const allFinite = (list: unknown, length: number): boolean =>
  Array.isArray(list) && list.length === length && list.every((x) => Number.isFinite(x));

/** Whether a value is a net whose units all have a weight for each feature. */
function isNet(raw: unknown): raw is ValueNet {
  const { scale, units } = (raw ?? {}) as Partial<ValueNet>;
  if (!Array.isArray(scale) || !allFinite(scale, scale.length) || scale.some((x) => x === 0)) return false;
  if (!Array.isArray(units) || JSON.stringify(raw).length > MOST_NET_TEXT) return false;
  return (units as readonly Partial<HiddenUnit>[]).every(
    ({ weights, bias, out }) => allFinite(weights, scale.length) && allFinite([bias, out], 2),
  );
}

/** Returns the path of the first member whose kind differs, or `null`. */
function difference(a: unknown, b: unknown, path: string): string | null {
  if (a === null || b === null) return a === b || typeof (a ?? b) === "object" ? null : path;
  if (typeof a === "number" || typeof b === "number") return typeof a === typeof b && Number.isFinite(a) ? null : path;
  if (typeof a !== "object" || typeof b !== "object" || a === undefined || b === undefined) return path;
  const keys = new Set([...Object.keys(a as object), ...Object.keys(b as object)]);
  for (const key of keys) {
    const inside = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (inside !== null) return inside;
  }
  return null;
}

export const writeWeights = (file: WeightsFile): string => `${JSON.stringify(file, null, 2)}\n`;
