// Plays random legal acts, at any table and in any game.
//   node random.ts URL TOKEN LINK    LINK: a seat link, …/play/<token>
import { createClient } from "@starboard/client";

const [url = "", token = "", link = ""] = process.argv.slice(2);
const client = createClient({ url, token });
const seat = await client.sit(link);
for await (const turn of seat.turns()) {
  const act = turn.legal[Math.floor(Math.random() * turn.legal.length)];
  if (act) await turn.play(act);
}
console.log(seat.result?.won ? "won" : "did not win");
client.close();
