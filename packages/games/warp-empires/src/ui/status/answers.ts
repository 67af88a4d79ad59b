/** Moves of the viewer's stacks that answer an alarm, with their expected result before cards. */
import { game, groupWays, type ShapeWE, type StateWE } from "@starboard/warp-empires";
import { typedOffers } from "@starboard/ui";
import { isRefusal, NeedsDraw, noDraws, offers, play, question, type Seat, seededDraws } from "@starboard/kernel";
import { nextAct, type QueuedActs } from "../act/act-queue.ts";
import { wholeGroup } from "../act/hands.ts";
import { outlook, type Outlook, typesOf } from "../model/known-state.ts";
import { type Answer, type Move, type Props, tableOf } from "../model/table.ts";
import { startsOf } from "../model/targets.ts";
import { placeName } from "../model/world.ts";
import type { Standing } from "./standing.ts";
import { en } from "./text.en.ts";

/** Largest number of acts of one move. */
const MAX_ACTS = 120;

interface Candidate {
  readonly answer: Answer;
  readonly lead: number;
}

/** The best moves of the viewer into some territories, best first. Empty unless the viewer may move a stack now. */
export function movesInto(props: Props, { known }: Standing, targets: readonly number[]): Answer[] {
  const table = tableOf(props);
  const { me, view, world } = table;
  if (me === null || props.plan.steps.length > 0 || table.asked?.step !== "moveMain") return [];
  const best = new Map<number, Candidate>();
  for (const from of startsOf(table)) {
    const units = wholeGroup(table, from);
    const types = typesOf(known.compiled, units);
    const origin = world.index.get(from) ?? -1;
    const ways = groupWays(known.state, known.compiled, me, origin, types);
    for (const at of targets) {
      const way = ways.get(at);
      if (!way || at === origin) continue;
      const defender =
        view.territories[at]?.stacks.find(({ seat }) => seat !== me)?.seat ?? view.territories[at]?.marker;
      const found = outlook(known, view, me, origin, at, defender ?? -1, types);
      const lead = found.mine.total - found.theirs.total;
      const before = best.get(at);
      if (before && before.lead >= lead) continue;
      const path = way.path.map((no) => world.board.territories[no]?.id ?? "");
      const moves = movesOf(props, { card: null, from, units, path, tries: 0 });
      if (moves.length > 0)
        best.set(at, {
          lead,
          answer: answerFor(placeName(world, world.board.territories[at]?.id ?? ""), found, lead, moves),
        });
    }
  }
  return [...best.values()].sort((a, b) => b.lead - a.lead).map(({ answer }) => answer);
}

function answerFor(where: string, { mine, theirs, unseen }: Outlook, lead: number, moves: readonly Move[]): Answer {
  const text = en.alarm;
  const isFree = theirs.total === 0 && unseen === 0;
  return {
    label: isFree ? text.enter(where) : text.attack(where, mine.total, text.atLeast(theirs.total, unseen)),
    outcome: isFree ? text.takes : lead <= 0 ? text.trails : unseen > 0 ? text.unsure : text.leads,
    succeeds: isFree || (lead > 0 && unseen === 0),
    rule: isFree ? "WE-13.1" : "WE-9.6",
    moves,
  };
}

/** The acts of a move, as the board would plan them: played by the rules on a state that is consistent with the view. */
function movesOf(props: Props, queued: QueuedActs): Move[] {
  const by = props.viewer as Seat;
  let state = game.determinize(props.view, by, seededDraws(1)) as StateWE;
  const moves: Move[] = [];
  while (moves.length < MAX_ACTS) {
    const asked = question(game, state);
    // Once the group has moved, the next step is another decision.
    if (asked?.waiting.includes(by) !== true || (moves.length > 0 && asked.frame.step !== "group")) break;
    const view = moves.length === 0 ? props.view : game.view(state, by);
    const next = nextAct(tableOf({ view, offers: typedOffers<ShapeWE>(offers(game, state, by)), viewer: by }), queued);
    if (next === null) return [];
    if (next === "over") return moves;
    try {
      const played = play(game, state, { by, ...next }, noDraws);
      if (isRefusal(played)) return [];
      state = played.state as StateWE;
    } catch (error) {
      if (!(error instanceof NeedsDraw)) throw error;
      return [...moves, next];
    }
    moves.push(next);
  }
  return moves;
}
