/** What everybody may see of a finished match, and of a running one whose table is listed. */
import { readerFormat } from "@starboard/kit";
import { en as words, matchCard, type ShareCard } from "@starboard/share";
import { finishedMatches } from "../archive/doc.ts";
import { en } from "../messages/en.ts";
import { gameTitleOf } from "../notifications/report.ts";
import { reviews } from "../reviews/documents.ts";
import type { HostServices } from "../services.ts";
import type { RecordSource } from "./drawing.ts";
import type { LiveFrames } from "./live-frames.ts";
import { drawn, type Of, type Shared } from "./shared.ts";

const { percent } = readerFormat;
type Services = Pick<HostServices, "store" | "tables" | "matches">;
type MatchSubject = Of<"replay" | "review">;

/** The document of a finished match that everybody with this link may see. */
async function finished({ store, tables }: Services, { match, token }: MatchSubject) {
  const stored = await finishedMatches.get(store, match);
  if (!stored) return null;
  const isShown = stored.doc.public || (token !== null && tables.links.isShareToken(match, token));
  return isShown ? stored.doc : null;
}

/** The record of a finished match that everybody with this link may see. */
export async function sharedRecord(services: Services, subject: MatchSubject): Promise<RecordSource | null> {
  const doc = await finished(services, subject);
  if (!doc) return null;
  const read = await services.matches.service.execute({ is: "record", match: subject.match });
  if (read.is !== "record") return null;
  const figure = subject.is === "review" ? await verdictOn(services, subject) : undefined;
  return {
    record: read.record,
    names: doc.seats.map(({ name }) => name),
    preset: doc.preset ?? "",
    n: subject.n,
    ...(figure && { figure }),
  };
}

/** What the stored review says of a moment, if it is a mistake of any size. */
async function verdictOn({ store }: Services, { match, n }: MatchSubject): Promise<ShareCard["figure"]> {
  const review = (await reviews.get(store, match))?.doc.review;
  const moment = review?.moments.find((one) => one.n === n);
  const word = moment && en.share.assessments[moment.assessment as keyof typeof en.share.assessments];
  if (!moment || word === undefined) return undefined;
  return { word, value: `−${percent(Math.max(0, moment.loss[0]))}`, text: en.share.winChance };
}

export async function matchPage(services: Services, subject: MatchSubject): Promise<Shared | null> {
  const doc = await finished(services, subject);
  if (!doc) return null;
  const { seats, game, entries, endedAt } = doc;
  const names = (result: "won" | "lost"): string[] =>
    seats.flatMap((seat) => (seat.result === result ? [seat.name] : []));
  const [winners, losers] = [names("won"), names("lost")];
  const figure = subject.is === "review" ? await verdictOn(services, subject) : undefined;
  return {
    title: winners.length === 0 ? words.drew(seats.map(({ name }) => name)) : words.beat(winners, losers),
    text: subject.n === null ? en.share.matchText(gameTitleOf(game)) : en.share.momentText(gameTitleOf(game)),
    key: JSON.stringify([subject.match, subject.n, entries, endedAt, seats.map(({ name }) => name), figure]),
    async card() {
      const found = await sharedRecord(services, subject);
      return found && { ...found, is: "record-card" };
    },
    canEmbed: true,
    subject,
  };
}

/** A running match that everybody may watch. */
export async function livePage(live: LiveFrames, subject: Of<"table">): Promise<Shared | null> {
  const now = await live.find(subject.table);
  if (!now) return null;
  return {
    title: words.meet(now.moment.seats.map(({ name }) => name)),
    text: en.share.liveText(now.moment.game),
    key: JSON.stringify([subject.table, now.at, now.isOver, now.moment.seats]),
    card: drawn(matchCard(now.moment, words)),
    canEmbed: true,
    subject,
  };
}
