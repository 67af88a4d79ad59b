/** The schemas of modules and maps as JSON Schema, for editors that support it. */
import * as z from "zod/mini";
import { mapForm } from "../map/form.ts";
import { moduleForm } from "./form.ts";

type Schema = { [key: string]: unknown };
const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const OPTION = { $ref: "#/$defs/option" };
/** Fields that the loader reads before options are chosen cannot contain an option. */
const FIXED = new Set(["format", "id", "version", "options"]);

/** Every other value may be replaced by an option: `{"$option": id}`. */
function withOptions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withOptions(one));
  if (!isSchema(schema)) return schema;
  const out: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties" && isSchema(value))
      out[key] = Object.fromEntries(Object.entries(value).map(([k, s]) => [k, orOption(s, k)]));
    else if ((key === "items" || key === "additionalProperties") && isSchema(value)) out[key] = orOption(value, "");
    else if (["anyOf", "oneOf", "allOf", "prefixItems"].includes(key)) out[key] = withOptions(value);
    else if (key === "$defs" && isSchema(value))
      out[key] = Object.fromEntries(Object.entries(value).map(([k, s]) => [k, withOptions(s)]));
    else out[key] = value;
  }
  return out;
}
const orOption = (schema: unknown, name: string): unknown =>
  FIXED.has(name) || (isSchema(schema) && "const" in schema) ? schema : { anyOf: [withOptions(schema), OPTION] };

const published = (form: z.ZodMiniType, id: string, title: string): Schema => {
  const { $schema, ...rest } = z.toJSONSchema(form, {
    target: "draft-2020-12",
    io: "input",
    reused: "ref",
    unrepresentable: "any",
  });
  return { $schema, $id: id, title, ...rest };
};

/** The schemas by file name. */
export function publishedForms(): ReadonlyMap<string, object> {
  const name = "warp-empires.module.schema.json";
  const module = withOptions(published(moduleForm, name, "A module of Warp Empires")) as Schema;
  module["$defs"] = {
    ...(module["$defs"] as Schema | undefined),
    option: {
      type: "object",
      properties: { $option: { type: "string" } },
      required: ["$option"],
      additionalProperties: false,
    },
  };
  const map = "warp-empires.map.schema.json";
  return new Map<string, object>([
    [name, module],
    [map, published(mapForm, map, "A map of Warp Empires")],
  ]);
}
