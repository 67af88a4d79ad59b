/** What only the organiser may do, and what a tournament allows in its present state. */
import type { Caller } from "../people/identity.ts";
import { fail } from "../errors.ts";
import type { TournamentDoc } from "./doc.ts";

type No = ReturnType<typeof fail>;
export const onlyOrganiser = (doc: TournamentDoc, { person }: Caller): No | undefined =>
  person !== null && doc.organiser === person ? undefined : fail("TOURNAMENT_FORBIDDEN");
export const onlyIn = ({ state }: TournamentDoc, ...states: readonly TournamentDoc["state"][]): No | undefined =>
  states.includes(state) ? undefined : fail("TOURNAMENT_STATE", "", { state });
