/** The screen of Anaxis: board, dock, panels. The frame puts them on the page. */
import { difficultyOf, type FactAx, type FireAct, type ViewAx } from "@starboard/anaxis";
import type { GameScreen, PromptAction, TurnStage } from "@starboard/ui";
import type { Act, Fact, Seat } from "@starboard/kernel";
import { Board } from "./Board.tsx";
import { Dock } from "./Dock.tsx";
import { lessons } from "./lessons.ts";
import { editors } from "./editors/index.ts";
import { en } from "./messages.en.ts";
import type { Props } from "./model.ts";
import { Fleets, SeatLine } from "./Panels.tsx";
import { Sheet } from "./Sheet.tsx";
import { Verdict } from "./Verdict.tsx";
import { Tile } from "./Tile.tsx";
import "./style/index.css";

/** Milliseconds a fact is shown at normal speed; what nobody needs to see is passed over. */
const DURATION: Partial<Record<FactAx["is"], number>> = {
  markerRolled: 700,
  fleetBought: 900,
  edgeChosen: 700,
  basePlaced: 700,
  deployed: 700,
  turnBegan: 400,
  phaseBegan: 400,
  commanded: 700,
  declared: 600,
  stepped: 110,
  left: 900,
  stealthSet: 500,
  jammed: 700,
  shielded: 500,
  scanned: 700,
  mineRolled: 900,
  volley: 1100,
  shieldRolled: 700,
  armourRolled: 1100,
  pulsed: 900,
  damageControl: 700,
  damaged: 500,
  destroyed: 1200,
  interdicted: 900,
  carrierRevealed: 1400,
  conceded: 1200,
  scored: 1200,
  won: 600,
};

const PHASES = ["movement", "firing"] as const;

function phase(view: ViewAx): { turn: string; phase: string; stages?: readonly TurnStage[] } {
  const { turn, phase: now } = view.board;
  if (now === "setup") return { turn: en.turn(turn), phase: en.phase.setup };
  const at = PHASES.indexOf(now);
  return {
    turn: en.turn(turn),
    phase: en.phase[now],
    stages: PHASES.map((name, i) => ({ name: en.phase[name], state: i < at ? "done" : i === at ? "now" : "ahead" })),
  };
}

/** Buttons for answers that are not on the board: one word, or a handful of choices. */
function replies(props: Props): readonly PromptAction[] {
  const found = props.offers.find((one) => !one.aside);
  if (!found) return [];
  const open = found.offers.filter((o) => !o.refusal).map((o) => o.act);
  const spoken: Readonly<Record<string, readonly string[]>> = {
    buy: ["confirm"],
    deploy: ["confirm"],
    edge: ["edge"],
    selectMove: ["activate", "command"],
    selectFire: ["activate", "command"],
    declare: ["steady", "evade"],
    move: ["end"],
    closing: ["none", "stealth"],
    scan: ["none"],
    window: ["pass"],
    fire: ["done"],
    damage: ["damageControl", "accept"],
  };
  const verbs = spoken[found.step] ?? [];
  const acts = open.filter((act) => verbs.includes(act.do)).slice(0, 4);
  const main = ["confirm", "end", "steady", "activate"];
  const whole = ["confirm", "end", "steady"];
  // A ship that can hit nobody has nothing better to do than to be done.
  const idle = found.step === "fire" && !bears(props.view, open);
  // A plan that lacks something still says how it ends, and what is missing.
  const missing = found.offers.find(({ act, refusal }) => refusal && whole.includes(act.do));
  if (missing?.refusal && props.plan.steps.length > 0 && !acts.some((act) => whole.includes(act.do))) {
    const { act, refusal } = missing;
    return [{ step: found.step, act, refusal, emphasis: "main", replacesCommit: true }];
  }
  return acts.map((act) => ({
    step: found.step,
    act,
    emphasis: (main.includes(act.do) && acts.length <= 2) || idle ? "main" : "may",
    // Half a deployment or half a move is of no use to anybody: it is sent when it is whole.
    replacesCommit: whole.includes(act.do),
  }));
}

/** Whether any answer of a firing ship can have an effect: a volley below difficulty 6, a pulse, a field. */
function bears(view: ViewAx, acts: readonly Act[]): boolean {
  const shooter = (view.board.flow.stack.at(-1)?.memo as { readonly ship?: number } | undefined)?.ship ?? -1;
  return (acts as readonly FireAct[]).some((act) =>
    act.do === "fire"
      ? difficultyOf(view.board, { shooter, ...act }) < 6
      : act.do === "interdict" || act.do === "pulse",
  );
}

/** A deed is its ship's or its side's; what happens to the table as a whole is nobody's. */
function whose(fact: Fact, view: ViewAx): Seat | null {
  const { ship, side } = fact as Fact & { readonly ship?: number; readonly side?: Seat | null };
  if (ship !== undefined) return (view.board.side[ship] as Seat | undefined) ?? null;
  return side ?? null;
}

export const screen: GameScreen<ViewAx> = {
  id: "anaxis",
  Tile,
  Board,
  Dock,
  SeatLine,
  ResultDetails: Verdict,
  panels: [
    { id: "fleets", title: en.panels.fleets, Body: Fleets },
    { id: "sheet", title: en.panels.sheet, Body: Sheet },
  ],
  phase,
  promptActions: replies,
  lessons,
  editors,
  keys: en.keys,
  actorOf: whose,
  badge: (_view, seat) => ({ colour: seat + 1, emblem: "" }),
  sections: ["turnBegan"],
  transientFacts: ["stepped"],
  duration: (fact: Fact) => DURATION[(fact as FactAx).is] ?? 0,
};
