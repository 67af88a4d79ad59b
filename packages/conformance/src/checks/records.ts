/** Checks that records verify, and that take-backs leave no trace in play. */
import {
  type AnyGame,
  digest,
  type FindGame,
  isRefusal,
  outcome,
  parseRecord,
  play,
  seededDraws,
  deepEqual,
  type GameState,
  takeBack,
  verifyRecord,
  writeRecord,
} from "@starboard/kernel";
import { startRecordedMatch } from "../recorded-match.ts";
import { answersAt } from "../moves.ts";
import { random } from "../random.ts";
import type { ConformanceCheck, CheckContext } from "../check-context.ts";

const finder =
  (game: AnyGame): FindGame =>
  (id, edition) =>
    game.id === id && game.edition === edition ? game : undefined;

export const records: ConformanceCheck = {
  name: "the record is written, read, replayed and verified",
  rule: "KRN-REC-6",
  onMatchEnd({ game, match, state, fail }) {
    const record = match.record();
    const read = parseRecord(writeRecord(record));
    if (!("ok" in read)) return fail(`the record cannot be read: ${JSON.stringify(read.bad[0])}`);
    if (!deepEqual(read.ok, record)) fail("the record that was read differs from the one written");
    const { checks, good, finalDigest } = verifyRecord(read.ok, finder(game));
    if (!good) fail(`the record does not verify: ${JSON.stringify(checks.find(({ state }) => state === "failed"))}`);
    if (finalDigest !== digest(state)) fail("the record replays to another state");
    const open = outcome(state) === null;
    const states = checks.map(({ state }) => state);
    if (states.includes("open") !== open)
      fail(`checks are ${states.join(", ")} while the match is ${open ? "open" : "over"}`);
  },
};

export const undo: ConformanceCheck = {
  name: "an act taken back leaves no trace",
  rule: "KRN-UNDO-1",
  onMatchEnd(context) {
    const { game, options, match, chance, fail } = context;
    const seed = chance.below(1_000_000);
    const straight = startRecordedMatch(game, options, seed);
    const winding = startRecordedMatch(game, options, seed);
    const choose = random(seed);
    for (let n = 0; n < Math.min(match.acts.length, 60); n++) {
      detour(context, winding, choose);
      const answers = answersAt(game, straight.table());
      if (answers.length === 0) break;
      const choice = choose.pick(answers);
      for (const one of [straight, winding]) {
        const played = one.play(choice);
        if (isRefusal(played)) fail(`${choice.step} was refused: ${played.code}`);
      }
    }
    if (digest(straight.table()) !== digest(winding.table())) fail("a take-back left a trace in the state");
    const verdict = verifyRecord(winding.record(), finder(game));
    if (!verdict.good) fail(`take-backs break the record: ${JSON.stringify(verdict.checks)}`);
    if (verdict.finalDigest !== digest(straight.table())) fail("a take-back left a trace in the replay");
  },
};

/** Plays another act and takes it back if the rules allow it. If they do not, the take-back must be refused. */
function detour(
  { game, fail }: CheckContext,
  book: ReturnType<typeof startRecordedMatch>,
  choose: ReturnType<typeof random>,
): void {
  if (!choose.oneIn(3)) return;
  const answers = answersAt(game, book.table());
  if (answers.length === 0) return;
  const choice = choose.pick(answers);
  const before = book.acts.length;
  // Drawn at random: some rules draw again until a card comes up, which equal draws may never bring.
  const tried = play(game, book.table(), choice, seededDraws(choose.below(1_000_000)));
  if (isRefusal(tried)) return fail(`${choice.step} was refused: ${tried.code}`);
  const trail = [...book.acts, { choice, played: tried }].map(({ choice: { by }, played: { irreversible } }) => ({
    by,
    irreversible,
  }));
  const over = outcome(tried.state as GameState) !== null;
  const kept = takeBack(trail, choice.by, undefined, over);
  if (over) {
    if (typeof kept === "number") fail("an act that ended the match may be taken back");
    return;
  }
  if (tried.irreversible) {
    if (typeof kept === "number") fail("an act that drew or disclosed may be taken back");
    return;
  }
  if (kept !== before) return fail(`after taking the act back ${JSON.stringify(kept)} acts remain, not ${before}`);
  book.play(choice);
  book.back(choice.by, before);
}
