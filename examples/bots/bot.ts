// A bot that plays any game of a Starboard host over its socket: it takes a seat and chooses among the offered acts.
//   node examples/bots/bot.ts URL TOKEN LINK
// TOKEN: from POST /api/me/tokens.  LINK: a seat link (…/play/<token>) of the table. See docs/protocol.md.
import { randomBytes } from "node:crypto";

interface Update {
  is: "update";
  at: number;
  card: { asked: number[]; over: { winners: number[] } | null };
  offers: { step: string; aside: boolean; offers: { act: { do: string }; refusal?: object }[] }[];
}
interface Table {
  table: string;
  state: "lobby" | "playing" | "over";
  commitment: string;
  seats: { wanted: string | null }[];
}

const [url = "http://localhost:8080", bearer = "", link = ""] = process.argv.slice(2);
const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };

/** Asks the HTTP side; anything but success ends the program with the host's own codes. */
async function post<T>(path: string, body: object): Promise<T> {
  const reply = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as T;
}

const token = link.split("/").pop();
const { table, seat: place } = await post<{ table: Table; seat: number | null }>("/api/enter", { token });
const seat = place ?? table.seats.findIndex(({ wanted }) => wanted === "friend");
const { table: match, commitment } = table;
const entropy = randomBytes(16).toString("hex");
await post(`/api/tables/${match}/seats/${seat}/sit`, { name: "Sample bot", token, commitment, entropy });
console.log(`sits on seat ${seat} of ${match}`);

// Node's WebSocket takes headers; browsers are known by their cookie instead.
const socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers } as never);
let id = 0;
const send = (message: object): void => socket.send(JSON.stringify({ v: 1, id: ++id, ...message }));

function play({ at, offers }: Update): void {
  const question = offers.find(({ aside }) => !aside);
  const legal = question?.offers.filter(({ refusal }) => !refusal) ?? [];
  const chosen = legal[Math.floor(Math.random() * legal.length)];
  const moves = [{ step: question?.step, act: chosen?.act }];
  if (chosen) send({ is: "commit", match, seat, at, key: randomBytes(8).toString("hex"), moves });
}
let watching = false;
socket.onopen = () => send({ is: "attend", table: match, chat: 0 });
socket.onmessage = ({ data }) => {
  const heard = JSON.parse(String(data)) as Update | { is: "table"; table: Table };
  const begins = heard.is === "table" && heard.table.state !== "lobby" && !watching;
  if (begins) watching = true;
  if (begins) send({ is: "watch", match, viewer: seat, since: 0 });
  if (heard.is === "update" && heard.card.asked.includes(seat)) play(heard);
  if (heard.is !== "update" || !heard.card.over) return;
  console.log(heard.card.over.winners.includes(seat) ? "won" : "did not win");
  socket.close();
};
