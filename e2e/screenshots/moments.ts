/** All moments that are worth a picture. */
import { anaxis } from "./anaxis.ts";
import { fourThousand } from "./4000ad.ts";
import type { Moment } from "./moment.ts";
import { trekwar } from "./trekwar.ts";
import { warpEmpires } from "./warp-empires.ts";

export const MOMENTS: readonly Moment[] = [...anaxis, ...trekwar, ...fourThousand, ...warpEmpires];
