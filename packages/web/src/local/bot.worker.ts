/** One bot's place to think. It is sent views only, so it cannot know more than its seat. */
import { newThinker } from "@starboard/bots";
import { parseEdition } from "@starboard/kernel";
import type { LoadMind, Mind } from "@starboard/match";
import { type Scope, serveThinker } from "@starboard/match/browser/worker";
import { loadBot, loadRules } from "../games.ts";

const minds = new Map<string, Mind>();

const load: LoadMind = async (name) => {
  const named = parseEdition(name);
  if (!named) return undefined;
  const [game, spec] = await Promise.all([loadRules(named.id), loadBot(named.id)]);
  if (!game || game.edition !== named.edition || !spec) return undefined;
  const mind = minds.get(name) ?? (newThinker([spec as never]) as Mind);
  minds.set(name, mind);
  return { game, mind };
};

serveThinker(self as unknown as Scope, load);
