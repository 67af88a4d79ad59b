import type { Ladder, LadderEntry } from "@starboard/wire/ladder";
import * as en from "../messages/en.ts";
import { gameTitle } from "../games.ts";
import { ChallengeButton } from "../people/ChallengeButton.tsx";
import { Interval } from "../people/Interval.tsx";
import { link } from "../router.ts";
import "../people/people.css";

/** Lowest and highest rating of the scale on which ratings are drawn. */
const SCALE = { low: 1000, high: 2000 } as const;
const onScale = (rating: number): number => (rating - SCALE.low) / (SCALE.high - SCALE.low);

/** The entries of a ladder, each rating with its interval. */
export function LadderTable({ game, pace, players, entries }: Ladder) {
  if (entries.length === 0) return <p className="ladder-none">{en.ladder.none}</p>;
  const { head } = en.ladder;
  return (
    <table className="ladder-entries" aria-label={`${gameTitle(game)}, ${en.ladder.board(pace, players)}`}>
      <thead>
        <tr>
          <th scope="col">{head.rank}</th>
          <th scope="col">{head.name}</th>
          <th scope="col" className="wide">
            {head.scale}
          </th>
          <th scope="col" className="end">
            {head.rating}
          </th>
          <th scope="col" className="end wide">
            {head.matches}
          </th>
          <th scope="col" className="end wide">
            {head.won}
          </th>
          <th scope="col" className="wide">
            {head.last}
          </th>
          <th scope="col" className="end wide">
            {head.climbed}
          </th>
          <th scope="col">
            <span className="sr">{en.people.challengeShort}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.person} game={game} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ game, entry }: { readonly game: string; readonly entry: LadderEntry }) {
  const { person, name, rank, rating, deviation, matches, won, last, climbed, you } = entry;
  return (
    <tr className={you ? "you" : undefined}>
      <td className="n">{rank ?? <abbr title={en.ladder.notRanked}>{en.ladder.noRank}</abbr>}</td>
      <th scope="row" title={name}>
        <a {...link({ at: "people", person })}>{name}</a>
        {you && <small>{en.ladder.you}</small>}
      </th>
      <td className="wide">
        <Interval at={onScale(rating)} low={onScale(rating - 2 * deviation)} high={onScale(rating + 2 * deviation)} />
      </td>
      <td className="n end">
        <b>{rating}</b> <small>{en.ladder.interval(deviation)}</small>
      </td>
      <td className="n end wide">{matches}</td>
      <td className="n end wide">{en.ladder.share(won, matches)}</td>
      <td className="wide people">
        <span className="sr">{en.people.results(last)}</span>
        <span className="people-last" aria-hidden="true">
          {last.map((one, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- results have no identity
            <i key={i} className={one}>
              {en.people.letter(one)}
            </i>
          ))}
        </span>
      </td>
      <td className="end wide">{rank === null ? null : en.ladder.climbed(climbed)}</td>
      <td>
        <ChallengeButton person={person} name={name} game={game} look="quiet" />
      </td>
    </tr>
  );
}
