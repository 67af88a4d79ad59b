/**
 * The board without the page around it: the real rules, played by simple choices up to the requested position, without
 * a match service. For pictures and measurements; the address selects the position:
 * ?scene=battleCard&players=4&seed=3&theme=light&compact=1 With &fact=explored it stops right after the first such fact
 * and shows it; &options={"battle.cards":"simultaneous"} sets options.
 */
import type { FactWE } from "@starboard/warp-empires";
import type { ShapeWE } from "@starboard/warp-empires";
import "@starboard/ui/style.css";
import { game, type StateWE, text } from "@starboard/warp-empires";
import { type BoardProps, type GameScreen, type PlannedMove, typedOffers } from "@starboard/ui";
import { Button } from "@starboard/ui";
import {
  type Act,
  type Fact,
  seededDraws,
  isRefusal,
  NeedsDraw,
  noDraws,
  offers,
  play,
  question,
  type Seat,
  start,
  type AddressedFact,
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

const screen = anyScreen as GameScreen<ShapeWE>;
const scene = selected.get("scene") ?? "moveMain";
/** A kind of fact at which to stop instead, and which is shown. */
const wanted = selected.get("fact");
/** Rounds to be played before the scene may stand. */
const rounds = Number(selected.get("rounds") ?? 3);

/** Plays simple choices until the step named by `scene` asks: moves, buys and fights whenever possible. */
function settled(): { table: StateWE; facts: readonly AddressedFact[]; told: Fact | null; to: Seat | null } {
  const facts: AddressedFact[] = [];
  const module = selected.get("module");
  const parsed = game.options.parse({
    players: Number(selected.get("players") ?? 4),
    mapSeed: Number(selected.get("map") ?? 1),
    ...(module !== null && { module }),
    ...(JSON.parse(selected.get("options") ?? "{}") as object),
  });
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed));
  const draws = seededDraws(Number(selected.get("seed") ?? 7));
  const dice = seededDraws(Number(selected.get("seed") ?? 7) + 1);
  let state = start(game, parsed.ok, draws).state as StateWE;
  for (let n = 0; n < 6000; n++) {
    const asked = question(game, state);
    const by = asked?.waiting[0];
    if (!asked || by === undefined) break;
    if (wanted === null && asked.frame.step === scene && (state.round >= rounds || state.turn === 0)) break;
    const list = offers(game, state, by)
      .filter((one) => !one.aside)
      .flatMap((one) =>
        one.offers.filter((offer) => !offer.refusal).map((offer) => ({ step: one.step, act: offer.act })),
      );
    const wish = list.filter(({ act }) => !["enough", "mission", "pass", "skip"].includes(act.do));
    const pool = wish.length > 0 && dice(10, 1, "WE-1.1")[0] !== 1 ? wish : list;
    const moves = pool.filter(({ act }) => act.do === "step" || act.do === "liftAll" || act.do === "play");
    const from = moves.length > 0 && dice(3, 1, "WE-1.1")[0] !== 1 ? moves : pool;
    const pick = from[(dice(from.length, 1, "WE-1.1")[0] ?? 1) - 1] ?? list[0];
    if (!pick) break;
    const next = play(game, state, { by, ...pick }, draws);
    if (isRefusal(next)) break;
    state = next.state as StateWE;
    facts.push(...next.facts);
    const told = state.round >= rounds ? next.facts.find(({ fact }) => fact.is === wanted) : undefined;
    if (told) return { table: state, facts, told: told.fact, to: told.to?.[0] ?? null };
  }
  return { table: state, facts, told: null, to: null };
}

interface Planned {
  readonly table: StateWE;
  readonly steps: readonly { step: string; act: Act }[];
  readonly closed: boolean;
}
const first = settled();

