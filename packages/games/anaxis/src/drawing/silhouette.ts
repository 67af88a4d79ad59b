/** The drawing of a ship class; computed once per class. */
import type { ShipClass, Special } from "../data/ship.ts";
import { type Kit, kitFor, lerp, type Part } from "./outline.ts";
import { RACES } from "./races.ts";

export interface Silhouette {
  readonly parts: readonly Part[];
  /** Drawn length relative to a ship of medium size. */
  readonly length: number;
  /** True for stealth ships, which have dark plating. */
  readonly night: boolean;
  /** Outline of all filled parts together. */
  readonly solid: string;
}

/** Devices of special abilities. They look the same for all races, so that they are recognisable at 28 pixels. */
const DEVICES: Readonly<Record<Special, (k: Kit) => void>> = {
  scan(k) {
    k.arc(0, -30, 13, 0, 58, 2.6, "lamp");
    k.arc(0, -30, 20, 0, 50, 2.2, "lamp");
    k.lamp(0, -30, 3.4, 0);
  },
  interdiction(k) {
    k.ring(0, -26, 11, 2, "lamp");
    k.rule(
      [
        [11, -26],
        [16, -33],
        [14.5, -46],
      ],
      1,
      2,
      "lamp",
    );
    k.lamp(0, -26, 2.4, 0);
  },
  pulse(k) {
    k.ring(0, 8, 29, 2, "ember");
    k.ring(0, 8, 24, 0.8, "ember", 60);
    k.ring(0, 8, 6.5, 1.4, "ember", 40);
    k.lamp(0, 8, 4, 0, "ember");
  },
  jamming(k) {
    for (const a of [0, 23, 46]) {
      const s = Math.sin((a * Math.PI) / 180);
      const c = Math.cos((a * Math.PI) / 180);
      k.rule(
        [
          [s * 9, -22 - c * 9],
          [s * 26, -22 - c * 26],
        ],
        1,
        a ? 2 : 2.4,
        "lamp",
      );
      if (a > 0) k.lamp(s * 27, -22 - c * 27, 2.6, 0);
    }
  },
  shield(k) {
    k.arc(0, 2, 46, 12, 78, 2.6, "lamp");
    k.arc(0, 2, 46, 102, 160, 2.6, "lamp");
  },
  stealth(k) {
    k.rule(
      [
        [1, -42],
        [9, -4],
        [8, 30],
      ],
      60,
      0.8,
      "side",
    );
  },
};

/** Sizes from gunboat to dreadnaught; values in between are allowed. */
const LENGTH = [0.6, 0.68, 0.76, 0.82, 0.92, 1.04, 1.16, 1.3] as const;

/** Returns the size of a class by its cost: 3 points are a gunboat, 35 a dreadnaught. */
export const sizeOf = ({ cost, hull }: Pick<ShipClass, "cost" | "hull">): number =>
  Math.max(0, Math.min(7, (Math.sqrt(Math.max(cost, hull / 2.2)) - 1.7) * 1.75));

const drawn = new Map<string, Silhouette>();

/** Returns the silhouette of a class. Ships of unknown races look like Sildosi ships. */
export function silhouette(ship: ShipClass): Silhouette {
  const key = `${ship.race}/${ship.id}/${ship.cost}/${ship.hull}/${ship.special ?? ""}`;
  let found = drawn.get(key);
  if (!found) {
    found = build(ship);
    drawn.set(key, found);
  }
  return found;
}

function build(ship: ShipClass): Silhouette {
  const size = sizeOf(ship);
  const parts: Part[] = [];
  const kit = kitFor(parts);
  let h = seedOf(`${ship.race}/${ship.name}`);
  const style = (RACES as Readonly<Record<string, (typeof RACES)["sildosi"]>>)[ship.race] ?? RACES.sildosi;
  style(
    {
      size,
      mass: size / 7,
      guns: ship.primary?.kind === "guns" ? ship.primary.firepower : 2,
      arc: ship.primary?.kind === "guns" ? ship.primary.arc : "forward",
      turrets: ship.secondary?.kind === "guns" ? ship.secondary.firepower : 0,
      vary(a) {
        h = Math.imul(h ^ (h >>> 15), 2246822519) >>> 0;
        return ((h / 4294967296) * 2 - 1) * a;
      },
    },
    kit,
  );
  if (ship.special) DEVICES[ship.special](kit);
  const low = Math.floor(size);
  const length = lerp(LENGTH[low] as number, LENGTH[Math.ceil(size)] as number, size - low);
  const solid = parts
    .filter((part) => part.stroke === undefined && part.tone !== "glow" && part.tone !== "plume")
    .map((part) => part.d)
    .join("");
  return { parts, length, night: ship.special === "stealth", solid };
}

/** Returns the FNV-1a hash of a name, so that the small variations of a class are always the same. */
function seedOf(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) {
    h ^= name.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
