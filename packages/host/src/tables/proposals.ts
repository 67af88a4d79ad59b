/** Handles proposals and votes at a table, and carries out what the players agree on. */
import { type Result, type Seat, seatsOfPeople } from "@starboard/kernel";
import type { MatchResponse, MatchSummary } from "@starboard/wire";
import { ABANDONED_AFTER_MS, type Proposal, type ProposalContent } from "@starboard/wire/host";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { startIfReady } from "./start.ts";
import { sharedOptionsOnly, gameOf } from "./seat-options.ts";
import { isPlayedBy, type SeatDoc, type TableDoc, vacantSeat } from "./doc.ts";
import { saveTable } from "./create.ts";
import type { TableService } from "./table-service.ts";
import { seatInMatch } from "./seats.ts";

type Table = Result<Stored<TableDoc>>;
/** Most open proposals at a table. */
const MAX_OPEN_PROPOSALS = 6;

const refusalOf = (answer: MatchResponse): ReturnType<typeof fail> => {
  if (answer.is === "invalid") return { bad: answer.bad };
  if (answer.is === "refused")
    return fail(answer.refusal.code, "", { rule: answer.refusal.rule, ...answer.refusal.about });
  return fail("TABLE_PROPOSAL", "", { answer: answer.is });
};

/** Returns the seats that vote: seats of people for whom no bot stands in. */
function voters(doc: TableDoc, summary: MatchSummary): Seat[] {
  return [...doc.seats.keys()].filter(
    (n) => doc.seats[n]?.kind === "person" && summary.seats[n]?.kind === "person",
  ) as Seat[];
}

/** Returns the seats that must agree to a proposal, or why it cannot be made. */
async function seatsToAgree(
  tableService: TableService,
  { id, doc }: Stored<TableDoc>,
  summary: MatchSummary,
  by: Seat,
  what: ProposalContent,
): Promise<Result<readonly Seat[]>> {
  const others = voters(doc, summary).filter((seat) => seat !== by);
  if (what.is === "rematch") return summary.over && doc.rematch === null ? { ok: others } : fail("TABLE_STATE");
  if (summary.over) return fail("TABLE_STATE", "", { state: "over" });
  switch (what.is) {
    case "takeBack": {
      if (doc.terms.takeBack === "rules") return fail("TABLE_PROPOSAL", "what", { takeBack: "rules" });
      const taken = await tableService.matches.service.seatsToAsk(id, by);
      if ("is" in taken) return refusalOf(taken);
      return taken.at === what.at
        ? { ok: taken.seats.filter((seat) => others.includes(seat)) }
        : fail("TABLE_PROPOSAL", "what.at");
    }
    case "pause":
    case "resume": {
      const stopped = summary.clock?.stopped === "pause";
      return summary.clock && stopped === (what.is === "resume") ? { ok: others } : fail("TABLE_CLOCK");
    }
    case "edition": {
      const newer = await tableService.matches.service.newerEdition(id);
      if ("is" in newer) return refusalOf(newer);
      // Every person in the match must agree, so a seat whose player has left must be taken first.
      const isComplete = seatsOfPeople(summary.seats).every((seat) => seat === by || others.includes(seat));
      return newer.to === what.to && isComplete ? { ok: others } : fail("TABLE_PROPOSAL", "what.to");
    }
    case "claim":
      return mayClaim(tableService, id, doc, summary, by, what.of)
        ? { ok: others.filter((seat) => seat !== what.of) }
        : fail("TABLE_PROPOSAL", "what.of");
  }
}

/** True if a seat can be claimed: its time is up, it is vacant, or its player has been absent for too long. */
function mayClaim(
  tableService: TableService,
  id: string,
  doc: TableDoc,
  summary: MatchSummary,
  by: Seat,
  of: Seat,
): boolean {
  const seat = doc.seats[of];
  if (!seat || of === by || summary.seats[of]?.kind === "bot") return false;
  if (seat.kind === "vacant" || summary.clock?.flagged.includes(of)) return true;
  if (summary.clock || !summary.asked.includes(of)) return false;
  return (
    tableService.now() - summary.changedAt > ABANDONED_AFTER_MS &&
    seat.person !== null &&
    !tableService.isOnline(id, seat.person)
  );
}

