/** HTTP requests of the page to its host. Every error is thrown as `ProblemError`. */
import type { Invalid } from "@starboard/kernel";
import { language } from "@starboard/kit";
import type {
  LinkTarget,
  Me,
  NewTableInput,
  SeatLink,
  SeatInput,
  TableChangeInput,
  TableInfo,
  TableWithLinks,
} from "@starboard/wire/host";
import { firstProblem, ProblemError } from "../problems.ts";
import { createEntropy } from "./entropy.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Sends one request to the host; a 204 response resolves to undefined. */
export async function call<T>(
  method: Method,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      // What a host answers in words is in the language of the page, which need not be that of the browser.
      headers: { "accept-language": language(), ...headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ProblemError({ code: "WEB_HOST_AWAY" });
  }
  if (response.status === 204) return undefined as T;
  // A static file server answers API requests with a page.
  if (!(response.headers.get("content-type") ?? "").includes("application/json"))
    throw new ProblemError({ code: "WEB_NO_HOST" });
  const answer = (await response.json()) as T | { readonly bad: readonly Invalid[] };
  if (response.ok) return answer as T;
  const { bad = [] } = answer as { readonly bad?: readonly Invalid[] };
  throw new ProblemError(firstProblem(bad), undefined, bad);
}

const at = (table: string, ...rest: readonly (string | number)[]): string =>
  ["tables", table, ...rest].map((part) => encodeURIComponent(part)).join("/");

/** Seat options by their ids. */
export type SeatOptionValues = Readonly<Record<string, unknown>>;

/** The seat's entropy, created only after the host has shown its commitment. */
const entropyFor = ({ commitment }: TableInfo): { readonly commitment: string; readonly entropy: string } => ({
  commitment,
  entropy: createEntropy(commitment),
});

export const api = {
  me: () => call<Me>("GET", "me"),
  setLanguage: (language: string) => call<Me>("PUT", "me/language", { language }),
  rename: (name: string) => call<Me>("PUT", "me", { name }),
  tables: (of: "lobby" | "mine" | "live") =>
    call<{ readonly tables: readonly TableInfo[]; readonly after: string | null }>("GET", `tables?of=${of}`),
  table: (table: string) => call<TableInfo>("GET", at(table)),
  make: (input: NewTableInput) => call<TableWithLinks>("POST", "tables", input),
  change: (table: string, change: TableChangeInput) => call<TableInfo>("PATCH", at(table), change),
  remove: (table: string) => call<void>("DELETE", at(table)),
  start: (table: string) => call<TableInfo>("POST", at(table, "start"), {}),
  links: (table: string) => call<readonly SeatLink[]>("GET", at(table, "links")),
  enter: (token: string) => call<LinkTarget>("POST", "enter", { token }),
  sit: (table: TableInfo, seat: number, name: string, token?: string, seatOptions?: SeatOptionValues) =>
    call<TableWithLinks>("POST", at(table.table, "seats", seat, "sit"), {
      name,
      ...entropyFor(table),
      ...(token !== undefined && { token }),
      ...(seatOptions && { seatOptions }),
    }),
  setSeatOptions: (table: string, seat: number, seatOptions: SeatOptionValues) =>
    call<TableInfo>("PUT", at(table, "seats", seat, "options"), { seatOptions }),
  entropy: (table: TableInfo, seat: number) =>
    call<TableInfo>("PUT", at(table.table, "seats", seat, "entropy"), entropyFor(table)),
  seat: (table: string, seat: number, input: Exclude<SeatInput, { is: "me" }>) =>
    call<TableWithLinks>("PUT", at(table, "seats", seat), input),
  leave: (table: string, seat: number) => call<TableInfo>("POST", at(table, "seats", seat, "leave"), {}),
  kick: (table: string, seat: number) => call<TableInfo>("POST", at(table, "seats", seat, "kick"), {}),
};
