/** The client of a host: identity, tables, seats, tickets and the ladder of programs. */
import { randomHex } from "./connection.ts";
import { errorOf, StarboardError } from "./errors.ts";
import { waitForOpponent } from "./find-opponent.ts";
import type {
  Me,
  NewTableInput,
  ProgramLadder,
  ProtocolInfo,
  TableInfo,
  TableWithLinks,
  TicketInput,
  Update,
} from "./protocol.gen.ts";
import { openSeat } from "./open-seat.ts";
import type { Seat } from "./seat.ts";
import { openSession, type Session } from "./session.ts";
import { received } from "./validate.ts";

export interface ClientOptions {
  /** Address of the host, such as `https://club.example`. */
  readonly url: string;
  /** The token of a program, from the page *Programs* of the host. Without one the client only reads. */
  readonly token?: string;
}

/** The seat to take: by its link, or by table and number. */
export type SeatTarget = string | { readonly table: string; readonly seat: number };
export interface SeatChoice {
  /** Name at the table. A program always plays under its own. */
  readonly name?: string;
  /** Options that the seat supplies, such as a deck. */
  readonly seatOptions?: Readonly<Record<string, unknown>>;
}
export interface OpponentChoice extends Pick<TicketInput, "wants"> {
  /** People who asked for a program, other programs, or both. */
  readonly opponents?: "people" | "programs" | "everyone";
  readonly range?: TicketInput["range"];
  /** Stops waiting; `findOpponent` then resolves to null. */
  readonly signal?: AbortSignal;
}

export interface Client {
  /** The protocol of the host. Every other call first asks for it once; CLIENT_VERSION if there is none in common. */
  protocol(): Promise<ProtocolInfo>;
  me(): Promise<Me>;
  /** Opens a table, with the links to its seats. */
  openTable(input: NewTableInput): Promise<TableWithLinks>;
  table(table: string): Promise<TableInfo>;
  /** Takes a seat, or returns to it, and follows its match. */
  sit(target: SeatTarget, choice?: SeatChoice): Promise<Seat>;
  /** Waits for an opponent and returns the seat; null if the signal came first. Needs a token for the ladder. */
  findOpponent(choice: OpponentChoice): Promise<Seat | null>;
  /** Watches a match as a spectator. Returns the unsubscribe function. */
  watch(table: string, onUpdate: (update: Update) => void, onError?: (error: StarboardError) => void): () => void;
  /** The ladder of programs of a game. */
  ladder(game: string): Promise<ProgramLadder>;
  close(): void;
}

/** The table and seat of a target, with the token of its link. */
async function targetOf(
  session: Session,
  target: SeatTarget,
): Promise<{ readonly table: TableInfo; readonly seat: number; readonly link?: string }> {
  const http = await session.http();
  if (typeof target !== "string")
    return { table: await http.call("GET", `/api/tables/${target.table}`, "TableInfo"), seat: target.seat };
  const link = target.split(/[?#]/)[0]?.split("/").pop() ?? "";
  if (link.length < 20) throw new StarboardError("CLIENT_LINK", { at: "target" });
  const data = { token: link };
  const opened = await http.call("POST", "/api/enter", "LinkTarget", { is: "OpenLinkInput", data });
  const free = opened.table.seats.findIndex(({ kind, reservedFor }) => kind === "vacant" && reservedFor !== null);
  const seat = opened.seat ?? free;
  if (seat < 0) throw new StarboardError("TABLE_TAKEN", { at: "target" });
  return { table: opened.table, seat, link };
}

async function takeSeat(session: Session, target: SeatTarget, { name, seatOptions }: SeatChoice = {}): Promise<Seat> {
  session.requireToken();
  const { table, seat, link } = await targetOf(session, target);
  const http = await session.http();
  if (table.state !== "over") {
    const me = name ?? (await http.call("GET", "/api/me", "Me")).name;
    const data = {
      name: me || "Program",
      commitment: table.commitment,
      entropy: randomHex(16),
      ...(link !== undefined && { token: link }),
      ...(seatOptions && { seatOptions }),
    };
    const path = `/api/tables/${table.table}/seats/${seat}/sit`;
    await http.call("POST", path, "TableWithLinks", { is: "TakeSeatInput", data });
  }
  return openSeat(await session.connection(), table.table, seat);
}

async function findSeat(session: Session, choice: OpponentChoice): Promise<Seat | null> {
  session.requireToken();
  const id = await waitForOpponent(session, choice);
  if (id === null) return null;
  const table = await (await session.http()).call("GET", `/api/tables/${id}`, "TableInfo");
  const seat = table.you.seats[0];
  if (seat === undefined) throw new StarboardError("TABLE_FORBIDDEN", { about: { table: id } });
  return takeSeat(session, { table: id, seat });
}

function watchTable(
  session: Session,
  table: string,
  onUpdate: (update: Update) => void,
  onError: (error: StarboardError) => void,
): () => void {
  let stop = (): void => {};
  let isStopped = false;
  session.connection().then(
    ({ matches }) => {
      if (isStopped) return;
      stop = matches.watch(
        table,
        "public",
        (update) => onUpdate(received("Update", update)),
        (bad) => onError(errorOf(bad)),
      );
    },
    (error: unknown) => onError(error as StarboardError),
  );
  return () => {
    isStopped = true;
    stop();
  };
}

/** Creates the client of one host. It connects with its first call. */
export function createClient({ url, token }: ClientOptions): Client {
  const session = openSession(url, token);
  return {
    protocol: () => session.protocol(),
    me: async () => (await session.http()).call("GET", "/api/me", "Me"),
    openTable: async (data) =>
      (await session.http()).call("POST", "/api/tables", "TableWithLinks", { is: "NewTableInput", data }),
    table: async (table) => (await session.http()).call("GET", `/api/tables/${table}`, "TableInfo"),
    sit: (target, choice) => takeSeat(session, target, choice),
    findOpponent: (choice) => findSeat(session, choice),
    watch: (table, onUpdate, onError = () => {}) => watchTable(session, table, onUpdate, onError),
    ladder: async (game) => (await session.http()).call("GET", `/api/programs/${game}`, "ProgramLadder"),
    close: () => session.close(),
  };
}
