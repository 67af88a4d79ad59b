import { readerFormat } from "@starboard/kit";
import { RuleChip, useMemo } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import { useTableContext } from "../table/table-context.ts";
import { drawStatistics, type LoadedReplay, tallyReplay } from "./loaded-replay.ts";
import { isDraw } from "../shell/outcome.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";

/** Result and statistics of a match. */
export function Result({ replay }: { readonly replay: LoadedReplay }) {
  const { text, loaded, board } = useTableContext();
  const { result } = replay.record;
  const { acts, takenBack, minutes } = useMemo(() => tallyReplay(replay), [replay]);
  return (
    <div className="panel">
      {result ? (
        <>
          <h2>
            {isDraw(result, replay.seats.length)
              ? en.ending.draw
              : result.winners.length === 0
                ? en.replay.result.nobody
                : en.replay.result.winner(en.against(result.winners.map((seat) => text.seat(seat))))}
          </h2>
          <p>
            <RuleChip rule={result.rule} />
          </p>
        </>
      ) : (
        <p>{en.replay.result.running}</p>
      )}
      <table className="ledger result-ledger">
        <thead>
          <tr>
            <th scope="col">{en.replay.result.seat}</th>
            <th scope="col">{en.replay.result.acts}</th>
            {result && <th scope="col">{en.replay.result.place}</th>}
          </tr>
        </thead>
        <tbody>
          {replay.seats.map((occupant, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            <tr key={i} className={result?.winners.includes(i as Seat) ? "won" : undefined}>
              <th scope="row">
                <SeatEmblem badge={loaded.screen.badge(board.view, i as Seat)} /> {occupant.name}
              </th>
              <td className="n">{acts[i]}</td>
              {result && <td className="n">{en.replay.result.rank(rankOf(result.scores, i))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="panel-note">
        {en.replay.result.entries(replay.record.entries.length)}, {en.replay.result.minutes(minutes)},{" "}
        {en.replay.result.taken(takenBack)}
      </p>
    </div>
  );
}
/** Place from 1; equal scores share a place. Scores only rank, their size has a meaning only inside the game. */
const rankOf = (scores: readonly number[], seat: number): number =>
  1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;

const number = (value: number): string => readerFormat.number(value, { maximumFractionDigits: 2 });

/** Statistics of the match's dice, compared with fair dice. */
export function Luck({ replay }: { readonly replay: LoadedReplay }) {
  const kinds = useMemo(() => drawStatistics(replay.record.entries, replay.loaded.screen.dice), [replay]);
  if (kinds.length === 0) return <p className="panel panel-note">{en.replay.luck.none}</p>;
  return (
    <div className="panel">
      <p>{en.replay.luck.help}</p>
      {kinds.map(({ sides, count, mean, fair, sigma, faces }) => {
        const most = Math.max(...faces);
        return (
          <section key={sides} className="luck">
            <h2>{en.replay.luck.die(sides)}</h2>
            <dl>
              <dt>{en.replay.luck.thrown}</dt>
              <dd className="n">{count}</dd>
              <dt>{en.replay.luck.mean}</dt>
              <dd className="n">
                {number(mean)} ({en.replay.luck.spread(sigma)})
              </dd>
              <dt>{en.replay.luck.fair}</dt>
              <dd className="n">{number(fair)}</dd>
            </dl>
            <ol className="luck-faces" aria-label={en.replay.luck.faces(sides)}>
              {faces.map((times, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- a face is its number
                <li key={i}>
                  <i style={{ height: `${most === 0 ? 0 : (times / most) * 44}px` }} />
                  <b className="n">{i + 1}</b>
                  <span className="n">{times}</span>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
