/** One connection: reads what comes in, lets the clerk and the tables answer, and never trusts a byte of it. */
import type { Seat, Viewer } from "@starboard/kernel";
import { type Access, type Clerk, openDesk } from "@starboard/match";
import type { Answer, Ask } from "@starboard/wire";
import { type FromHost, type HostAnswer, type HostAsk, isHostAsk, parseToHost } from "@starboard/wire/hostsocket";
import { shutOut } from "../people/bans.ts";
import { meOf, NOBODY, type Who } from "../people/identity.ts";
import { propose, vacation, vote } from "../tables/proposals.ts";
import { foundMatch } from "../tables/start.ts";
import { closeMatch } from "../tables/close.ts";
import { mayAct, plays, tables } from "../tables/doc.ts";
import { seatsOf } from "../tables/info.ts";
import { neutralHear } from "../tables/erased-names.ts";
import { codeOfThrown, no } from "../errors.ts";
import { bucket } from "./rate-limit.ts";
import type { House } from "../services.ts";
import type { Listener } from "./hub.ts";

export interface Session {
  /** One message, as it came. Never rejects. */
  receive(text: string): Promise<void>;
  /** The matches it is shown without delay. */
  followed(): readonly string[];
  send(message: FromHost): void;
  close(): void;
}
/** What a session needs of its connection. */
export interface Wire {
  /** Where it comes from. */
  readonly address: string;
  send(message: FromHost): void;
  /** Reads no more for a moment. */
  slow(): void;
  /** Ends the connection with a WebSocket close code. */
  end(code: number, reason: string): void;
}

/** Most tables one connection attends, most seats and matches it watches. */
const ATTENDED = 50;
/** What is looked up and told at length, for a message of a few bytes. */
const LOOKS = new Set<HostAsk["is"] | Ask["is"]>(["lobby", "attend", "watch", "record", "reasons"]);
/** What changes something, and is refused while the server is read-only. */
const CHANGES = new Set<HostAsk["is"] | Ask["is"]>([
  "commit",
  "takeBack",
  "import",
  "say",
  "mute",
  "report",
  "propose",
  "vote",
  "vacation",
]);
/** Longest record that may be sent in, in characters. */
const IMPORT_LIMIT = 4_000_000;
/** Messages a connection may send in the long run. */
const PER_SECOND = 40;
/** Messages that wait for an answer before a connection is read more slowly. */
const PENDING = 64;

