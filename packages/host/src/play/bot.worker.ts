/** A thread in which bots think. They are sent views only, so they cannot know more than their seats. */
import { serveNodeBots } from "@starboard/match/node";
import { loadBotEngine } from "./games.ts";

serveNodeBots(loadBotEngine);
