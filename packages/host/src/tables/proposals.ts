/** What the people at a table agree on: proposals, votes, and what becomes of them. */
import type { Result, Seat } from "@starboard/kernel";
import type { Answer, TableCard } from "@starboard/wire";
import { ABANDONED, type Proposal, type Proposed } from "@starboard/wire/host";
import type { Kept } from "../storage/store.ts";
import { no } from "../errors.ts";
import { beginIfReady } from "./start.ts";
import { agreedOnly, gameOf } from "./seat-options.ts";
import { plays, type SeatDoc, type TableDoc, vacantSeat } from "./doc.ts";
import { store } from "./create.ts";
import type { Office } from "./table-service.ts";
import { seatInMatch } from "./seats.ts";

type Table = Result<Kept<TableDoc>>;
/** Proposals that wait at once. */
const WAITING = 6;

const refusalOf = (answer: Answer): ReturnType<typeof no> => {
  if (answer.is === "invalid") return { bad: answer.bad };
  if (answer.is === "refused")
    return no(answer.refusal.code, "", { rule: answer.refusal.rule, ...answer.refusal.about });
  return no("TABLE_PROPOSAL", "", { answer: answer.is });
};

/** The persons at a table whose word counts: those who play and are not stood in for. */
function voters(doc: TableDoc, card: TableCard): Seat[] {
  return [...doc.seats.keys()].filter(
    (n) => doc.seats[n]?.kind === "person" && card.seats[n]?.kind === "person",
  ) as Seat[];
}

/** Who has to agree to what a seat proposes, or why it cannot be proposed. */
async function needed(
  office: Office,
  { id, doc }: Kept<TableDoc>,
  card: TableCard,
  by: Seat,
  what: Proposed,
): Promise<Result<readonly Seat[]>> {
  const others = voters(doc, card).filter((seat) => seat !== by);
  if (what.is === "rematch") return card.over && doc.rematch === null ? { ok: others } : no("TABLE_STATE");
  if (card.over) return no("TABLE_STATE", "", { state: "over" });
  switch (what.is) {
    case "takeBack": {
      if (doc.terms.takeBack === "law") return no("TABLE_PROPOSAL", "what", { takeBack: "law" });
      const way = await office.referee.clerk.inTheWay(id, by);
      if ("is" in way) return refusalOf(way);
      return way.at === what.at
        ? { ok: way.seats.filter((seat) => others.includes(seat)) }
        : no("TABLE_PROPOSAL", "what.at");
    }
    case "pause":
    case "resume": {
      const stopped = card.clock?.stopped === "pause";
      return card.clock && stopped === (what.is === "resume") ? { ok: others } : no("TABLE_CLOCK");
    }
    case "claim":
      return mayClaim(office, id, doc, card, by, what.of)
        ? { ok: others.filter((seat) => seat !== what.of) }
        : no("TABLE_PROPOSAL", "what.of");
  }
}

/** Whether the others may dispose of a seat: its clock has fallen, nobody sits there, or they are long gone. */
function mayClaim(office: Office, id: string, doc: TableDoc, card: TableCard, by: Seat, of: Seat): boolean {
  const seat = doc.seats[of];
  if (!seat || of === by || card.seats[of]?.kind === "bot") return false;
  if (seat.kind === "vacant" || card.clock?.fallen.includes(of)) return true;
  if (card.clock || !card.asked.includes(of)) return false;
  return office.now() - card.changedAt > ABANDONED && seat.person !== null && !office.isOnline(id, seat.person);
}

/** Proposes something in a seat's name; done at once when nobody else has a say. */
export async function propose(office: Office, id: string, by: Seat, person: string, what: Proposed): Promise<Table> {
  const kept = await office.get(id);
  if ("bad" in kept) return kept;
  const card = await office.card(id);
  if (!plays(kept.ok.doc.seats[by], person)) return no("TABLE_FORBIDDEN");
  if (!card) return no("TABLE_STATE", "", { state: kept.ok.doc.state });
  const own = what.is === "claim" || what.is === "rematch" || kept.ok.doc.closed;
  if (kept.ok.doc.tournament !== undefined && own) return no("TOURNAMENT_TABLE");
  if (kept.ok.doc.closed) return no("TABLE_STATE", "", { state: "over" });
  const needs = await needed(office, kept.ok, card, by, what);
  if ("bad" in needs) return needs;
  if (needs.ok.length === 0) return carryOut(office, id, by, what);
  const proposal: Proposal = { id: office.random(6), by, since: office.now(), what, needs: needs.ok, yes: [] };
  return office.update(id, (doc) => {
    if (!plays(doc.seats[by], person)) return no("TABLE_FORBIDDEN");
    const kindred = (one: Proposal): boolean => one.by === by && one.what.is === what.is;
    const others = doc.proposals.filter(
      (one) => !kindred(one) && (one.what.is !== "takeBack" || one.what.at === card.at),
    );
    return { ...doc, proposals: [...others, proposal].slice(-WAITING) };
  });
}

