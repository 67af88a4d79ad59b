/** Opens and closes tickets, and makes tables for those that fit each other. */
import type { Result } from "@starboard/kernel";
import { type meanwhileInput, PACES, type ticketInput, type TicketsInfo } from "@starboard/wire/tickets";
import type * as z from "zod/mini";
import { fail } from "../errors.ts";
import { after } from "../play/timer.ts";
import { persons } from "../people/identity.ts";
import { tokenScopeOf } from "../people/programs.ts";
import { ratingsOf } from "../ratings/ratings.ts";
import { ownerOrSelf } from "../relations/blocks.ts";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import type { TableOwner } from "../tables/create.ts";
import { duelGames } from "./duel.ts";
import { ratingName, type TicketDoc, ticketInfoOf, tickets } from "./doc.ts";
import { finishHandOvers } from "./hand-over.ts";
import { playMeanwhile } from "./meanwhile.ts";
import { canMeet, isProgram, pairTickets, PRESENT_MS } from "./pairing.ts";
import { seatPair } from "./seat-pair.ts";
import { endStalled } from "./stalled.ts";

/** Most tickets that are compared at once: those that have waited longest. */
const MAX_COMPARED = 500;
/** How often waiting tickets are compared although none was opened, in ms: their ranges widen. */
const COMPARE_MS = 15_000;
/** Attempts to pair people in one go; the next comparison comes soon. */
const MAX_TRIES = 3;

export interface TicketService {
  /**
   * Opens the person's ticket, or replaces it. Codes: TICKET_ACCOUNT (rated without an account), TICKET_GAME; for programs
   * BOT_SCOPE and BOT_PAUSED.
   */
  open(who: TableOwner, input: z.output<typeof ticketInput>): Promise<Result<TicketsInfo>>;
  /** Notes that the person's page is open, which live paces require. */
  seen(person: string): Promise<TicketsInfo>;
  /** Makes the table of a match against a bot, to be played while the ticket waits. Codes: TICKET_NONE, TICKET_GAME. */
  playMeanwhile(who: TableOwner, input: z.output<typeof meanwhileInput>): Promise<Result<TicketsInfo>>;
  close(person: string): Promise<TicketsInfo>;
  /** The person's ticket and how many others wait; null for an anonymous caller. */
  info(person: string | null): Promise<TicketsInfo>;
  stop(): void;
}

/** The ticket of a person as it is opened now. A changed ticket goes on with the match that is played meanwhile. */
async function newTicket(
  { store, blocks, now }: Pick<HostServices, "store" | "blocks" | "now">,
  { person, account, name, program }: TableOwner,
  { wants, rated, range, opponents }: Omit<z.output<typeof ticketInput>, "name">,
): Promise<TicketDoc> {
  const at = now();
  const ratings = await ratingsOf(store, person, at);
  const owner = await ownerOrSelf(store, person);
  const meanwhile = (await tickets.get(store, person))?.doc.meanwhile;
  return {
    person,
    account,
    name,
    wants,
    rated,
    range,
    ratings: Object.fromEntries(
      ratings.flatMap(({ game, pace, players, rating, deviation }) =>
        players === "two" ? [[ratingName(game, pace), { rating, deviation }]] : [],
      ),
    ),
    since: at,
    seenAt: at,
    found: null,
    avoids: [...(await blocks.of(person))],
    ...(owner !== person && { botOwner: owner }),
    ...(meanwhile && { meanwhile }),
    opponents: opponents ?? (program ? "everyone" : "people"),
  };
}

