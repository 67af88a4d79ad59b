/**
 * The board alone on a page: a written position and the real rules, without a match service. For screenshots and
 * measurements. The address selects what is shown: ?scene=midgame&theme=light&lens=threat&sight=space&compact=1&still=1
 */
import type { Fact4000 } from "@starboard/4000ad";
import type { Shape4000 } from "@starboard/4000ad";
import "@starboard/ui/style.css";
import { game, type State4000, type View4000, text } from "@starboard/4000ad";
import { type BoardProps, type GameScreen, type PlannedMove, typedOffers } from "@starboard/ui";
import { Button } from "@starboard/ui";
import {
  type Act,
  type Fact,
  isRefusal,
  NeedsDraw,
  noDraws,
  offers,
  play,
  question,
  type Seat,
  seat,
  start,
  type Viewer,
  whyNot,
} from "@starboard/kernel";
import { type ReactElement, useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import {
  isBare,
  isCompact,
  reducedMotion,
  selected,
  showStage,
  speakingOf,
  StageFrame,
  theme,
} from "../../../../ui/test/stage/StageFrame.tsx";
import { screen as anyScreen } from "../../src/ui/index.tsx";
import { useBoardStore } from "../../src/ui/model/board-store.ts";
import { scenarios, type ScenarioName, stateOfScenario } from "../../src/ui/scenarios.ts";

const name = (selected.get("scene") ?? "midgame") as ScenarioName;
const screen = anyScreen as GameScreen<Shape4000>;

useBoardStore.setState({
  projection: selected.get("sight") === "space" ? "space" : "flat",
  lens: (selected.get("lens") ?? "none") as "none",
  warp: selected.has("warp") ? Number(selected.get("warp")) : null,
  ahead: Number(selected.get("ahead") ?? 1),
  star: selected.has("star") ? Number(selected.get("star")) : null,
});

function settled(): State4000 {
  if (selected.get("scene") === "opening") {
    const { options } = stateOfScenario(scenarios.midgame);
    return start(game, options, noDraws).state as State4000;
  }
  return stateOfScenario(scenarios[name]).state;
}

/** Functions for screenshots and measurements, as `window.stage`. */
interface Hooks {
  show(fact: Fact | null): void;
  /** Applies one small change and renders at once: a stack grows, a fleet changes. */
  step(i: number): void;
}

const prepared = new WeakMap<State4000, View4000>();

function Stage(): ReactElement {
  const [state, setTable] = useState<State4000>(settled);
  const [plan, setPlan] = useState<{ step: string; act: Act }[]>([]);
  const [proposal, setProposal] = useState<{ step: string; act: Act } | null>(null);
  const [currentFact, setShowing] = useState<Fact | null>(null);
  const [said, setSaid] = useState("");
  const compact = isCompact();
  const asked = question(game, state)?.waiting[0];
  const viewer: Viewer =
    selected.get("viewer") === "public" ? "public" : seat(Number(selected.get("viewer") ?? asked ?? 0));
  const committed = useMemo(() => prepared.get(state) ?? game.view(state, viewer), [state, viewer]);
  const shown = useMemo(() => {
    let t = state;
    for (const step of plan) {
      const next = play(game, t, { by: viewer as Seat, ...step }, noDraws);
      if (isRefusal(next)) break;
      t = next.state as State4000;
    }
    return t;
  }, [state, plan, viewer]);
  const view = useMemo(
    () => (plan.length > 0 ? game.view(shown, viewer) : committed),
    [shown, plan, committed, viewer],
  );
  const list = useMemo(
    () => (viewer === "public" || isBare ? [] : typedOffers<Shape4000>(offers(game, shown, viewer))),
    [shown, viewer],
  );
  const choose = useCallback((step: string, act: Act) => setPlan((p) => [...p, { step, act }]), []);
  const propose = useCallback((step: string, act: Act | null) => setProposal(act && { step, act }), []);
  const props: BoardProps<Shape4000> = useMemo(
    () => ({
      view,
      committed,
      viewer,
      seats: ["Ann", "Mara", "Orion", "Joris"].map(
        (one, i) => ({ name: one, kind: i === 2 ? "bot" : "person" }) as const,
      ),
      words: text as never,
      offers: list,
      plan: { steps: plan as unknown as readonly PlannedMove<Shape4000>[], closed: false },
      choose,
      propose,
      undo: () => setPlan((p) => p.slice(0, -1)),
      whyNot: (step, act) => (viewer === "public" ? undefined : whyNot(game, shown, { by: viewer, step, act })),
      preview: (step, act) => {
        try {
          const next = play(game, shown, { by: viewer as Seat, step, act }, noDraws);
          return isRefusal(next) ? undefined : game.view(next.state as State4000, viewer);
        } catch (error) {
          if (error instanceof NeedsDraw) return undefined;
          throw error;
        }
      },
      currentFact: currentFact as Fact4000 | null,
      openRule: setSaid,
      announce: setSaid,
      theme,
      reducedMotion,
      compact,
    }),
    [view, committed, viewer, list, plan, choose, propose, shown, currentFact, compact],
  );
  useEffect(() => {
    const hooks: Hooks = {
      show: setShowing,
      step(i) {
        const next = game.clone(state) as State4000;
        const held = next.ships.flatMap((n, at) => (n > 0 ? [at] : []));
        const at = held[(i * 17) % held.length] ?? 0;
        next.ships[at] = (next.ships[at] ?? 0) + 1;
        const w = i % next.warpFrom.length;
        if ((next.warpFrom[w] ?? -1) >= 0) next.warpCount[w] = 1 + (((next.warpCount[w] ?? 1) + 1) % 4);
        // The match service makes the view, so it is not part of the measurement.
        prepared.set(next, game.view(next, viewer));
        flushSync(() => setTable(next));
      },
    };
    Object.assign(window, { stage: hooks, desk: useBoardStore });
  }, [state, viewer]);
  const asks = question(game, shown);
  return (
    <StageFrame
      screen={screen}
      props={props}
      title="4000 A.D."
      said={said}
      asked={asks}
      seats={props.seats.slice(0, Math.max(...view.board.seatOf) + 1).map((_, i) => seat(i))}
      panel="forces"
    >
      {proposal && (
        <Button look="main" hotkey="c" onClick={() => choose(proposal.step, proposal.act)}>
          {text.act(proposal.step, proposal.act, speakingOf(props))}
        </Button>
      )}
    </StageFrame>
  );
}

showStage(screen, Stage);
