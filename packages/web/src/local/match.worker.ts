/** The match service of this browser, in its own worker. */
import { type Scope, serveMatches } from "@starboard/match/browser/worker";
import { loadRules } from "../games.ts";

serveMatches(self as unknown as Scope, {
  name: "starboard",
  load: loadRules,
  startBot: () => new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module", name: "bot" }),
});
