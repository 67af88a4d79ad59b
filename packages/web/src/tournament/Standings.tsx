import { SumTerms } from "@starboard/ui";
import type { StandingInfo, StandingSum, TournamentInfo } from "@starboard/wire/tournament";
import * as en from "../messages/en.ts";
import { entrantName, termText } from "./text.ts";
import "./standings.css";

const words = en.tournament;

/** The standings, best first; every number opens into its terms. */
export function Standings({ info }: { readonly info: TournamentInfo }) {
  const { standings } = words;
  return (
    <div>
      <h2 id="standings">{standings.title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than a phone is scrolled by keys, too */}
      <section className="cup-scroll" aria-labelledby="standings" tabIndex={0}>
        <table className="cup-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{standings.place}</span>#
              </th>
              <th scope="col">{standings.name}</th>
              <th scope="col" className="num">
                <abbr title={standings.points}>{standings.pointsShort}</abbr>
              </th>
              {info.ties.map((tie) => (
                <th scope="col" className="num" key={tie}>
                  <abbr title={`${standings.ties[tie]}: ${standings.help[tie]}`}>{standings.short[tie]}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {info.standings.map((row) => (
              <Line key={row.entrant} info={info} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="panel-note">{standings.order(words.and(info.ties.map((tie) => standings.ties[tie])))}</p>
    </div>
  );
}

function Line({ info, row }: { readonly info: TournamentInfo; readonly row: StandingInfo }) {
  const { standings } = words;
  const entrant = info.entrants[row.entrant];
  if (!entrant) return null;
  const mine = info.you.entrant === row.entrant;
  return (
    <tr className={`${mine ? "mine" : ""}${entrant.out ? " out" : ""}`}>
      <td className="n place">{row.place}</td>
      <th scope="row">
        {entrant.name}
        <small>
          {[
            entrant.level === null ? standings.seed(entrant.seed, entrant.rating) : standings.bot(entrant.level),
            ...(entrant.joinedAt === undefined ? [] : [words.arena.late]),
            ...(entrant.out ? [standings.out[entrant.out.why]] : entrant.resting ? [words.arena.break] : []),
          ].join(" · ")}
        </small>
      </th>
      <td className="num points">
        <Number info={info} sum={row.points} title={standings.of(standings.points, entrant.name)} />
      </td>
      {info.ties.map((tie) => {
        const sum = row.ties[tie];
        return (
          <td className="num" key={tie}>
            {sum ? (
              <Number info={info} sum={sum} title={standings.of(standings.ties[tie], entrant.name)} />
            ) : (
              <span className="cup-none">{standings.none}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** A number that opens into its terms by round. */
function Number({
  info,
  sum,
  title,
}: {
  readonly info: TournamentInfo;
  readonly sum: StandingSum;
  readonly title: string;
}) {
  return (
    <SumTerms
      title={title}
      total={words.points(sum.total)}
      terms={sum.terms.map((term) => ({ what: termText(info, term), value: Math.round(term.value * 100) / 100 }))}
    >
      {words.points(sum.total)}
    </SumTerms>
  );
}

/** The crosstable of a two-player round robin. */
export function Crosstable({ info }: { readonly info: TournamentInfo }) {
  const { standings } = words;
  const order = info.standings.map(({ entrant }) => entrant);
  const results = new Map<string, string[]>();
  for (const { pairings } of info.played)
    for (const { entrants, result } of pairings) {
      const [a, b] = entrants;
      if (a === undefined || b === undefined || !result) continue;
      for (const [i, key] of [`${a} ${b}`, `${b} ${a}`].entries())
        results.set(key, [...(results.get(key) ?? []), words.points(result.scores[i] ?? 0)]);
    }
  return (
    <div>
      <h2 id="crosstable">{standings.crosstable}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
      <section className="cup-scroll" aria-labelledby="crosstable" tabIndex={0}>
        <table className="cup-table cross">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{standings.name}</th>
              {order.map((n, i) => (
                <th scope="col" className="num" key={n}>
                  <abbr title={entrantName(info, n)}>{i + 1}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((n, i) => (
              <tr key={n} className={info.you.entrant === n ? "mine" : ""}>
                <td className="n place">{i + 1}</td>
                <th scope="row">{entrantName(info, n)}</th>
                {order.map((other) =>
                  other === n ? (
                    <td key={other} className="self" aria-label={standings.none} />
                  ) : (
                    <td key={other} className={`num ${tone(results.get(`${n} ${other}`))}`}>
                      {results.get(`${n} ${other}`)?.join(" ") ?? <span className="cup-none">·</span>}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
const tone = (results: readonly string[] | undefined): string =>
  results?.length === 1 ? (results[0] === "1" ? "won" : results[0] === "0" ? "lost" : "drawn") : "";
