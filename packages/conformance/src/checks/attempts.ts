/**
 * Generates acts that a client could send although they are not offered: unknown names, odd numbers, acts of another
 * moment.
 */
import type { Act, StepOffers, Seat } from "@starboard/kernel";
import * as z from "zod/mini";
import type { SomeGame } from "../recorded-match.ts";
import { mutateValue } from "../fuzz/mutate.ts";
import type { Random } from "../random.ts";

/** An act from an untrusted sender. */
export interface Attempt {
  readonly by: Seat;
  readonly step: string;
  readonly act: unknown;
}

/** Names without a meaning in any game; some have a meaning in JavaScript. */
const UNKNOWN_NAMES = ["nonsense", "constructor", "__proto__", "toString", " "] as const;
const ODD_NUMBERS = [-1, -2, 0, 1, 2, 7, 15, 16, 99, 1000, 2 ** 31] as const;
/** Most values stored per field, and acts per step. */
const KEPT = 60;
/** Attempts of each kind per step. */
const TRIES = 3;

/** The part of a JSON Schema that acts are generated from. */
interface Form {
  readonly anyOf?: readonly Form[];
  readonly oneOf?: readonly Form[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Form>>;
  readonly required?: readonly string[];
  readonly items?: Form;
  readonly prefixItems?: readonly Form[];
  readonly minItems?: number;
}
const forms = new WeakMap<object, Form>();

function formOf(schema: z.ZodMiniType): Form {
  const known = forms.get(schema);
  if (known) return known;
  const form = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Form;
  forms.set(schema, form);
  return form;
}

/** The alternatives of a schema: one for each kind of act. */
const shapesOf = (form: Form): readonly Form[] => (form.anyOf ?? form.oneOf)?.flatMap(shapesOf) ?? [form];

/**
 * Collects what was offered at any time to any seat, and generates attempts from it and from the schemas of the steps.
 */
export class AttemptSource {
  private readonly values = new Map<string, unknown[]>();
  private readonly acts = new Map<string, Act[]>();

  /** Collects offered acts, refused ones included. */
  learn(asked: readonly StepOffers[], chance: Random): void {
    for (const { step, offers } of asked) {
      for (let i = 0; i < TRIES && offers.length > 0; i++) {
        const { act } = chance.pick(offers);
        keep(this.acts, step, act, chance);
        this.learnValues(act, chance);
      }
    }
  }

  /** Generates attempts of a seat at one step or aside; `offered` are the acts it is offered there now. */
  at(game: SomeGame, step: string, by: Seat, offered: readonly Act[], chance: Random): Attempt[] {
    const found: unknown[] = [];
    const asked = (Object.hasOwn(game.asides, step) ? game.asides[step] : game.steps[step]) as
      | { readonly schema?: z.ZodMiniType }
      | undefined;
    if (asked?.schema)
      for (const shape of shapesOf(formOf(asked.schema))) {
        found.push(this.sample(shape, "", chance, UNKNOWN_NAMES[0]));
        for (let i = 0; i < TRIES; i++) found.push(this.sample(shape, "", chance));
      }
    for (let i = 0; i < TRIES; i++) {
      if (offered.length > 0) found.push(mutateValue(chance.pick(offered), chance), chance.pick(offered));
      const earlier = this.acts.get(step);
      if (earlier) found.push(chance.pick(earlier), mutateValue(chance.pick(earlier), chance));
    }
    const elsewhere = [...this.acts.values()];
    if (elsewhere.length > 0) found.push(chance.pick(chance.pick(elsewhere)));
    return found.map((act) => ({ by, step, act }));
  }

  private learnValues(value: object, chance: Random): void {
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      if (typeof inner === "object" && inner !== null) this.learnValues(inner, chance);
      else keep(this.values, Number.isNaN(Number(key)) ? key : "", inner, chance);
    }
  }

  /** Returns a value of the schema; with `name`, every name in it is that one. */
  private sample(form: Form, key: string, chance: Random, name?: string): unknown {
    if ("const" in form) return form.const;
    if (form.enum) return chance.pick(form.enum);
    const choices = form.anyOf ?? form.oneOf;
    if (choices) return this.sample(chance.pick(choices), key, chance, name);
    switch (form.type) {
      case "object": {
        const fields = Object.entries(form.properties ?? {}).filter(
          ([field]) => form.required?.includes(field) || chance.oneIn(2),
        );
        return Object.fromEntries(fields.map(([field, inner]) => [field, this.sample(inner, field, chance, name)]));
      }
      case "array": {
        const items = form.prefixItems ?? this.repeated(form, chance);
        return items.map((inner) => this.sample(inner, key, chance, name));
      }
      case "string":
        return name ?? this.leaf(key, UNKNOWN_NAMES, "string", chance);
      case "integer":
      case "number":
        return this.leaf(key, ODD_NUMBERS, "number", chance);
      case "boolean":
        return chance.oneIn(2);
      default:
        return null;
    }
  }

  private repeated(form: Form, chance: Random): readonly Form[] {
    const length = Math.max(form.minItems ?? 0, chance.below(3));
    return form.items ? new Array<Form>(length).fill(form.items) : [];
  }

  /** Returns mostly a value seen in this field, else one from another field or a meaningless one. */
  private leaf(key: string, odd: readonly unknown[], type: string, chance: Random): unknown {
    const fitting = (list: readonly unknown[] | undefined): readonly unknown[] =>
      list?.filter((one) => typeof one === type) ?? [];
    const own = fitting(this.values.get(key));
    if (own.length > 0 && !chance.oneIn(4)) return chance.pick(own);
    const others = fitting([...this.values.values()].flat());
    return others.length > 0 && chance.oneIn(2) ? chance.pick(others) : chance.pick(odd);
  }
}

/** Adds a value to a list of bounded length; a full list drops one at random. */
function keep<T>(lists: Map<string, T[]>, name: string, value: T, chance: Random): void {
  const list = lists.get(name);
  if (!list) lists.set(name, [value]);
  else if (list.length < KEPT) list.push(value);
  else list[chance.below(KEPT)] = value;
}

/** The names of the asked step and of all asides. */
export const stepsOpen = (
  game: SomeGame,
  asked: { readonly frame: { readonly step: string } } | undefined,
): string[] => [...(asked ? [asked.frame.step] : []), ...Object.keys(game.asides)];

/** The acts among a seat's offers that belong to a step. */
export const actsAt = (offered: readonly StepOffers[], step: string): Act[] =>
  offered.filter((one) => one.step === step).flatMap(({ offers }) => offers.map(({ act }) => act));
