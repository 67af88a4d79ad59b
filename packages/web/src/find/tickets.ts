/** The person's ticket at the host and the people who wait there. Errors are thrown as `ProblemError`. */
import type { TableInfo } from "@starboard/wire/host";
import {
  isLivePace,
  type MeanwhileInput,
  TICKET_SEEN_MS,
  type TicketInfo,
  type TicketInput,
  type TicketsInfo,
} from "@starboard/wire/tickets";
import { useEffect } from "react";
import { create } from "zustand";
import { call } from "../online/api.ts";
import { ProblemError } from "../problems.ts";
import { useOnline, withIdentity } from "../online/store.ts";
import { setHasTicket } from "./has-ticket.ts";

/** What the host said last; null until it has answered. */
export const useTickets = create<{ readonly info: TicketsInfo | null }>(() => ({ info: null }));

function keep(info: TicketsInfo): TicketsInfo {
  useTickets.setState({ info });
  useOnline.setState({ ticket: info.mine });
  setHasTicket(info.mine !== null);
  return info;
}
export const fetchTickets = async (): Promise<TicketsInfo> => keep(await call("GET", "tickets"));
export const openTicket = (input: TicketInput): Promise<TicketsInfo> =>
  withIdentity(async () => keep(await call("PUT", "tickets", input)));
export const closeTicket = async (): Promise<TicketsInfo> => keep(await call("DELETE", "tickets"));
/** Makes the match against a bot that is played while the ticket waits, or finds the one that runs. Resolves to its table. */
export async function playMeanwhile(input: MeanwhileInput): Promise<string> {
  const { mine } = keep(await call<TicketsInfo>("POST", "tickets/meanwhile", input));
  if (!mine?.meanwhile) throw new ProblemError({ code: "TICKET_NONE" });
  return mine.meanwhile.table;
}
/** Chooses between a new match and the one that is played against a bot. Resolves to the table to go to. */
export const chooseHandOver = (table: string, agree: boolean): Promise<TableInfo> =>
  call("POST", `tables/${encodeURIComponent(table)}/hand-over`, { agree });
/** Tells the host that this page is open, which live paces require. */
const reportSeen = async (): Promise<TicketsInfo> => keep(await call("POST", "tickets/seen"));

const waitsLive = (ticket: TicketInfo | null): boolean =>
  ticket !== null && ticket.found === null && ticket.wants.some(({ pace }) => isLivePace(pace));

/** Reads what waits at the host now and every half minute, and reports that a live ticket's page is open. */
export function useTicketPolling(): void {
  useEffect(() => {
    // Another request follows soon; the page shows a lost connection by itself.
    const poll = (): void =>
      void (waitsLive(useOnline.getState().ticket) ? reportSeen() : fetchTickets()).catch(() => undefined);
    poll();
    const timer = setInterval(poll, TICKET_SEEN_MS);
    return () => clearInterval(timer);
  }, []);
}