export function createTicketService(services: HostServices): TicketService {
  const { store, now, onError } = services;

  async function waiting(): Promise<readonly Stored<TicketDoc>[]> {
    const found = await tickets.find(store, { index: ["state", "waiting"], limit: MAX_COMPARED });
    return found.toSorted((a, b) => a.doc.since - b.doc.since);
  }

  async function info(person: string | null): Promise<TicketsInfo> {
    const own = person === null ? undefined : (await tickets.get(store, person))?.doc;
    const all = (await waiting()).map(({ doc }) => doc).filter((doc) => doc.person !== person);
    // Who does not ask for programs is not told that they wait, as if they were company.
    const others = all.filter((doc) => !isProgram(doc) || (own?.opponents ?? "people") !== "people");
    const at = now();
    // Without a ticket, the counts are those of a newcomer who accepts everyone.
    const asker = own ?? { person: person ?? "", range: null, ratings: {}, since: at };
    const rows = duelGames().flatMap((game) =>
      PACES.map((pace) => {
        const want = { game, pace };
        const there = others.filter(({ wants }) => wants.some((one) => one.game === game && one.pace === pace));
        const fitting = there.filter((other) =>
          canMeet({ ...asker, wants: [want], rated: own?.rated ?? other.rated, seenAt: at }, other, want, at),
        ).length;
        return { game, pace, fitting, others: there.length - fitting };
      }),
    );
    const ratings = person === null ? [] : await ratingsOf(store, person, at);
    return {
      mine: own ? ticketInfoOf(own) : null,
      waiting: rows.filter((row) => row.fitting + row.others > 0),
      people: others.filter((doc) => !isProgram(doc)).length,
      programs: all.filter(isProgram).length,
      games: duelGames(),
      ratings: ratings.flatMap(({ game, pace, players, rating, deviation }) =>
        players === "two" ? [{ game, pace, rating, deviation }] : [],
      ),
    };
  }

  /** Why a program may open no ticket: its token does not allow it, or it left matches unanswered. */
  async function programRefusal(person: string): Promise<ReturnType<typeof fail> | undefined> {
    if ((await tokenScopeOf({ store }, person)) !== "ladder") return fail("BOT_SCOPE");
    const until = (await persons.get(store, person))?.doc.pausedUntil ?? 0;
    return until > now() ? fail("BOT_PAUSED", "", { until }) : undefined;
  }

  /** Makes all pairs that can be made now. Compares again if another request or host has changed a ticket meanwhile. */
  async function compare(): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const found = (await waiting()).map(({ doc, version }) => ({ ...doc, version }));
      const seated: boolean[] = [];
      for (const pair of pairTickets(found, now())) seated.push(await seatPair(services, pair));
      if (seated.every(Boolean)) return;
    }
  }
  let cancel = (): void => {};
  const repeat = (): void => {
    cancel = after(COMPARE_MS, repeat);
    compare().catch(onError);
    endStalled(services).catch(onError);
    finishHandOvers(services).catch(onError);
  };
  repeat();

  return {
    info,
    async open(who, { name: asked, wants, rated, range, opponents }) {
      const refused = who.program ? await programRefusal(who.person) : undefined;
      if (refused) return refused;
      const name = who.program ? who.name : asked;
      if (rated && who.account === null) return fail("TICKET_ACCOUNT", "rated");
      const games = duelGames();
      const unknown = wants.findIndex(({ game }) => !games.includes(game));
      if (unknown >= 0) return fail("TICKET_GAME", `wants.${unknown}`, { game: wants[unknown]?.game ?? "" });
      const doc = await newTicket(services, { ...who, name }, { wants, rated, range, opponents });
      await store.write([tickets.put(who.person, doc, doc.since)]);
      await compare();
      return { ok: await info(who.person) };
    },
    async seen(person) {
      const at = now();
      let wasAway = false;
      await tickets.update(store, person, at, (doc) => {
        wasAway = at - doc.seenAt > PRESENT_MS;
        return doc.found === null ? { doc: { ...doc, seenAt: at } } : undefined;
      });
      if (wasAway) await compare();
      return info(person);
    },
    async playMeanwhile(who, input) {
      const made = await playMeanwhile(services, who, input);
      return "bad" in made ? made : { ok: await info(who.person) };
    },
    async close(person) {
      await store.write([tickets.delete(person)]);
      return info(person);
    },
    stop: () => cancel(),
  };
}