/** Votes in a seat's name. One no ends a proposal, its proposer's too; with the last yes it is carried out. */
export async function vote(
  office: Office,
  id: string,
  seat: Seat,
  person: string,
  name: string,
  yes: boolean,
): Promise<Table> {
  let agreed: Proposal | undefined;
  const voted = await office.update(id, (doc) => {
    agreed = undefined;
    if (!plays(doc.seats[seat], person)) return no("TABLE_FORBIDDEN");
    const proposal = doc.proposals.find((one) => one.id === name);
    if (!proposal || !(proposal.needs.includes(seat) || proposal.by === seat)) return no("TABLE_PROPOSAL");
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
  return "bad" in voted || !agreed ? voted : carryOut(office, id, agreed.by, agreed.what);
}

/** Does what was agreed. */
async function carryOut(office: Office, id: string, by: Seat, what: Proposed): Promise<Table> {
  const { clerk } = office.referee;
  switch (what.is) {
    case "takeBack": {
      const answer = await clerk.takeBackAgreed({ match: id, seat: by, at: what.at });
      return answer.is === "done" ? office.get(id) : refusalOf(answer);
    }
    case "pause":
    case "resume": {
      const answer = await clerk.setClock(id, { is: what.is });
      return answer.is === "done" ? office.get(id) : refusalOf(answer);
    }
    case "claim":
      return claim(office, id, what.of, what.to);
    case "rematch":
      return rematch(office, id);
  }
}

/** A claimed seat is played by a bot, or stands open to whoever comes. */
async function claim(office: Office, id: string, of: Seat, to: "bot" | "open"): Promise<Table> {
  const claimed = await office.update(id, (doc) => {
    const seat = doc.seats[of] as SeatDoc;
    const was = seat.person === null ? seat.also : [seat.person, ...seat.also];
    return { ...doc, seats: doc.seats.with(of, { ...vacantSeat("open", seat.generation + 1), was }) };
  });
  if ("bad" in claimed || to === "open") return claimed;
  const card = await office.card(id);
  const name = card?.seats[of]?.name ?? "";
  const put = await seatInMatch(office, id, of, { name, kind: "bot", level: claimed.ok.doc.terms.standIn });
  return "bad" in put ? put : claimed;
}

/** The same table once more, everybody one seat further. It begins when every browser has sent its part in the draws. */
async function rematch(office: Office, id: string): Promise<Table> {
  const kept = await office.get(id);
  if ("bad" in kept) return kept;
  const { doc } = kept.ok;
  if (doc.rematch !== null) return kept;
  const { game, terms, makerName } = doc;
  // Some games carry a result over to the return match.
  const back = await office.referee.clerk.returnOptions(id);
  if ("is" in back) return refusalOf(back);
  // What seats brought goes along with whoever brought it.
  const options = terms.bring === true ? agreedOnly(await gameOf(doc), back.options) : back.options;
  const turned = doc.seats.map((_seat, n): SeatDoc => {
    const from = doc.seats[(n + 1) % doc.seats.length] as SeatDoc;
    return { ...from, entropy: null, generation: 0 };
  });
  const made = await store(
    office,
    { person: doc.maker },
    {
      game,
      options,
      terms: { ...terms, autoStart: true },
      seats: turned,
      makerName,
      rematchOf: id,
      record: null,
    },
  );
  if ("bad" in made) return made;
  const named = await office.update(id, (now) => (now.rematch === null ? { ...now, rematch: made.ok.id } : now));
  await beginIfReady(office, made.ok);
  return named;
}

/** By mail: a seat's clock stands until then; null comes back early. */
export async function vacation(
  office: Office,
  id: string,
  seat: Seat,
  person: string,
  until: number | null,
): Promise<Table> {
  const kept = await office.get(id);
  if ("bad" in kept) return kept;
  if (!plays(kept.ok.doc.seats[seat], person)) return no("TABLE_FORBIDDEN");
  const answer = await office.referee.clerk.setClock(id, { is: "vacation", seat, until });
  if (answer.is === "done") return kept;
  return answer.is === "invalid" && answer.bad[0]?.code === "MATCH_CLOCK" ? no("TABLE_CLOCK") : refusalOf(answer);
}
