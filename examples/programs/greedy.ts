// Waits on the ladder of programs for opponents, and plays the act whose position looks best one act ahead.
//   node greedy.ts URL TOKEN GAME [MATCHES]    TOKEN: of a program for the ladder
import { createClient } from "@starboard/client";
import { advise } from "@starboard/client/simulator";

const [url = "", token = "", game = "trekwar", matches = "1"] = process.argv.slice(2);
const client = createClient({ url, token });
for (let played = 0; played < Number(matches); played++) {
  const seat = await client.findOpponent({ wants: [{ game, pace: "quick" }], opponents: "everyone" });
  if (!seat) break;
  for await (const turn of seat.turns()) {
    const { act } = advise(turn.update, seat.seat, "greedy", turn.at);
    await turn.play(act);
  }
  console.log(seat.result?.won ? "won" : "did not win");
  seat.close();
}
client.close();