function Stage(): ReactElement {
  const [state, setTable] = useState(first.table);
  const [plan, setPlan] = useState<Planned | null>(null);
  const [currentFact, setShowing] = useState<FactWE | null>(first.told as FactWE | null);
  const [said, setSaid] = useState("");
  const [proposal, setProposal] = useState<{ step: string; act: Act } | null>(null);
  const propose = useCallback((step: string, act: Act | null) => setProposal(act && { step, act }), []);
  const compact = isCompact();
  const viewer = first.to ?? ((question(game, state)?.waiting[0] ?? 0) as Seat);
  const committed = useMemo(() => game.view(state, viewer), [state, viewer]);
  const shown = plan?.table ?? state;
  const view = useMemo(() => (plan ? game.view(plan.table, viewer) : committed), [plan, committed, viewer]);
  const list = useMemo(
    () => (isBare || plan?.closed ? [] : typedOffers<ShapeWE>(offers(game, shown, viewer))),
    [shown, plan, viewer],
  );
  const choose = useCallback(
    (step: string, act: Act) =>
      setPlan((p) => {
        const base = p?.table ?? state;
        const steps = [...(p?.steps ?? []), { step, act }];
        try {
          const next = play(game, base, { by: viewer, step, act }, noDraws);
          if (isRefusal(next)) {
            setSaid(JSON.stringify(next));
            return p;
          }
          const then = next.state as StateWE;
          return { table: then, steps, closed: next.irreversible || !question(game, then)?.waiting.includes(viewer) };
        } catch (error) {
          if (error instanceof NeedsDraw) return { table: base, steps, closed: true };
          throw error;
        }
      }),
    [state, viewer],
  );
  const props = useMemo(
    (): BoardProps<ShapeWE> => ({
      view,
      committed,
      viewer,
      seats: ["Ana", "Bot Gowan", "Mara", "Lars", "Joris", "Iben"].map((name) => ({ name, kind: "person" }) as const),
      words: text as never,
      offers: list,
      plan: { steps: (plan?.steps ?? []) as unknown as readonly PlannedMove<ShapeWE>[], closed: plan?.closed ?? false },
      choose,
      propose,
      undo: () => setPlan(null),
      whyNot: (step, act) => whyNot(game, shown, { by: viewer, step, act }),
      preview(step, act) {
        try {
          const next = play(game, shown, { by: viewer, step, act }, noDraws);
          return isRefusal(next) ? undefined : game.view(next.state as StateWE, viewer);
        } catch (error) {
          if (error instanceof NeedsDraw) return undefined;
          throw error;
        }
      },
      currentFact,
      pastFacts: first.facts.filter(({ to }) => !to || to.includes(viewer)) as unknown as readonly { fact: FactWE }[],
      openRule: setSaid,
      announce: setSaid,
      theme,
      reducedMotion,
      compact,
    }),
    [view, committed, viewer, list, plan, choose, propose, shown, currentFact, compact],
  );
  useEffect(() => {
    const stage = {
      setShowing,
      view,
      table: state,
      /** Updates the view as one act would: a stack grows, a marker is replaced. */
      step(i: number): void {
        const next = game.clone(state) as StateWE;
        const held = next.stacks.flatMap((stack, at) => (stack.length > 0 ? [at] : []));
        (next.stacks[held[(i * 17) % held.length] ?? 0] as number[]).push(3);
        const marked = next.marker.flatMap((owner, at) => (owner >= 0 ? [at] : []));
        next.marker[marked[(i * 5) % marked.length] ?? 0] = i % next.order.length;
        flushSync(() => setTable(next));
      },
    };
    Object.assign(window, { stage, desk: useBoardStore });
  }, [state, view]);
  return (
    <StageFrame
      screen={screen}
      props={props}
      title="Warp Empires"
      said={said}
      asked={question(game, shown)}
      seats={view.seats.map(({ seat }) => seat)}
    >
      {plan && <Button look="main">Commit</Button>}
      {!plan && proposal && (
        <Button look="main" onClick={() => choose(proposal.step, proposal.act)}>
          {text.act(proposal.step, proposal.act, speakingOf(props))}
        </Button>
      )}
    </StageFrame>
  );
}

showStage(screen, Stage);
