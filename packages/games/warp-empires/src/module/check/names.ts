/** Collects the names that a module defines, and looks up references to them. */
import type { ReportError } from "../input-errors.ts";
import type { Filled } from "../form.ts";

export type Kind =
  | "unit"
  | "card"
  | "terrain"
  | "feature"
  | "building"
  | "tag"
  | "challenge"
  | "parley"
  | "roll"
  | "attr"
  | "speed"
  | "phase";
export type Names = { readonly [K in Kind]: ReadonlySet<string> };

export function namesOf(m: Filled): Names {
  const ids = (list: readonly { readonly id: string }[]): Set<string> => new Set(list.map(({ id }) => id));
  return {
    unit: ids(m.units),
    card: ids(m.cards),
    terrain: ids(m.terrain),
    feature: new Set((m.exploration?.rolls ?? []).flatMap(({ rows }) => rows.flatMap(({ set }) => Object.keys(set)))),
    building: ids(m.buildings),
    tag: new Set(m.units.flatMap(({ tags }) => tags)),
    challenge: ids(m.challenges),
    parley: ids(m.parleys),
    roll: ids([...m.challenges, ...m.parleys]),
    attr: new Set(m.terrain.flatMap(({ attrs }) => Object.keys(attrs))),
    speed: new Set(Object.keys(m.movement.speeds)),
    phase: ids(m.phases),
  };
}

/** The queries and error reports that every part of the check uses. */
export interface Checking {
  readonly m: Filled;
  readonly names: Names;
  readonly report: ReportError;
  /** Reports a reference to a name that does not exist. */
  ref(kind: Kind, id: string, at: string): void;
}

export function checking(m: Filled, report: ReportError): Checking {
  const names = namesOf(m);
  return {
    m,
    names,
    report,
    ref: (kind, id, at) => {
      if (!names[kind].has(id)) report("WE_MODULE_REF", at, { kind, id });
    },
  };
}
