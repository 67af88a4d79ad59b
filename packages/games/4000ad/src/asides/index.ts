/** All asides by name. Types and texts follow from this list. */
import { ally, endAlliance } from "./alliance.ts";
import { answer } from "./answer.ts";
import { conference } from "./conference.ts";
import { drawing } from "./drawing.ts";
import { armistice, concede, peace, resign } from "./ending.ts";
import { jointArrival } from "./joint-arrival.ts";
import { lend } from "./lend.ts";
import { permitHome } from "./permit-home.ts";
import { withdrawal } from "./withdrawal.ts";

export const asides = {
  ally,
  endAlliance,
  permitHome,
  lend,
  jointArrival,
  drawing,
  withdrawal,
  peace,
  armistice,
  concede,
  resign,
  conference,
  answer,
};
