/** The drawing style of a terrain: by its id if known, otherwise by its rules. */

export type Paint = "void" | "world" | "cloud" | "blaze" | "gate" | "field" | "town" | "hills" | "water";

export interface TerrainTraits {
  readonly id: string;
  readonly enter: "free" | "stop" | "never";
  readonly revenue: boolean;
  readonly network: boolean;
}

const KNOWN: Readonly<Record<string, Paint>> = {
  space: "void",
  system: "world",
  nebula: "cloud",
  supernova: "blaze",
  wormhole: "gate",
  plain: "field",
  town: "town",
  hills: "hills",
  lake: "water",
};

export function paintOf(terrain: TerrainTraits): Paint {
  const known = Object.hasOwn(KNOWN, terrain.id) ? KNOWN[terrain.id] : undefined;
  if (known !== undefined) return known;
  if (terrain.network) return "gate";
  if (terrain.enter === "never") return "blaze";
  if (terrain.enter === "stop") return "cloud";
  return terrain.revenue ? "world" : "void";
}
