/** Worker of one bot. It receives views only, so it cannot know more than its seat. */
import { createBotEngine } from "@starboard/bots";
import { parseEdition } from "@starboard/kernel";
import type { LoadBotEngine, BotEngineLike } from "@starboard/match";
import { type Scope, serveBots } from "@starboard/match/browser/worker";
import { loadBot, loadRules } from "../games.ts";

const botEngines = new Map<string, BotEngineLike>();

const load: LoadBotEngine = async (name) => {
  const named = parseEdition(name);
  if (!named) return undefined;
  const [game, spec] = await Promise.all([loadRules(named.id, named.edition), loadBot(named.id)]);
  if (!game || !spec) return undefined;
  const engine = botEngines.get(name) ?? (createBotEngine([spec as never]) as BotEngineLike);
  botEngines.set(name, engine);
  return { game, engine };
};

serveBots(self as unknown as Scope, load);
