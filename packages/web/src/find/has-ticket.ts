/** Whether this browser has an open ticket, kept over reloads, so that other pages need not ask the host. */
import { create } from "zustand";

const KEY = "starboard.ticket";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
export const useHasTicket = create<{ readonly has: boolean }>(() => ({ has: stored() }));

export function setHasTicket(has: boolean): void {
  useHasTicket.setState({ has });
  try {
    if (has) localStorage.setItem(KEY, "open");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the ticket is known as long as the page is.
  }
}
