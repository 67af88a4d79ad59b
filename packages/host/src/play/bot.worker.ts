/** A thread in which bots think. They are sent views only, so they cannot know more than their seats. */
import { serveNodeThinker } from "@starboard/match/node";
import { loadMind } from "./games.ts";

serveNodeThinker(loadMind);
