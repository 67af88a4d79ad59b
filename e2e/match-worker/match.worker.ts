/** The match service of the test page. The message "die" makes it throw, as a bug would. */
import { type Scope, serveMatches } from "@starboard/match/browser/worker";
import { tiny } from "../../packages/match/test/game.ts";

addEventListener("message", ({ data }) => {
  if (data === "die") throw new Error("told to die");
});
serveMatches(self as unknown as Scope, {
  name: "match-service-under-test",
  load: (id, edition) => (id === "tiny" && edition === 1 ? tiny : undefined),
  startBot: () => new Worker("/bot.worker.js", { type: "module" }),
});
