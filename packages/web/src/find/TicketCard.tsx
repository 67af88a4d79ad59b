import { Button } from "@starboard/ui";
import { isLivePace, type TicketInfo } from "@starboard/wire/tickets";
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
  /** Starts a match against bots of a game. */
  readonly onPlay: (game: string) => Promise<unknown>;
}) {
  const { wants, since, expiresAt } = ticket;
  const games = new Set(wants.map(({ game }) => game));
  const paces = new Set(wants.map(({ pace }) => pace));
  const [first] = games;
  const isLive = wants.some(({ pace }) => isLivePace(pace));
  const isSlow = wants.some(({ pace }) => !isLivePace(pace));
  return (
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
        {first !== undefined && (
          <Button look="may" onClick={() => void onPlay(first)}>
            {en.find.meanwhile}
          </Button>
        )}
        <Button onClick={onClose}>{en.find.close}</Button>
      </div>
      <p className="panel-note">{en.find.meanwhileText}</p>
    </section>
  );
}
