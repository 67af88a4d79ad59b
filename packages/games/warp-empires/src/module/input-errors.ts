/** Errors of a file with the path of the field, and the size check before parsing. */
import { DEPTH_LIMIT, type Invalid } from "@starboard/kernel";

/** Largest number of JSON nodes of a module or map file. The largest real files have a tenth of it. */
const NODES = 60_000;
/** Largest number of errors reported at once. */
const MAX_ERRORS = 40;

export type ReportError = (code: string, at: string, about?: Record<string, unknown>) => void;

/** Collects errors. */
export function createErrorList(): { readonly bad: Invalid[]; readonly report: ReportError } {
  const bad: Invalid[] = [];
  return {
    bad,
    report: (code, at, about) => {
      if (bad.length < MAX_ERRORS && !bad.some((error) => error.code === code && error.at === at))
        bad.push(about ? { code, at, about } : { code, at });
    },
  };
}

/** Collects errors under a path in a larger document. */
export const under = (at: string, bad: readonly Invalid[]): Invalid[] =>
  at === "" ? [...bad] : bad.map((error) => ({ ...error, at: error.at === "" ? at : `${at}.${error.at}` }));

/**
 * True for JSON data of an acceptable size and depth. It descends level by level and stops counting at the limit, so
 * that neither hostile nesting nor a cyclic object costs more than a valid file.
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

/** True if the document has no value at that path. */
const isMissing = (document: unknown, path: readonly PropertyKey[]): boolean =>
  path.length > 0 &&
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    document,
  ) === undefined;

/**
 * Converts the issues of a schema to errors: unknown keys and unknown operations have codes of their own, missing
 * fields are reported as missing, everything else as a wrong field.
 */
export function reportIssues(
  document: unknown,
  issues: readonly Issue[],
  prefix: string,
  report: ReportError,
  at = "",
): void {
  for (const issue of issues) {
    const path = [...(at === "" ? [] : [at]), ...issue.path.map(String)].join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys ?? []) report(`${prefix}_KEY`, path === "" ? key : `${path}.${key}`, { key });
    } else if (issue.code === "invalid_union" && typeof issue.discriminator === "string")
      report(`${prefix}_OP`, path, { of: issue.discriminator });
    else {
      const about = {
        problem: isMissing(document, issue.path) ? "missing" : (issue.code ?? "invalid"),
        ...(issue.minimum !== undefined && { least: issue.minimum }),
        ...(issue.maximum !== undefined && { most: issue.maximum }),
      };
      report(`${prefix}_FIELD`, path, about);
    }
  }
}
