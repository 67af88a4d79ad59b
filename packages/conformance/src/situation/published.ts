/** The JSON Schemas of situations, for editors: one for any game, and one for each game with its own acts. */
import type { AnyGame, OptionSpec } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";
import * as z from "zod/mini";
import { anyAct, situationSchemaOf } from "./schema.ts";

/** The schema of one option's value. */
function valueForm({ control }: OptionSpec): z.ZodMiniType {
  switch (control.kind) {
    case "choice":
      return z.literal([...control.values]);
    case "flag":
      return z.boolean();
    case "number": {
      const within = z.number().check(z.gte(control.min), z.lte(control.max));
      return control.none === undefined ? within : z.union([within, z.literal(control.none)]);
    }
    case "list":
      return z.array(z.enum([...control.of])).check(z.maxLength(control.max));
    case "module":
      return z.unknown();
  }
}

/** Some options have no control, so unknown ids are accepted. */
const optionsForm = (game: AnyGame): z.ZodMiniType =>
  z.looseObject(Object.fromEntries(game.options.specs.map((spec) => [spec.id, z.optional(valueForm(spec))])));

/** The schema of all acts of a game, at steps and asides. */
function actsForm(game: AnyGame): z.ZodMiniType<{ do: string }> {
  const asked = [...Object.values(game.steps), ...Object.values(game.asides)] as {
    schema?: z.ZodMiniType<{ do: string }>;
  }[];
  const forms = asked.flatMap(({ schema }) => (schema ? [schema] : []));
  return z.union(forms as [z.ZodMiniType<{ do: string }>, ...z.ZodMiniType<{ do: string }>[]]);
}

function publish(situation: z.ZodMiniType, id: string, title: string): object {
  const file = z.union([situation, z.array(situation).check(z.minLength(1), z.maxLength(1000))]);
  const { $schema, ...rest } = z.toJSONSchema(file, { target: "draft-2020-12", reused: "ref", unrepresentable: "any" });
  return { $schema, $id: id, title, ...rest };
}

/** The published schemas by file name. */
export function publishedSchemas(titles: readonly GameEntry[]): ReadonlyMap<string, object> {
  const schemas = new Map<string, object>();
  const any = situationSchemaOf(anyAct, z.looseObject({})).situation;
  schemas.set("situation.schema.json", publish(any, "situation.schema.json", "A situation: a rule tested as data"));
  for (const { game, text } of titles) {
    const own = situationSchemaOf(actsForm(game as AnyGame), optionsForm(game as AnyGame)).situation;
    const name = `situation.${(game as AnyGame).id}.schema.json`;
    schemas.set(name, publish(own, name, `A situation of ${text.title}`));
  }
  return schemas;
}
