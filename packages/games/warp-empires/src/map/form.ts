/** The schema of a map file (WE-3.7). */
import * as z from "zod/mini";
import { form, id, list, text, whole } from "../module/parts.ts";

export const MAP_FORMAT = "warp-empires.map/1";
export const MOST_TERRITORIES = 120;

const coordinate = z.number().check(z.gte(-100_000), z.lte(100_000));
const point = z.tuple([coordinate, coordinate]);
const features = z.record(id, z.nullable(z.union([id, z.boolean()])));

export const mapForm = form({
  format: z.literal(MAP_FORMAT),
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  name: text,
  author: z.optional(z.string().check(z.maxLength(300))),
  /** The module it was drawn for. A module with the same terrains may use it too. */
  module: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  players: list(whole(2, 6), 5, 1),
  territories: list(
    form({
      id,
      name: z.optional(text),
      terrain: id,
      label: z.optional(point),
      outline: list(point, 400, 3),
      features: z.optional(features),
    }),
    MOST_TERRITORIES,
    2,
  ),
  borders: z.optional(list(z.tuple([id, id]), 1000)),
  homes: z.record(z.string().check(z.regex(/^[2-6]$/)), list(id, 6)),
  explored: z._default(z.record(id, features), {}),
});
export type MapFile = z.infer<typeof mapForm>;
