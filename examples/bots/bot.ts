// A bot that plays any game of a Starboard host over its socket: it takes a seat and plays random legal acts.
//   node examples/bots/bot.ts URL TOKEN LINK
// TOKEN: from POST /api/me/tokens.  LINK: a seat link (…/play/<token>) of the table. See docs/protocol.md.
import { randomBytes } from "node:crypto";

interface Update {
  is: "update";
  at: number;
  summary: { asked: number[]; over: { winners: number[] } | null };
  offers: { step: string; aside: boolean; offers: { act: { do: string }; refusal?: object }[] }[];
}
interface Table {
  table: string;
  state: "lobby" | "playing" | "over";
  commitment: string;
  seats: { reservedFor: string | null }[];
}

const [url = "http://localhost:8080", bearer = "", link = ""] = process.argv.slice(2);
const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };

/** Sends an HTTP request. An error ends the program with the host's error codes. */
async function post<T>(path: string, body: object): Promise<T> {
  const reply = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as T;
}

const token = link.split("/").pop();
const { table, seat: linkedSeat } = await post<{ table: Table; seat: number | null }>("/api/enter", { token });
const seat = linkedSeat ?? table.seats.findIndex(({ reservedFor }) => reservedFor === "friend");
const { table: match, commitment } = table;
const entropy = randomBytes(16).toString("hex");
await post(`/api/tables/${match}/seats/${seat}/sit`, { name: "Sample bot", token, commitment, entropy });
console.log(`took seat ${seat} of ${match}`);

// Node's WebSocket accepts headers. Browsers are identified by their cookie instead.
const socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers } as never);
let id = 0;
const send = (message: object): void => socket.send(JSON.stringify({ v: 2, channel: "match", id: ++id, ...message }));

function play({ at, offers }: Update): void {
  const question = offers.find(({ aside }) => !aside);
  const legal = question?.offers.filter(({ refusal }) => !refusal) ?? [];
  const chosen = legal[Math.floor(Math.random() * legal.length)];
  const moves = [{ step: question?.step, act: chosen?.act }];
  if (chosen) send({ is: "commit", match, seat, at, key: randomBytes(8).toString("hex"), moves });
}
let watching = false;
socket.onopen = () => send({ channel: "host", is: "followTable", table: match, chat: 0 });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(String(data)) as Update | { is: "table"; table: Table };
  const started = message.is === "table" && message.table.state !== "lobby" && !watching;
  if (started) watching = true;
  if (started) send({ is: "watch", match, viewer: seat, since: 0 });
  if (message.is === "update" && message.summary.asked.includes(seat)) play(message);
  if (message.is !== "update" || !message.summary.over) return;
  console.log(message.summary.over.winners.includes(seat) ? "won" : "did not win");
  socket.close();
};
