/**
 * Silhouettes of units, drawn for Starboard in a 24 × 24 box with the bow up. A unit's id is its look key; a unit of a
 * module without a drawing gets a figure made from its data.
 */

/** The data of a unit that its figure shows. */
export interface UnitTraits {
  readonly id: string;
  readonly force: number;
  /** Territories per move; 0 if it cannot move, null if it is carried. */
  readonly spaces: number | null;
  readonly leader: boolean;
  readonly fortification: boolean;
  readonly foot: boolean;
}

const BASTION =
  "M12 1l2 3.3a8 8 0 0 1 5.7 5.7L23 12l-3.300 2a8 8 0 0 1-5.700 5.700L12 23l-2-3.300A8 8 0 0 1 4.300 14L1 12l3.300-2A8 8 0 0 1 10 4.300Zm0 6.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Zm0 2.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z";
const STAR = "M12 1.500l3 7 7.500.7-5.700 5 1.700 7.300L12 17.600l-6.500 3.900 1.700-7.300-5.700-5L9 8.500Z";

const DRAWN: Readonly<Record<string, string>> = {
  commandShip: "M12 .5l3 6.500.8 5 5.700 5v3l-5.500-1.200-1.200 3.700h-5.600L8 18.800 2.500 20v-3l5.700-5L9 7Z",
  strikeCruiser:
    "M12 1l2.600 7 .6 3.500 5.300 1.500-1 5-4.300-.7-.7 4.700h-5l-.7-4.700-4.300.7-1-5 5.300-1.500L9.400 8Z",
  warship: "M12 2l2.500 6.500V12l4.500-3v9l-4.500-1.500L13.500 22h-3l-1-5.500L5 18V9l4.500 3V8.500Z",
  raider: "M12 3l2.200 7L22 19l-7.500-2.500L12 20.500 9.500 16.500 2 19l7.800-9Z",
  scout: "M12 4l2 7 4 8.500-6-3-6 3 4-8.500Z",
  scienceShip:
    "M12 2.500a4.500 4.500 0 0 1 1.500 8.700V17l3.500 1.500V21H7v-2.500l3.500-1.500v-5.800A4.500 4.500 0 0 1 12 2.500Zm0 2.300a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400Z",
  legendaryCommander: STAR,
  starbase: BASTION,
  levy: "M11 3h2v6l4 2v5l-3 1v4h-4v-4l-3-1v-5l4-2Z",
  spears: "M5 2l2 4-1 1v15H4V7L3 6Zm7-1l2 5-1 1v15h-2V7l-1-1Zm7 1l2 4-1 1v15h-2V7l-1-1Z",
  captain: STAR,
  outriders: "M15 2l4 4-1 4-3-1-2 4 5 4v5h-3l-1-4-5-2-3 6H3l3-8 3-6Z",
  hillfort: "M2 21 6 9h2V6h2v3h1V4h2v5h1V6h2v3h2l4 12Zm8-7v7h4v-7a2 2 0 0 0-4 0Z",
};

const made = new Map<string, string>();

/** The silhouette of a unit as a path, to be filled by the even-odd rule. */
export function unitPath(unit: UnitTraits): string {
  const drawn = Object.hasOwn(DRAWN, unit.id) ? DRAWN[unit.id] : undefined;
  if (drawn !== undefined) return drawn;
  const key = JSON.stringify(unit);
  let path = made.get(key);
  if (path === undefined) made.set(key, (path = invented(unit)));
  return path;
}

function invented(unit: UnitTraits): string {
  if (unit.leader) return STAR;
  if (unit.fortification) return BASTION;
  // Strong units are broad, fast units are slender with swept wings, ground units are shields.
  const half = 4 + Math.min(6, Math.max(0, unit.force) * 0.6);
  if (unit.foot) return `M${12 - half} 4h${2 * half}v8q0 6-${half} 10q-${half}-4-${half}-10ZM11 7v10h2V7Z`;
  const speed = Math.min(4, unit.spaces ?? 1);
  const waist = 10 + speed;
  const tail = 21 - speed * 0.4;
  return `M12 ${3 - speed * 0.4}l2.200 ${waist - 4}L${12 + half} ${tail - 3}v2.500l-${half - 2.5} -1-1 3.500h-3l-1-3.500-${half - 2.5} 1v-2.500L9.800 ${waist - 1}Z`;
}
