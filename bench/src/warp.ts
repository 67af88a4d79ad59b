/** Random play of Warp Empires: the size of the messages to a page, and the cost of generating a map. */
import { seededDraws, seededUint32, offers, Position, question, type Seat, start } from "@starboard/kernel";
import { game, generate } from "@starboard/warp-empires";
import { builtIn, resolve } from "@starboard/warp-empires/making";
import { optionsOf, step } from "./ours.ts";

/**
 * Returns the sizes in characters of JSON that a page is sent, act by act of a random match: the asked seat's view and
 * its offers.
 */
export function warpSizes(players: number, acts: number): { readonly view: number[]; readonly offers: number[] } {
  const word = seededUint32(5);
  const draw = seededDraws(6);
  const sizes: { view: number[]; offers: number[] } = { view: [], offers: [] };
  let state = start(game, optionsOf(game, { players }), draw).state;
  for (let n = 0; n < acts && state.flow.over === null; n++) {
    const by = question(game, state)?.waiting[0] as Seat;
    sizes.view.push(JSON.stringify(game.view(state, by)).length);
    sizes.offers.push(JSON.stringify(offers(game, state, by)).length);
    state = step(new Position(game, state), word, draw).state;
  }
  return sizes;
}

/** Returns the CPU time of each generated map in ms, and how many of them are even (WE-3.6). */
export function mapTimes(players: number, maps: number): { readonly ms: number[]; readonly even: number } {
  const file = builtIn("star-trek");
  if (!file) throw new Error("no such module");
  const module = resolve(file);
  // The first maps run uncompiled code and are not measured.
  for (let number = 1; number <= 5; number++) generate(module, players, number);
  const ms: number[] = [];
  let even = 0;
  for (let number = 1; number <= maps; number++) {
    const before = process.cpuUsage();
    const map = generate(module, players, number);
    const { user, system } = process.cpuUsage(before);
    ms.push((user + system) / 1000);
    if (map?.fairness.even) even += 1;
  }
  return { ms, even };
}
