import { Button, Dialog, Icon } from "@starboard/ui";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { gameTitle } from "../games.ts";
import { showInTitle } from "../shell/page-title.ts";
import { useTicketFeed } from "../online/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { link, navigate, useRoute } from "../router.ts";
import { announce } from "../shell/announce.tsx";
import { sound } from "../sound.ts";
import { closeTicket, useTicketPolling } from "./tickets.ts";
import { Waited } from "./Waited.tsx";
import "./find.css";

/** Opens the table that was found, and closes the ticket, which has done its work. */
function goToTable(table: string): void {
  navigate({ at: "online", table });
  closeTicket().catch((error: unknown) => showProblem(toProblem(error)));
}

/** The open ticket on every page: how long it waits, and who was found. */
export function TicketStatus() {
  const ticket = useTicketFeed();
  useTicketPolling();
  const here = useRoute();
  const [putOff, setPutOff] = useState<string | null>(null);
  const found = ticket?.found ?? null;
  const table = found?.table;
  const opponent = found?.opponent ?? "";
  useEffect(() => {
    if (table === undefined) return;
    sound("turn");
    showInTitle(en.find.announced(opponent));
    announce(en.find.announced(opponent));
  }, [table, opponent]);
  // Nobody is called away from a board; on the other pages the table opens by itself.
  const isAtTable = here.at === "online" && here.table !== undefined;
  const isWaitingHere = here.at === "find" || (isAtTable ? here.table === table : here.at === "online");
  useEffect(() => {
    if (table !== undefined && isWaitingHere) goToTable(table);
  }, [table, isWaitingHere]);
  if (!ticket) return null;
  if (!found)
    return here.at === "find" ? null : (
      <a className="ticket-pill" {...link({ at: "find" })}>
        <span className="ticket-spin" aria-hidden="true" />
        <Waited since={ticket.since} text={en.find.pill} />
      </a>
    );
  if (isWaitingHere) return null;
  if (putOff === found.table)
    return (
      <button type="button" className="ticket-pill found" onClick={() => goToTable(found.table)}>
        <Icon name="link" size={16} />
        {en.find.announced(found.opponent)}
      </button>
    );
  return (
    <Dialog title={en.find.found(found.opponent)} onClose={() => setPutOff(found.table)}>
      <p>{en.find.foundText(gameTitle(found.game), found.pace)}</p>
      {(here.at === "table" || isAtTable) && (
        <p className="panel-note">
          {isAtTable && here.table === ticket.meanwhile?.table
            ? en.find.foundChoice(found.opponent)
            : en.find.foundHint}
        </p>
      )}
      <div className="actions">
        <Button onClick={() => setPutOff(found.table)}>{en.find.later}</Button>
        <Button look="main" onClick={() => goToTable(found.table)}>
          {en.find.go}
        </Button>
      </div>
    </Dialog>
  );
}
