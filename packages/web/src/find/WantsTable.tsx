import { PACES, type TicketsInfo, type Want } from "@starboard/wire/tickets";
import * as en from "../messages/en.ts";
import { gameTitle } from "../games.ts";

/** The games and paces of a ticket as a table of check boxes, each with the number of people who wait there. */
export function WantsTable({
  games,
  waiting,
  ratings,
  wants,
  onChange,
}: {
  readonly games: readonly string[];
  readonly waiting: TicketsInfo["waiting"];
  readonly ratings: TicketsInfo["ratings"];
  readonly wants: readonly Want[];
  readonly onChange: (wants: readonly Want[]) => void;
}) {
  return (
    <>
      <table className="find-wants">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{en.find.game}</span>
            </th>
            {PACES.map((pace) => (
              <th key={pace} scope="col">
                <b>{en.find.pace(pace).name}</b>
                <small>{en.find.pace(pace).clock}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => {
            const own = ratings.filter((one) => one.game === game);
            return (
              <tr key={game}>
                <th scope="row">
                  <b>{gameTitle(game)}</b>
                  <small>
                    {own.length === 0
                      ? en.find.notRated
                      : own
                          .map(
                            ({ pace, rating, deviation }) =>
                              `${en.ladder.board(pace, "two")} ${en.find.rating(rating, deviation)}`,
                          )
                          .join(" · ")}
                  </small>
                </th>
                {PACES.map((pace) => {
                  const row = waiting.find((one) => one.game === game && one.pace === pace);
                  const { fitting = 0, others = 0 } = row ?? {};
                  const isChosen = wants.some((one) => one.game === game && one.pace === pace);
                  return (
                    <td key={pace}>
                      <label className="find-want">
                        <input
                          type="checkbox"
                          checked={isChosen}
                          aria-label={en.find.cell(gameTitle(game), pace, fitting, others)}
                          onChange={() =>
                            onChange(
                              isChosen
                                ? wants.filter((one) => one.game !== game || one.pace !== pace)
                                : [...wants, { game, pace }],
                            )
                          }
                        />
                        <span className="n">{fitting > 0 ? fitting : "–"}</span>
                        {others > 0 && <span className="find-others" />}
                      </label>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="panel-note">{en.find.legend}</p>
    </>
  );
}
