/** The ladder of programs: all that have played on it, with their owners. */
import type { ProgramLadder } from "@starboard/wire/programs";
import { programName } from "@starboard/wire/programs";
import { persons } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import { tickets } from "../tickets/doc.ts";
import { ranked } from "./ladder.ts";
import { programRatings } from "./ratings.ts";

/** @param caller the person who asks; null for an anonymous caller */
export async function programLadderOf(
  { store, now }: Pick<HostServices, "store" | "now">,
  game: string,
  caller: string | null,
): Promise<ProgramLadder> {
  const ratings = await programRatings(store, game, now());
  const ids = ratings.map(({ person }) => person);
  const found = new Map((await persons.getAll(store, ids)).map(({ id, doc }) => [id, doc]));
  const owners = [...new Set([...found.values()].flatMap(({ owner }) => owner ?? []))];
  const ownerNames = new Map((await persons.getAll(store, owners)).map(({ id, doc }) => [id, doc.name]));
  const waiting = new Set(
    (await tickets.getAll(store, ids)).flatMap(({ id, doc }) =>
      doc.found === null && doc.wants.some((want) => want.game === game) ? [id] : [],
    ),
  );
  const entries = ratings.flatMap(({ person, ...strength }) => {
    const program = found.get(person);
    return program ? [{ person, name: programName(program.name), ...strength, you: program.owner === caller }] : [];
  });
  return {
    game,
    entries: ranked(entries, "two").map(({ you, ...entry }) => ({
      ...entry,
      owner: ownerNames.get(found.get(entry.person)?.owner ?? "") ?? "",
      waiting: waiting.has(entry.person),
      yours: you,
    })),
  };
}
