/** All steps by name, in the order of play. Types, outline and texts follow from this list. */
import { award } from "./award.ts";
import { bid } from "./bid.ts";
import { deal } from "./deal.ts";
import { pick } from "./pick.ts";
import { raid } from "./raid.ts";
import { refill } from "./refill.ts";
import { score } from "./score.ts";
import { sight } from "./sight.ts";

export const steps = { deal, sight, pick, bid, award, raid, refill, score };