/** Makes a proposal for a seat. If no other seat must agree, it is carried out at once. */
export async function propose(
  tableService: TableService,
  id: string,
  by: Seat,
  person: string,
  what: ProposalContent,
): Promise<Table> {
  const stored = await tableService.get(id);
  if ("bad" in stored) return stored;
  const summary = await tableService.matchSummary(id);
  if (!isPlayedBy(stored.ok.doc.seats[by], person)) return fail("TABLE_FORBIDDEN");
  if (!summary) return fail("TABLE_STATE", "", { state: stored.ok.doc.state });
  const own = what.is === "claim" || what.is === "rematch" || stored.ok.doc.closed;
  if (stored.ok.doc.tournament !== undefined && own) return fail("TOURNAMENT_TABLE");
  if (stored.ok.doc.closed) return fail("TABLE_STATE", "", { state: "over" });
  const needs = await seatsToAgree(tableService, stored.ok, summary, by, what);
  if ("bad" in needs) return needs;
  if (needs.ok.length === 0) return carryOut(tableService, id, by, what, [by]);
  const proposal: Proposal = {
    id: tableService.random(6),
    by,
    since: tableService.now(),
    what,
    needs: needs.ok,
    yes: [],
  };
  const proposed = await tableService.update(id, (doc) => {
    if (!isPlayedBy(doc.seats[by], person)) return fail("TABLE_FORBIDDEN");
    const isSameKind = (one: Proposal): boolean => one.by === by && one.what.is === what.is;
    const others = doc.proposals.filter(
      (one) => !isSameKind(one) && (one.what.is !== "takeBack" || one.what.at === summary.at),
    );
    return { ...doc, proposals: [...others, proposal].slice(-MAX_OPEN_PROPOSALS) };
  });
  // Players who are away are told that their vote is asked for.
  if ("ok" in proposed) tableService.bus.publish("proposed", { table: id });
  return proposed;
}

/**
 * Votes for a seat. One "no" ends a proposal; a "no" of its proposer withdraws it. The last "yes" carries it out.
 */
export async function vote(
  tableService: TableService,
  id: string,
  seat: Seat,
  person: string,
  name: string,
  yes: boolean,
): Promise<Table> {
  let agreed: Proposal | undefined;
  const voted = await tableService.update(id, (doc) => {
    agreed = undefined;
    if (!isPlayedBy(doc.seats[seat], person)) return fail("TABLE_FORBIDDEN");
    const proposal = doc.proposals.find((one) => one.id === name);
    if (!proposal || !(proposal.needs.includes(seat) || proposal.by === seat)) return fail("TABLE_PROPOSAL");
    const others = doc.proposals.filter((one) => one.id !== name);
    if (!yes) {
      const { id: of, by, what } = proposal;
      return { ...doc, proposals: others, ...(seat !== by && { declined: { id: of, by, what, seat } }) };
    }
    if (!proposal.needs.includes(seat)) return doc;
    const all = [...new Set([...proposal.yes, seat])];
    if (proposal.needs.every((one) => all.includes(one))) {
      agreed = proposal;
      return { ...doc, proposals: others };
    }
    return { ...doc, proposals: [...others, { ...proposal, yes: all }] };
  });
  if ("ok" in voted) tableService.bus.publish("proposed", { table: id });
  return "bad" in voted || !agreed
    ? voted
    : carryOut(tableService, id, agreed.by, agreed.what, [agreed.by, ...agreed.needs]);
}

/** Carries out a proposal that the given seats have agreed to. */
async function carryOut(
  tableService: TableService,
  id: string,
  by: Seat,
  what: ProposalContent,
  agreed: readonly Seat[],
): Promise<Table> {
  const { service: matchService } = tableService.matches;
  switch (what.is) {
    case "takeBack": {
      const answer = await matchService.takeBackAgreed({ match: id, seat: by, at: what.at });
      return answer.is === "done" ? tableService.get(id) : refusalOf(answer);
    }
    case "pause":
    case "resume": {
      const answer = await matchService.setClock(id, { is: what.is });
      return answer.is === "done" ? tableService.get(id) : refusalOf(answer);
    }
    case "claim":
      return claim(tableService, id, what.of, what.to);
    case "rematch":
      return rematch(tableService, id);
    case "edition":
      return moveToEdition(tableService, id, what.to, agreed);
  }
}

