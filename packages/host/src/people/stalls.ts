/** Counts the matches in a row that a program left unanswered. */
import type { HostServices } from "../services.ts";
import type { TableDoc } from "../tables/doc.ts";
import { persons } from "./identity.ts";

type Services = Pick<HostServices, "store" | "now">;

/** Matches in a row that a program may leave unanswered before it has to wait, and how long, in ms. */
const MAX_STALLS = 3;
const PAUSE_MS = 3_600_000;

/** Notes that a program left a match unanswered. After some in a row it may open no tickets for a while. */
export async function noteStall({ store, now }: Services, person: string): Promise<void> {
  const at = now();
  await persons.update(store, person, at, (doc) => {
    const stalls = (doc.stalls ?? 0) + 1;
    return { doc: { ...doc, stalls, ...(stalls >= MAX_STALLS && { pausedUntil: at + PAUSE_MS, stalls: 0 }) } };
  });
}

/** Notes that a program played a match to its end. */
async function forgiveStalls({ store, now }: Services, person: string): Promise<void> {
  await persons.update(store, person, now(), ({ stalls, ...doc }) => (stalls === undefined ? undefined : { doc }));
}

/** Notes for the programs of a finished match that they played it, unless one left it unanswered. */
export async function forgivePrograms(services: Services, { seats, stalled }: TableDoc): Promise<void> {
  for (const { program, person } of seats)
    if (program && person !== null && person !== stalled) await forgiveStalls(services, person);
}
