/** Checks what the schema of a module cannot express: references, sums, tables, places. */
import type { ReportError } from "../input-errors.ts";
import type { Filled } from "../form.ts";
import { checkCards, checkFactions } from "./cards.ts";
import { checkGround } from "./ground.ts";
import { checking } from "./names.ts";
import { checkCounts, checkPhases, checkTables, checkTwice } from "./turn.ts";

export function checkModule(m: Filled, report: ReportError): void {
  const c = checking(m, report);
  checkTwice(c);
  checkCounts(c);
  checkPhases(c);
  checkTables(c);
  checkGround(c);
  checkCards(c);
  checkFactions(c);
}
