import { chosenOptions } from "./options.ts";
import type { TournamentInfo } from "@starboard/wire/tournament";
import * as en from "../messages/en.ts";
import { clockWords, gameIdOf, gameName } from "../online/names.ts";
import { seatOptionSpecs } from "../newtable/setup.ts";
import { fetchGame } from "../loaded-game.ts";
import { useNow } from "../shell/now.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { eventText } from "./text.ts";

const words = en.tournament;

/** The settings of a tournament: game, options, pairing, time. */
export function TournamentDetails({ info }: { readonly info: TournamentInfo }) {
  const { facts, setup, standings } = words;
  const game = gameIdOf(info);
  const { value: loaded } = useFetched(game, () => fetchGame(game));
  const changed = loaded ? chosenOptions(loaded, info.options) : [];
  const things =
    loaded && info.terms.ownSeatOptions === true
      ? seatOptionSpecs(loaded.game).map(({ id }) => loaded.words.option(id).name)
      : [];
  const clock = `${clockWords(info.terms.clock)}, ${facts.takeBack[info.terms.takeBack]}`;
  const late =
    info.roundHours === null
      ? facts.roundTime(null)
      : `${facts.roundTime(info.roundHours)}. ${setup.deadlineHelp[info.atDeadline]}`;
  const { arena } = info;
  const pairing = [
    words.formats[info.format],
    ...(info.rounds > 0 && !arena ? [facts.rounds(info.rounds)] : []),
    facts.seats(info.seats, info.smaller),
    ...(info.bothSides ? [facts.both] : []),
  ].join(", ");
  const lines: readonly (readonly [string, string])[] = [
    [facts.game, [gameName(info), ...changed.map(([name, value]) => `${name}: ${value}`)].join(" · ")],
    ...(things.length > 0 ? [[facts.seatOptions, `${facts.bring}: ${things.join(", ")}`] as const] : []),
    [facts.pairing, pairing],
    [facts.clock, clock],
    arena ? [words.arena.length, words.arena.facts(arena.minutes, arena.grace)] : [facts.deadline, late],
    ...(info.teams ? [] : info.ties).map((tie) => [standings.ties[tie], standings.help[tie]] as const),
    [facts.rating, info.terms.rated ? facts.rated : facts.unrated],
  ];
  return (
    <section className="cup-card" aria-labelledby="facts">
      <h2 id="facts">{facts.title}</h2>
      <dl className="cup-facts">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Events shown initially. */
const SHOWN = 8;

/** The log, newest first. */
export function Events({ info }: { readonly info: TournamentInfo }) {
  const { events } = words;
  const all = info.events.toReversed();
  const older = all.slice(SHOWN);
  return (
    <section className="cup-card" aria-labelledby="events">
      <h2 id="events">{events.title}</h2>
      <EventList info={info} events={all.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details className="cup-older">
          <summary>{events.older(older.length)}</summary>
          <EventList info={info} events={older} />
        </details>
      )}
    </section>
  );
}

function EventList({ info, events }: { readonly info: TournamentInfo; readonly events: TournamentInfo["events"] }) {
  const now = useNow();
  return (
    <ol className="cup-events" reversed>
      {events.map((event, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- an event is its place from the first one on
        <li key={events.length - i}>
          <span>{eventText(info, event)}</span>
          <time dateTime={new Date(event.at).toISOString()}>{en.ago(event.at, now)}</time>
        </li>
      ))}
    </ol>
  );
}
