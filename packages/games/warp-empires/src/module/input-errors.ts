/** Errors of a file with the path of the field, and the size check before parsing. */
import { DEPTH_LIMIT, type Invalid } from "@starboard/kernel";

/** Nodes of a module or a map file: the largest honest ones have a tenth of it. */
const NODES = 60_000;
/** Faults told at once: who wrote the file mends the first ones first. */
const TOLD = 40;

export type ReportError = (code: string, at: string, about?: Record<string, unknown>) => void;

/** A list of faults and the way to add to it. */
export function createErrorList(): { readonly bad: Invalid[]; readonly fault: ReportError } {
  const bad: Invalid[] = [];
  return {
    bad,
    fault: (code, at, about) => {
      if (bad.length < TOLD && !bad.some((b) => b.code === code && b.at === at))
        bad.push(about ? { code, at, about } : { code, at });
    },
  };
}

/** The paths under a place in a larger document. */
export const under = (at: string, bad: readonly Invalid[]): Invalid[] =>
  at === "" ? [...bad] : bad.map((b) => ({ ...b, at: b.at === "" ? at : `${at}.${b.at}` }));

/**
 * True for JSON data of a size and depth that may be read. Goes down layer by layer and stops counting at the limit, so
 * that neither a hostile nesting nor an object that holds itself costs more than an honest file.
 */
export function isReadable(value: unknown): boolean {
  let layer: unknown[] = [value];
  let seen = 0;
  for (let depth = 0; layer.length > 0; depth++) {
    seen += layer.length;
    if (depth > DEPTH_LIMIT || seen > NODES) return false;
    const next: unknown[] = [];
    for (const one of layer) {
      if (typeof one !== "object" || one === null) {
        if (
          typeof one === "number" ? !Number.isFinite(one) : !["string", "boolean"].includes(typeof one) && one !== null
        )
          return false;
        continue;
      }
      const above: unknown = Object.getPrototypeOf(one);
      if (!Array.isArray(one) && above !== Object.prototype && above !== null) return false;
      const inner: unknown[] = Object.values(one);
      if (seen + next.length + inner.length > NODES || Object.hasOwn(one, "__proto__")) return false;
      if (Array.isArray(one) && one.length !== inner.length) return false;
      for (const value of inner) next.push(value);
    }
    layer = next;
  }
  return true;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: readonly string[];
  readonly discriminator?: unknown;
  readonly errors?: readonly (readonly Issue[])[];
}

/** True where the document has nothing at all at that path. */
const isMissing = (document: unknown, path: readonly PropertyKey[]): boolean =>
  path.length > 0 &&
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    document,
  ) === undefined;

/**
 * The complaints of a schema about a document as faults: unknown keys and unknown operations by themselves, what is
 * missing as missing, everything else as a wrong field.
 */
export function reportIssues(
  document: unknown,
  issues: readonly Issue[],
  prefix: string,
  fault: ReportError,
  at = "",
): void {
  for (const issue of issues) {
    const path = [...(at === "" ? [] : [at]), ...issue.path.map(String)].join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys ?? []) fault(`${prefix}_KEY`, path === "" ? key : `${path}.${key}`, { key });
    } else if (issue.code === "invalid_union" && typeof issue.discriminator === "string")
      fault(`${prefix}_OP`, path, { of: issue.discriminator });
    else {
      const about = {
        problem: isMissing(document, issue.path) ? "missing" : (issue.code ?? "invalid"),
        ...(issue.minimum !== undefined && { least: issue.minimum }),
        ...(issue.maximum !== undefined && { most: issue.maximum }),
      };
      fault(`${prefix}_FIELD`, path, about);
    }
  }
}
