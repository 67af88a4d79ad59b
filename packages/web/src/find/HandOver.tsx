import type { Seat } from "@starboard/kernel";
import { Button } from "@starboard/ui";
import type { Update } from "@starboard/wire";
import type { HandOverChoice, TableInfo } from "@starboard/wire/host";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { loadGlance } from "../games.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { clockWords } from "../online/names.ts";
import { hostMatchClient, updateTable } from "../online/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { navigate } from "../router.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import { GlancePicture, pictureOf } from "../tables/MatchRow.tsx";
import { chooseHandOver } from "./tickets.ts";
import "./find.css";

/** The match as spectators see it now; null until it is read. */
function usePublicUpdate(match: string): Update | null {
  const [update, setUpdate] = useState<Update | null>(null);
  // A match that cannot be read stays unread: the choice is possible all the same.
  useEffect(() => hostMatchClient().watch(match, "public", setUpdate, () => undefined), [match]);
  return update;
}

/** What the words of a game need to name sides as spectators see them. */
const publicContext = ({ view, summary }: Update) => ({
  view: view as never,
  seat: (seat: Seat) => summary.seats[seat]?.name ?? "",
  viewerSeat: null,
});

/** The choice of two who were paired: a new match, or the one that one of them plays against a bot. */
export function HandOver({
  info,
  choice,
  loaded,
}: {
  readonly info: TableInfo;
  readonly choice: HandOverChoice;
  readonly loaded: LoadedGame;
}) {
  const own = info.you.seats[0] ?? (0 as Seat);
  const isMine = choice.player === own;
  const other = info.seats[own === 0 ? 1 : 0]?.name ?? "";
  const update = usePublicUpdate(choice.match);
  const clock = clockWords(info.terms.clock);
  const hasAgreed = choice.agreed.includes(own);
  const choose = (agree: boolean): void =>
    void chooseHandOver(info.table, agree).then(
      (table) => {
        updateTable(table);
        if (table.table !== info.table) navigate({ at: "online", table: table.table });
      },
      (error: unknown) => showProblem(toProblem(error)),
    );
  const side = update ? loaded.words.side(choice.seat, publicContext(update)) : "";
  return (
    <section className="seat-choice" aria-labelledby="seat-choice">
      <h2 id="seat-choice">{en.find.begin}</h2>
      <p>{en.find.beginText(other)}</p>
      <div className="seat-choice-ways">
        <div className="seat-choice-way">
          <h3>{en.find.goOn(isMine, other)}</h3>
          {update ? <Standing update={update} loaded={loaded} /> : <p className="panel-note">{en.find.goOnReading}</p>}
          <p>{en.find.goOnText(isMine, other, side, clock)}</p>
          {update?.summary.over ? (
            <p className="panel-note">{en.find.goOnOver}</p>
          ) : (
            <Button look={hasAgreed ? "plain" : "may"} pressed={hasAgreed} onClick={() => choose(true)}>
              {en.find.goOnAgree}
            </Button>
          )}
        </div>
        <div className="seat-choice-way">
          <h3>{en.find.fresh}</h3>
          <p>{en.find.freshText(clock, info.terms.rated)}</p>
          <Button onClick={() => choose(false)}>{en.find.freshGo}</Button>
        </div>
      </div>
      <output className="panel-note">
        {hasAgreed ? en.find.youAgreed(other) : choice.agreed.length > 0 ? en.find.theyAgreed(other) : ""}
      </output>
    </section>
  );
}

/** Round, board and score of a match, from what everybody sees. */
function Standing({ update, loaded }: { readonly update: Update; readonly loaded: LoadedGame }) {
  const { value: glanceOf } = useFetched(loaded.id, () => loadGlance(loaded.id));
  const glance = glanceOf?.(update.view);
  const picture = glance && pictureOf(glance);
  const context = publicContext(update);
  const measures = (loaded.screen.measures ?? []).slice(0, 2);
  return (
    <>
      {glance && <b className="seat-choice-round">{glance.turn}</b>}
      {picture && <GlancePicture glance={picture} />}
      <table aria-label={en.find.standing}>
        <thead>
          <tr>
            <th scope="col">{en.find.seatOf}</th>
            {measures.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {update.summary.seats.map((seat, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            <tr key={n}>
              <th scope="row">
                <SeatEmblem badge={loaded.screen.badge(update.view as never, n as Seat)} size={20} />{" "}
                {loaded.words.side(n as Seat, context)}
                <small>{seat.name}</small>
              </th>
              {measures.map((measure) => (
                <td key={measure.id}>{measure.valueOf(update.view as never, n as Seat) ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
