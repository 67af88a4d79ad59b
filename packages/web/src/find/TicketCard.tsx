import { Button } from "@starboard/ui";
import { isLivePace, type TicketInfo, type Want } from "@starboard/wire/tickets";
import { useState } from "react";
import { gameTitle, hasGame } from "../games.ts";
import * as en from "../messages/en.ts";
import { Waited } from "./Waited.tsx";

/** An open ticket: how long it waits, what it asks for, and what to do meanwhile. */
export function TicketCard({
  ticket,
  onClose,
  onPlay,
}: {
  readonly ticket: TicketInfo;
  readonly onClose: () => void;
  /** Opens the match against a bot for one of the ticket's wants. */
  readonly onPlay: (want: Want) => void;
}) {
  const { wants, since, expiresAt, meanwhile } = ticket;
  const games = new Set(wants.map(({ game }) => game));
  const paces = new Set(wants.map(({ pace }) => pace));
  const isLive = wants.some(({ pace }) => isLivePace(pace));
  const isSlow = wants.some(({ pace }) => !isLivePace(pace));
  return (
    <>
      <section className="ticket-card" aria-label={en.find.mine}>
        <h2 className="ticket-head">
          <span className="ticket-spin" aria-hidden="true" />
          {en.find.mine}
        </h2>
        <p>
          <Waited since={since} text={en.find.since} /> · {en.find.wants(games.size, paces.size)}
        </p>
        {isLive && <p className="panel-note">{en.find.live}</p>}
        {isSlow && <p className="panel-note">{en.find.days(en.day(expiresAt))}</p>}
        <div className="row">
          <Button onClick={onClose}>{en.find.close}</Button>
        </div>
      </section>
      {/* Another match is played of another want: the choice begins with it. */}
      <Meanwhile key={meanwhile?.table} ticket={ticket} onPlay={onPlay} />
    </>
  );
}

const keyOf = ({ game, pace }: Want): string => `${game} ${pace}`;

/** The match against a bot that is played while the ticket waits. */
function Meanwhile({ ticket, onPlay }: { readonly ticket: TicketInfo; readonly onPlay: (want: Want) => void }) {
  const { wants, meanwhile } = ticket;
  const known = wants.filter(({ game }) => hasGame(game));
  const isWanted = meanwhile !== undefined && known.some((want) => keyOf(want) === keyOf(meanwhile));
  const [chosen, setChosen] = useState(isWanted ? keyOf(meanwhile) : "");
  const want = known.find((one) => keyOf(one) === chosen) ?? known[0];
  if (!want) return null;
  const goesOn = meanwhile !== undefined && keyOf(want) === keyOf(meanwhile);
  return (
    <section className="ticket-card" aria-labelledby="meanwhile">
      <h2 id="meanwhile">{en.find.meanwhile}</h2>
      {known.length > 1 && (
        <label className="find-name">
          <span>{en.find.meanwhileWhat}</span>
          <select className="field" value={keyOf(want)} onChange={(event) => setChosen(event.target.value)}>
            {known.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {en.find.want(gameTitle(one.game), one.pace)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="panel-note">{en.find.meanwhileText}</p>
      <Button look="may" onClick={() => onPlay(want)}>
        {goesOn ? en.find.continue : en.find.playBot(gameTitle(want.game))}
      </Button>
    </section>
  );
}
