/** The position by star and warp, ready to draw. Each item has a key that changes with its content. */
import type { Power, StarMap, View4000, Warp } from "@starboard/4000ad";

/** The ships of one power at one place. */
export interface Contingent {
  readonly power: Power;
  readonly ships: number;
  /** Of these, how many fought this turn and may not depart (AD-6.3.4). */
  readonly frozen: number;
}
/** The home mark of a star: its owner, and the power that has captured it, if any. */
export interface HomeMark {
  readonly power: Power;
  /** The power that holds it, or null while its owner possesses it (AD-8.a). */
  readonly holder: Power | null;
}
export interface StarScene {
  readonly star: number;
  readonly forces: readonly Contingent[];
  readonly neutral: number;
  readonly derelict: number;
  readonly home: HomeMark | null;
  readonly offLimits: boolean;
  readonly key: string;
}
export interface WarpScene {
  readonly warp: Warp;
  readonly power: Power;
  readonly slot: number;
  /** Departure star, or null while the warp is free. */
  readonly from: number | null;
  /** Number of its space on the path, 1 to 7. */
  readonly count: number;
  readonly aboard: readonly Contingent[];
  readonly ships: number;
  readonly key: string;
}
export interface Scene {
  readonly stars: readonly StarScene[];
  readonly warps: readonly WarpScene[];
}

/** Returns the scene of a view. */
export function readScene(view: View4000, map: StarMap): Scene {
  const t = view.board;
  const { P, S } = t;
  const off = new Set(t.options["ad.offLimits"]);
  const stars: StarScene[] = [];
  for (let star = 0; star < S; star++) {
    const forces: Contingent[] = [];
    for (let power = 0; power < P; power++) {
      const ships = t.ships[star * P + power] ?? 0;
      if (ships > 0) forces.push({ power, ships, frozen: Math.min(ships, t.frozen[star * P + power] ?? 0) });
    }
    const owner = t.home.indexOf(star);
    const home =
      owner >= 0 && t.alive[owner] === 1
        ? { power: owner, holder: (t.holder[owner] ?? -1) < 0 ? null : (t.holder[owner] as number) }
        : null;
    const neutral = t.neutral[star] ?? 0;
    const derelict = t.derelict[star] ?? 0;
    const offLimits = off.has(map.stars[star]?.id ?? "");
    const key = `${forces.map((f) => `${f.power}:${f.ships}:${f.frozen}`).join()}|${neutral}|${derelict}|${
      home ? `${home.power}${home.holder ?? ""}` : ""
    }|${offLimits ? 1 : 0}`;
    stars.push({ star, forces, neutral, derelict, home, offLimits, key });
  }
  const warps: WarpScene[] = [];
  for (let warp = 0; warp < P * 2; warp++) {
    const from = t.warpFrom[warp] ?? -1;
    const aboard: Contingent[] = [];
    for (let power = 0; power < P; power++) {
      const ships = t.warpShips[warp * P + power] ?? 0;
      if (from >= 0 && ships > 0) aboard.push({ power, ships, frozen: 0 });
    }
    const power = warp >> 1;
    // The ships of the path's owner come first.
    aboard.sort((a, b) => Number(b.power === power) - Number(a.power === power) || a.power - b.power);
    const count = t.warpCount[warp] ?? 0;
    const ships = aboard.reduce((sum, c) => sum + c.ships, 0);
    warps.push({
      warp,
      power,
      slot: warp & 1,
      from: from < 0 ? null : from,
      count,
      aboard,
      ships,
      key: `${from}|${count}|${aboard.map((c) => `${c.power}:${c.ships}`).join()}`,
    });
  }
  return { stars, warps };
}

/** Returns the number of ships of powers at a star. */
export const shipsAt = (scene: StarScene): number => scene.forces.reduce((sum, c) => sum + c.ships, 0);

/** Whether a star has any ships. */
export const held = (scene: StarScene): boolean => scene.forces.length > 0 || scene.neutral > 0 || scene.derelict > 0;

/** Returns the roman numeral of a warp. */
export const warpName = (slot: number): string => (slot === 0 ? "I" : "II");