/** Number of attempts to move a match while acts of its players and bots arrive. */
const MOVE_ATTEMPTS = 5;

/** Moves a match to another edition, unless a person has joined since who was not asked. */
async function moveToEdition(
  tableService: TableService,
  id: string,
  to: number,
  agreed: readonly Seat[],
): Promise<Table> {
  const { service: matchService } = tableService.matches;
  for (let attempt = 1; ; attempt++) {
    const summary = await tableService.matchSummary(id);
    if (!summary || !seatsOfPeople(summary.seats).every((seat) => agreed.includes(seat))) return fail("TABLE_PROPOSAL");
    const answer = await matchService.execute({ is: "edition", match: id, to, at: summary.at });
    if (answer.is === "done") return tableService.get(id);
    if (answer.is !== "stale" || attempt === MOVE_ATTEMPTS) return refusalOf(answer);
  }
}

/** Gives a claimed seat to a bot or opens it to anyone. */
async function claim(tableService: TableService, id: string, of: Seat, to: "bot" | "open"): Promise<Table> {
  const claimed = await tableService.update(id, (doc) => {
    const seat = doc.seats[of] as SeatDoc;
    const previousOwners = seat.person === null ? seat.otherIdentities : [seat.person, ...seat.otherIdentities];
    return { ...doc, seats: doc.seats.with(of, { ...vacantSeat("open", seat.generation + 1), previousOwners }) };
  });
  if ("bad" in claimed || to === "open") return claimed;
  const summary = await tableService.matchSummary(id);
  const name = summary?.seats[of]?.name ?? "";
  const seated = await seatInMatch(tableService, id, of, {
    name,
    kind: "bot",
    level: claimed.ok.doc.terms.standInLevel,
  });
  return "bad" in seated ? seated : claimed;
}

/** Creates a rematch table with all seats moved by one. It starts when every player's browser has sent its entropy. */
async function rematch(tableService: TableService, id: string): Promise<Table> {
  const stored = await tableService.get(id);
  if ("bad" in stored) return stored;
  const { doc } = stored.ok;
  if (doc.rematch !== null) return stored;
  const { game, terms, ownerName } = doc;
  // Some games carry a result over to the rematch.
  const rematchOptions = await tableService.matches.service.rematchOptions(id);
  if ("is" in rematchOptions) return refusalOf(rematchOptions);
  // Seat options move with their player, so only the shared options are copied here.
  const options =
    terms.ownSeatOptions === true
      ? sharedOptionsOnly(await gameOf(doc), rematchOptions.options)
      : rematchOptions.options;
  const rotatedSeats = doc.seats.map((_seat, n): SeatDoc => {
    const from = doc.seats[(n + 1) % doc.seats.length] as SeatDoc;
    return { ...from, entropy: null, generation: 0 };
  });
  const created = await saveTable(
    tableService,
    { person: doc.owner },
    {
      game,
      options,
      terms: { ...terms, autoStart: true },
      seats: rotatedSeats,
      ownerName,
      rematchOf: id,
      record: null,
    },
  );
  if ("bad" in created) return created;
  const linked = await tableService.update(id, (latest) =>
    latest.rematch === null ? { ...latest, rematch: created.ok.id } : latest,
  );
  await startIfReady(tableService, created.ok);
  // Players who are away are told that the rematch waits for them.
  tableService.bus.publish("paired", { table: created.ok.id });
  return linked;
}

/** Pauses a seat's clock in correspondence play until `until` (epoch ms); null ends the vacation. */
export async function vacation(
  tableService: TableService,
  id: string,
  seat: Seat,
  person: string,
  until: number | null,
): Promise<Table> {
  const stored = await tableService.get(id);
  if ("bad" in stored) return stored;
  if (!isPlayedBy(stored.ok.doc.seats[seat], person)) return fail("TABLE_FORBIDDEN");
  const answer = await tableService.matches.service.setClock(id, { is: "vacation", seat, until });
  if (answer.is === "done") return stored;
  return answer.is === "invalid" && answer.bad[0]?.code === "MATCH_CLOCK" ? fail("TABLE_CLOCK") : refusalOf(answer);
}
