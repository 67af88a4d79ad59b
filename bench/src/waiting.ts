/** Waiting for bots: a player of four-seat Warp Empires between two turns, against three bots of level 3. */
import { createBotEngine, greedyMove } from "@starboard/bots";
import { type Act, Engine, offers, type Seat, seededDraws } from "@starboard/kernel";
import { bot } from "../../packages/games/warp-empires/src/bot/index.ts";
import { game } from "../../packages/games/warp-empires/src/game.ts";
import type { ShapeWE } from "../../packages/games/warp-empires/src/shape.ts";
import { autoAnswers } from "../../packages/games/warp-empires/src/ui/answers/auto-answers.ts";
import { catchUp, duration } from "../../packages/games/warp-empires/src/ui/phase.ts";
import { optionsOf } from "./ours.ts";

const PLAYERS = 4;
const LEVEL = 3;
const READER = 0 as Seat;
const SEATS = Array.from({ length: PLAYERS }, (_, n) => ({
  kind: n === READER ? "person" : "bot",
  name: `Player ${n}`,
}));

/** What happens between two turns of the player. */
export interface Wait {
  /** Time the bots think, in ms. */
  thinkMs: number;
  /** Questions that the bots decide. */
  questions: number;
  /** Time of the playback with the full duration of every fact, in ms. */
  fullMs: number;
  /** Time of the playback within the limit of the screen (`GameScreen.catchUp`), in ms. */
  shownMs: number;
  /** Questions to the player that the page does not answer. */
  asked: number;
}

/** Plays rounds of a match and returns what happened between the player's turns. */
export function measureWaits(rounds: number): Wait[] {
  const none = (): Wait => ({ thinkMs: 0, questions: 0, fullMs: 0, shownMs: 0, asked: 0 });
  let wait = none();
  const waits: Wait[] = [];
  const engine = new Engine<ShapeWE>(game, seededDraws(7), (fact, to) => {
    if (to === undefined || to.includes(READER)) wait.fullMs += duration(fact);
  });
  const t = game.setup(optionsOf(game, { players: PLAYERS, mapSeed: 1 }));
  engine.advance(t);
  const bots = createBotEngine([bot as never]);
  for (let n = 0; engine.asking !== undefined && t.round <= rounds; n++) {
    const by = engine.asking;
    const view = game.view(t, by);
    let act: Act | undefined;
    if (by === READER) {
      const props = { view, committed: view, viewer: by, seats: SEATS, offers: offers(game, t, by) } as never;
      const given = autoAnswers
        .filter(({ isOnByDefault }) => isOnByDefault)
        .map((one) => one.answer(props))
        .find(Boolean);
      if (t.order[t.place] === READER) {
        // A wait is the time between two turns, so the bots' responses within the own turn do not count.
        if (wait.questions > PLAYERS * PLAYERS)
          waits.push({ ...wait, shownMs: Math.min(wait.fullMs, catchUp.withinMs) });
        wait = none();
      } else if (!given) wait.asked++;
      act = given?.act ?? greedyMove(bot, view, by, PLAYERS, n)?.act;
    } else {
      const startedAt = performance.now();
      act = bots.think<ShapeWE>({
        game,
        options: t.options,
        view,
        seat: by,
        level: LEVEL,
        seed: n,
        clock: () => performance.now(),
      })?.act;
      wait.thinkMs += performance.now() - startedAt;
      wait.questions++;
    }
    if (!act) throw new Error("no act");
    engine.act(t, by, act as never);
  }
  return waits;
}