export function openSession(house: House, who: Who, wire: Wire): Session {
  const { office, hub, chat, referee, now, settings } = house;
  const me = who.person === null && who.banned === undefined ? NOBODY : who;
  const patience = settings.patience;
  const messages = bucket(120 * patience, PER_SECOND * patience, now);
  const excess = bucket(1_200 * patience, PER_SECOND * patience, now);
  const characters = bucket(8_000_000 * patience, 200_000 * patience, now);
  const talk = bucket(6 * patience, 0.5 * patience, now);
  const attended = new Set<string>();
  /** Matches that it is shown some time behind. */
  const delayed = new Set<string>();
  let pending = 0;
  let closed = false;

  const listener: Listener = {
    person: me.person,
    send: (message) => wire.send(message),
    review: (table) => void desk.review(table).catch(house.trouble),
  };

  /** Who may see what, asked anew each time: seats change hands. */
  async function maySee(match: string, viewer: Viewer): Promise<boolean> {
    const kept = await tables.get(house.store, match);
    // A record that was sent in belongs to no table and is public.
    if (!kept) return viewer === "public" && Boolean((await office.card(match))?.over);
    if (viewer !== "public") return plays(kept.doc.seats[viewer], me.person);
    if (kept.doc.terms.spectators.allowed || seatsOf(kept.doc, me.person).length > 0) return true;
    return kept.doc.maker === me.person || Boolean((await office.card(match))?.over);
  }
  /** Asked with every act; who sat there a moment ago is told nothing by it. */
  function mayPlay(match: string, seat: Seat): boolean | Promise<boolean> {
    const kept = house.known.get(match);
    return kept instanceof Promise
      ? kept.then((read) => mayAct(read?.doc, seat, me.person))
      : mayAct(kept.doc, seat, me.person);
  }
  const isOver = async (match: string): Promise<boolean> => Boolean((await office.card(match))?.over);

  const access: Access = {
    watches: ATTENDED,
    may(ask: Ask) {
      switch (ask.is) {
        case "unwatch":
          return true;
        case "watch":
          return maySee(ask.match, ask.viewer);
        case "commit":
        case "takeBack":
          return mayPlay(ask.match, ask.seat);
        case "record":
        case "reasons":
          return isOver(ask.match);
        case "import":
          return me.person !== null && ask.text.length <= IMPORT_LIMIT && house.heavy.take(wire.address);
        case "create":
        case "fork":
        case "begin":
        case "list":
        case "seat":
        case "remove":
          return false;
      }
    },
  };

  /** The clerk, except that spectators may be shown a match some time behind. */
  const clerk: Pick<Clerk, "answer" | "watch"> = {
    answer: (ask) => referee.clerk.answer(ask),
    async watch(ask, hear) {
      const kept = await tables.get(house.store, ask.match);
      if (kept?.doc.state === "playing") await foundMatch(office, kept);
      // Should the host that closed it have died in between.
      if (kept?.doc.closed) await closeMatch(office, ask.match);
      const delay = kept?.doc.terms.spectators.delay ?? 0;
      const late = kept && ask.viewer === "public" && delay > 0 && seatsOf(kept.doc, me.person).length === 0;
      const told = neutralHear(hear, kept?.doc);
      const isDelayed = late && !(await isOver(ask.match));
      if (ask.viewer === "public") delayed[isDelayed ? "add" : "delete"](ask.match);
      if (!isDelayed) return referee.clerk.watch(ask, told);
      return house.shadows.watch(ask.match, delay * 1000, ask.since, told);
    },
  };
  const desk = openDesk(clerk, (message) => wire.send(message), access);

  /** Somebody with a name; without one there is nobody to hold responsible. */
  const named = async <T>(act: (person: string) => Promise<T>): Promise<T | ReturnType<typeof no>> =>
    me.person === null ? no("HOST_WHO") : act(me.person);
  const done = (result: object): Answer =>
    "bad" in result ? { is: "invalid", bad: (result as ReturnType<typeof no>).bad } : { is: "done", at: 0 };

  async function answerTo(ask: HostAsk): Promise<HostAnswer> {
    switch (ask.is) {
      case "hello":
        return {
          is: "welcome",
          now: now(),
          me: meOf(me),
          host: { version: house.version },
          status: house.service.status(),
        };
      case "lobby":
        await hub.enterLobby(listener);
        return { is: "done", at: 0 };
      case "unlobby":
        hub.leaveLobby(listener);
        return { is: "done", at: 0 };
      case "attend": {
        const kept = await office.get(ask.table);
        if ("bad" in kept) return done(kept);
        if (attended.size >= ATTENDED && !attended.has(ask.table)) return done(no("HOST_RATE", "table"));
        attended.add(ask.table);
        await hub.attend(listener, kept.ok, ask.chat);
        if (closed) hub.leave(listener, ask.table);
        return { is: "done", at: 0 };
      }
      case "leave":
        attended.delete(ask.table);
        hub.leave(listener, ask.table);
        return { is: "done", at: 0 };
      case "say": {
        if (!talk.take(1)) return done(no("HOST_RATE", "", { lines: 6 * patience, seconds: 2 / patience }));
        const { table, channel, text: words, key } = ask;
        return done(await named((person) => chat.say(table, { person, name: me.name }, channel, words, key)));
      }
      case "mute":
        return done(await named((person) => chat.mute(ask.table, person, ask.who, ask.on)));
      case "report":
        if (!talk.take(2)) return done(no("HOST_RATE"));
        return done(await named((person) => chat.report(ask.table, person, ask.n, ask.why)));
      case "propose":
        if (!talk.take(1)) return done(no("HOST_RATE"));
        return done(await named((person) => propose(office, ask.table, ask.seat as Seat, person, sound(ask.what))));
      case "vote":
        return done(await named((person) => vote(office, ask.table, ask.seat as Seat, person, ask.proposal, ask.yes)));
      case "vacation":
        return done(await named((person) => vacation(office, ask.table, ask.seat as Seat, person, ask.until)));
    }
  }

  async function answer(text: string): Promise<void> {
    const { id, asked } = parseToHost(text);
    if ("bad" in asked) return wire.send({ is: "invalid", bad: asked.bad, id });
    if (me.banned !== undefined && asked.ok.is !== "hello")
      return wire.send({ is: "invalid", bad: shutOut(me.banned).bad, id });
    if (LOOKS.has(asked.ok.is) && !house.looks.take(wire.address))
      return wire.send({ is: "invalid", bad: no("HOST_RATE").bad, id });
    if (CHANGES.has(asked.ok.is) && house.service.isReadOnly())
      return wire.send({ is: "invalid", bad: no("HOST_READ_ONLY").bad, id });
    if (isHostAsk(asked.ok)) return wire.send({ ...(await answerTo(asked.ok)), id } as FromHost);
    if (asked.ok.is !== "commit") return desk.take(id, asked.ok);
    const began = performance.now();
    await desk.take(id, asked.ok);
    house.figures.answered("move", performance.now() - began);
    return undefined;
  }

  return {
    async receive(text) {
      if (closed) return;
      // Who is merely quick is read more slowly; who goes on regardless does not mean well.
      if (!messages.take(1) || pending >= PENDING) wire.slow();
      if (!excess.take(1) || !characters.take(text.length)) {
        closed = true;
        house.metrics.refused.inc();
        return wire.end(1008, "HOST_RATE");
      }
      pending += 1;
      house.metrics.messages.inc();
      try {
        await answer(text);
      } catch (error) {
        // A mistake of ours, or the store is down: said, logged, and the connection goes on.
        house.trouble(error);
        wire.send({ is: "invalid", bad: no(codeOfThrown(error)).bad, id: idOf(text) });
      } finally {
        pending -= 1;
      }
    },
    followed: () =>
      desk
        .followed()
        .filter(({ match, viewer }) => viewer !== "public" || !delayed.has(match))
        .map(({ match }) => match),
    send: (message) => wire.send(message),
    close() {
      closed = true;
      desk.close();
      hub.leaveLobby(listener);
      for (const table of attended) hub.leave(listener, table);
    },
  };
}

/** Seats come as plain numbers. */
const sound = (what: HostAsk & { is: "propose" } extends { what: infer W } ? W : never) =>
  what as Parameters<typeof propose>[4];

function idOf(text: string): number {
  const { id } = parseToHost(text);
  return id;
}
