/**
 * Three programs for the test of upgrades: the oldest knows one edition of each of three games, the next one two, the
 * newest three. Salvage Run has the editions of its fixture; the editions after the present one of TrekWar and of 4000 A.D.
 * are made up.
 */
import { bot as bot4000 } from "@starboard/4000ad/bot";
import type { BotSpec } from "@starboard/bots";
import type { AnyGame, Game, Shape } from "@starboard/kernel";
import { gameEditions, type GameText } from "@starboard/kit";
import { findGameEntry } from "@starboard/registry";
import { bot as botSample } from "@starboard/sample/bot";
import { bot as botTrekWar } from "@starboard/trekwar/bot";
import { programWith } from "../../../sample/fixture/three-editions.ts";

export const bots = [botSample, botTrekWar, bot4000] as unknown as readonly BotSpec<never>[];

/** Adds two editions to a game. Each refuses acts out of turn with a code of its own and carries every position over. */
function withLaterEditions(id: string, program: number): AnyGame[] {
  const entry = findGameEntry(id);
  if (!entry) throw new Error(`there is no ${id}`);
  const present = entry.game as Game<Shape>;
  const turn = (edition: number) => ({ ...present.refusals.turn, code: `EDITION_${edition}` });
  const last = present.edition + program - 1;
  const newest: Game<Shape> = {
    ...present,
    edition: last,
    ...(program > 1 && { refusals: { ...present.refusals, turn: turn(last) } }),
  };
  const earlier = Array.from({ length: program - 1 }, (_, i) => present.edition + i).map((edition) => ({
    edition,
    game: () => ({
      refusals: edition === present.edition ? present.refusals : { ...present.refusals, turn: turn(edition) },
      migrate: (t: Shape["state"]) => t,
    }),
  }));
  const { gameOf, baseline } = gameEditions(newest, entry.text as unknown as GameText, earlier);
  return Array.from({ length: program }, (_, i) => gameOf(baseline + i) as AnyGame);
}

/** The games of a program, each in every edition that the program knows, the oldest first. */
export function gamesOf(program: number): readonly (readonly AnyGame[])[] {
  const { editions } = programWith(program);
  return [
    Array.from({ length: program }, (_, i) => editions.gameOf(1 + i) as AnyGame),
    withLaterEditions("trekwar", program),
    withLaterEditions("4000ad", program),
  ];
}
