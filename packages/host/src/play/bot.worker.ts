/** Worker thread for bots. It receives only views, so a bot cannot know more than its seat. */
import { serveNodeBots } from "@starboard/match/node";
import { loadBotEngine } from "./games.ts";

serveNodeBots(loadBotEngine);
