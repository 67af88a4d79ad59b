import type { Ladder } from "@starboard/wire/ladder";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";

/** Who gained most rating in the present quarter of the year. */
export function SeasonTable({ startsAt, entries }: Ladder["season"]) {
  const words = en.ladder;
  return (
    <section className="ladder-panel" aria-labelledby="season">
      <h2 id="season">{words.season(en.day(startsAt))}</h2>
      {entries.length === 0 ? (
        <p className="ladder-none">{words.seasonNone}</p>
      ) : (
        <table className="ladder-entries of-season" aria-labelledby="season">
          <thead>
            <tr>
              <th scope="col">{words.head.rank}</th>
              <th scope="col">{words.head.name}</th>
              <th scope="col" className="end">
                {words.seasonHead.matches}
              </th>
              <th scope="col" className="end">
                {words.seasonHead.gained}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ person, name, matches, gained, rank, you }) => (
              <tr key={person} className={you ? "you" : undefined}>
                <td className="n">{rank}</td>
                <th scope="row" title={name}>
                  <a {...link({ at: "people", person })}>{name}</a>
                </th>
                <td className="n end">{matches}</td>
                <td className="n end">
                  <b>{words.gained(gained)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="panel-note">{words.seasonText}</p>
    </section>
  );
}
