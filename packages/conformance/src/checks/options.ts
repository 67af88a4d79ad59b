/** Checks the options of a game: defaults, presets, and that every value can be reached. */
import { canonicalJson, isPlainJson, type OptionSpec, type Result } from "@starboard/kernel";
import type { SomeGame } from "../recorded-match.ts";
import { withUnknownField } from "../fuzz/mutate.ts";
import { random } from "../random.ts";

type Raw = Readonly<Record<string, unknown>>;

/** Values to try for an option: all of a choice, the ends and middle of a range, small lists. */
export function valuesOf({ control }: OptionSpec): readonly unknown[] {
  switch (control.kind) {
    case "choice":
      return control.values;
    case "flag":
      return [false, true];
    case "number": {
      const { min, max, step, none } = control;
      const middle = min + Math.floor((max - min) / step / 2) * step;
      return [...new Set([min, middle, max, ...(none === undefined ? [] : [none])])];
    }
    case "list":
      return [[], ...control.of.slice(0, 2).map((one) => [one])];
    // Only the game knows the content of its module files; its own tests cover them.
    case "module":
      return [null];
  }
}

const accepts = (game: SomeGame, raw: Raw): object | undefined => {
  const parsed: Result<object> = game.options.parse(raw);
  return "ok" in parsed ? parsed.ok : undefined;
};

/** Whether options contain a value of an option; a flag that is absent if it is off counts as `false`. */
function isChosen(options: object, { id, absentIfOff }: OptionSpec, value: unknown): boolean {
  const chosen = (options as Raw)[id];
  if (chosen === undefined) return absentIfOff === true && value === false;
  return canonicalJson(chosen) === canonicalJson(value);
}

/**
 * Returns options that contain the given value, alone or with one or two others changed; undefined if no such
 * combination is accepted.
 */
export function reach(game: SomeGame, wanted: OptionSpec, value: unknown): object | undefined {
  const { id } = wanted;
  const single: Raw[] = [{}, ...game.options.presets.map(({ set }) => set)];
  const others = game.options.specs.filter((spec) => spec.id !== id);
  const pairs = others.flatMap((spec) => valuesOf(spec).map((one): Raw => ({ [spec.id]: one })));
  const attempt = (helper: Raw): object | undefined => {
    const options = accepts(game, { ...helper, [id]: value });
    return options && isChosen(options, wanted, value) ? options : undefined;
  };
  for (const helper of [...single, ...pairs]) {
    const found = attempt(helper);
    if (found) return found;
  }
  for (const a of pairs)
    for (const b of pairs) {
      const found = attempt({ ...a, ...b });
      if (found) return found;
    }
  return undefined;
}

/**
 * Returns option sets that together contain every value of every option, and the values that no combination reaches.
 */
export function everyValue(game: SomeGame): { sets: object[]; unreached: string[] } {
  const sets = new Map<string, object>();
  const unreached: string[] = [];
  for (const spec of game.options.specs) {
    for (const value of valuesOf(spec)) {
      const covered = [...sets.values()].some((options) => isChosen(options, spec, value));
      if (covered) continue;
      const found = reach(game, spec, value);
      if (found) sets.set(canonicalJson(found), found);
      else unreached.push(`${spec.id} = ${JSON.stringify(value)}`);
    }
  }
  return { sets: [...sets.values()], unreached };
}

/** A seat option names a seat of the match and may be left out (KRN-VIEW-6). */
function broughtFaults(game: SomeGame, { id, seat }: OptionSpec, options: Raw, seats: number): string[] {
  if (seat === undefined) return [];
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return [`${id} is brought by seat ${seat} of ${seats}`];
  const without = Object.fromEntries(Object.entries(options).filter(([key]) => key !== id));
  return accepts(game, without) ? [] : [`without ${id}, which a seat may bring, there is no table`];
}

/** Returns what is wrong with the options of a game; empty if nothing is. */
export function optionFaults(game: SomeGame): string[] {
  const faults: string[] = [];
  const standard = accepts(game, {});
  if (!standard) return ["the standard options are refused"];
  const chance = random(1);
  const { sets, unreached } = everyValue(game);
  faults.push(...unreached.map((one) => `no table can have ${one}`));
  for (const { id, set } of game.options.presets) {
    const chosen = accepts(game, set);
    if (!chosen) faults.push(`the preset ${id} is refused`);
    else sets.push(chosen);
  }
  for (const options of [standard, ...sets]) {
    const text = canonicalJson(options);
    const twice = accepts(game, options as Raw);
    if (!isPlainJson(options) || !twice || canonicalJson(twice) !== text)
      faults.push(`read twice, ${text} comes out different`);
    const count = game.options.seats(options);
    if (!Number.isInteger(count) || count < 1 || count > 16) faults.push(`${text} makes ${count} seats`);
    if (accepts(game, withUnknownField(options, chance) as Raw)) faults.push(`an unknown field in ${text} is accepted`);
    for (const spec of game.options.specs) faults.push(...broughtFaults(game, spec, options as Raw, count));
    const valueless = game.options.specs.filter(({ id, absentIfOff }) => !(id in options) && !absentIfOff);
    if (valueless.length > 0) faults.push(`${valueless.map(({ id }) => id).join(", ")} has no value in ${text}`);
    for (const { id, absentIfOff } of game.options.specs)
      if (absentIfOff && id in options && (options as Raw)[id] !== true)
        faults.push(`${id} is off and present in ${text}`);
  }
  for (const raw of [null, 0, "x", [], { "": 1 }])
    if (accepts(game, raw as Raw)) faults.push(`${JSON.stringify(raw)} is accepted`);
  return [...new Set(faults)];
}
