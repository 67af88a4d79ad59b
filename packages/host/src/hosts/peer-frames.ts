/**
 * The protocol between hosts. A message is a batch of frames, one a line; the fields of a frame are separated by tabs, which
 * JSON texts never contain. Requests go from the host of a client to the owner of the match, answers and updates go back.
 */

/** Version of the frames. Hosts of other versions are not asked; their matches are shared through the database. */
export const PEER_PROTOCOL = 1;

/** The methods of a match service that are forwarded; the first argument is the match, or a request with it. */
export const FORWARDED = [
  "execute",
  "takeBackAgreed",
  "seatsToAsk",
  "newerEdition",
  "privateChatSeats",
  "publicViewAfterAct",
  "rematchOptions",
  "setClock",
  "handOver",
  "resign",
  "runDue",
  "ordersChanged",
  "restart",
  "describeOrders",
] as const;
export type Forwarded = (typeof FORWARDED)[number];

/** What a forwarded subscription asks for. */
export interface PeerWatch {
  readonly match: string;
  readonly viewer: number | "public";
  readonly since: number;
  /** Updates as the messages that a client receives: differences, as text that is passed on unread. */
  readonly changes: boolean;
}

export type Request =
  | { readonly is: "call"; readonly id: number; readonly method: Forwarded; readonly args: readonly unknown[] }
  | { readonly is: "watch"; readonly id: number; readonly watch: PeerWatch }
  | { readonly is: "unwatch"; readonly id: number };
export type Reply =
  | { readonly is: "value"; readonly id: number; readonly value: unknown }
  /** This host does not own the match. */
  | { readonly is: "moved"; readonly id: number }
  /** An update or a notice of a subscription; `at` is the number of entries the viewer has then. */
  | { readonly is: "push"; readonly id: number; readonly at: number; readonly text: string }
  /** A subscription has ended because the match has another owner now. */
  | { readonly is: "ended"; readonly id: number };

/** A message that is no batch of frames. */
export class BadFrame extends Error {
  override readonly name = "BadFrame";
}

/** JSON has no `undefined`; an answer without a value is an empty field. */
const valueText = (value: unknown): string => (value === undefined ? "" : JSON.stringify(value));

export function requestLine(request: Request): string {
  switch (request.is) {
    case "call":
      return `c\t${request.id}\t${request.method}\t${JSON.stringify(request.args)}`;
    case "watch":
      return `w\t${request.id}\t${JSON.stringify(request.watch)}`;
    case "unwatch":
      return `u\t${request.id}`;
  }
}
export function replyLine(reply: Reply): string {
  switch (reply.is) {
    case "value":
      return `v\t${reply.id}\t${valueText(reply.value)}`;
    case "push":
      return `p\t${reply.id}\t${reply.at}\t${reply.text}`;
    case "moved":
      return `m\t${reply.id}`;
    case "ended":
      return `e\t${reply.id}`;
  }
}

/** Splits a line into `count` fields; the last one takes the rest. */
function fields(line: string, count: number): string[] {
  const found: string[] = [];
  let from = 0;
  while (found.length < count - 1) {
    const tab = line.indexOf("\t", from);
    if (tab < 0) throw new BadFrame(`a frame of ${found.length + 1} fields`);
    found.push(line.slice(from, tab));
    from = tab + 1;
  }
  found.push(line.slice(from));
  return found;
}
function whole(text: string | undefined): number {
  if (text === undefined || !/^\d{1,16}$/.test(text)) throw new BadFrame("a number");
  return Number(text);
}
function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    throw new BadFrame("JSON");
  }
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the match of a forwarded call; undefined if its arguments name none. */
export function matchOf(args: readonly unknown[]): string | undefined {
  const [first] = args;
  const match = isObject(first) ? first["match"] : first;
  return typeof match === "string" && match.length > 0 && match.length <= 200 ? match : undefined;
}

/** Reads one frame of a request. Throws `BadFrame`. */
export function parseRequest(line: string): Request {
  switch (line[0]) {
    case "c": {
      const [, id, method, text] = fields(line, 4);
      const args = json(text);
      const known = FORWARDED.find((one) => one === method);
      if (!known || !Array.isArray(args) || args.length > 3 || matchOf(args) === undefined)
        throw new BadFrame("a call");
      return { is: "call", id: whole(id), method: known, args };
    }
    case "w": {
      const [, id, text] = fields(line, 3);
      const watch = json(text);
      if (!isObject(watch) || matchOf([watch]) === undefined) throw new BadFrame("a subscription");
      const { match, viewer, since, changes } = watch;
      const isViewer = viewer === "public" || (typeof viewer === "number" && Number.isInteger(viewer) && viewer >= 0);
      if (!isViewer || typeof since !== "number" || !(since >= 0) || typeof changes !== "boolean")
        throw new BadFrame("a subscription");
      return {
        is: "watch",
        id: whole(id),
        watch: { match: match as string, viewer: viewer as PeerWatch["viewer"], since, changes },
      };
    }
    case "u":
      return { is: "unwatch", id: whole(fields(line, 2)[1]) };
    default:
      throw new BadFrame("a kind of frame");
  }
}

/** Reads one frame of a reply. Throws `BadFrame`. */
export function parseReply(line: string): Reply {
  switch (line[0]) {
    case "v": {
      const [, id, text = ""] = fields(line, 3);
      return { is: "value", id: whole(id), value: text === "" ? undefined : json(text) };
    }
    case "p": {
      const [, id, at, text = ""] = fields(line, 4);
      return { is: "push", id: whole(id), at: whole(at), text };
    }
    case "m":
      return { is: "moved", id: whole(fields(line, 2)[1]) };
    case "e":
      return { is: "ended", id: whole(fields(line, 2)[1]) };
    default:
      throw new BadFrame("a kind of frame");
  }
}

/** Returns a function that sends lines; those of one turn of the event loop leave as one message. */
export function batchingLines(send: (text: string) => void): (line: string) => void {
  let waiting: string[] = [];
  return (line) => {
    if (waiting.length === 0)
      setImmediate(() => {
        const batch = waiting.join("\n");
        waiting = [];
        send(batch);
      });
    waiting.push(line);
  };
}
