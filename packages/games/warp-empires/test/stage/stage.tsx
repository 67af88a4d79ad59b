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
import { Button, RuleChip, SeatPlate, WhyProvider } from "@starboard/ui";
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
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { screen as anyScreen } from "../../src/ui/index.tsx";
import { useBoardStore } from "../../src/ui/model/board-store.ts";

const ask = new URLSearchParams(location.search);
const theme = (ask.get("theme") ?? "dark") as "dark" | "light" | "contrast";
document.documentElement.dataset["theme"] = theme;
const screen = anyScreen as GameScreen<ShapeWE>;
const scene = ask.get("scene") ?? "moveMain";
const bare = ask.get("only") === "board";
/** A kind of fact at which to stop instead, and which is shown. */
const wanted = ask.get("fact");
/** Rounds to be played before the scene may stand. */
const rounds = Number(ask.get("rounds") ?? 3);

/** Plays simple choices until the step named by `scene` asks: moves, buys and fights whenever possible. */
function settled(): { table: StateWE; facts: readonly AddressedFact[]; told: Fact | null; to: Seat | null } {
  const facts: AddressedFact[] = [];
  const module = ask.get("module");
  const parsed = game.options.parse({
    players: Number(ask.get("players") ?? 4),
    mapSeed: Number(ask.get("map") ?? 1),
    ...(module !== null && { module }),
    ...(JSON.parse(ask.get("options") ?? "{}") as object),
  });
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed));
  const draws = seededDraws(Number(ask.get("seed") ?? 7));
  const dice = seededDraws(Number(ask.get("seed") ?? 7) + 1);
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
  const compact = ask.get("compact") === "1" || window.innerWidth <= 720;
  const viewer = first.to ?? ((question(game, state)?.waiting[0] ?? 0) as Seat);
  const committed = useMemo(() => game.view(state, viewer), [state, viewer]);
  const shown = plan?.table ?? state;
  const view = useMemo(() => (plan ? game.view(plan.table, viewer) : committed), [plan, committed, viewer]);
  const list = useMemo(
    () => (bare || plan?.closed ? [] : typedOffers<ShapeWE>(offers(game, shown, viewer))),
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
      reducedMotion: ask.get("still") === "1",
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
  const { Board, Dock, Aside, SeatLine, panels } = screen;
  if (bare)
    return (
      <main className="board" style={{ position: "fixed", inset: 0 }}>
        <Board {...props} />
      </main>
    );
  const { turn, phase } = screen.phase(view, text as never);
  const panel = panels.find((one) => one.id === ask.get("panel"));
  const speaking = { view, seat: (by: number) => props.seats[by]?.name ?? "", viewerSeat: viewer };
  const asked = question(game, shown);
  return (
    <div className="app" data-said={said}>
      <header className="top">
        <h1 className="where" style={{ font: "inherit" }}>
          <b>Warp Empires</b>
          <span>{compact ? `${turn} · ${phase}` : turn}</span>
        </h1>
      </header>
      <main className="board">
        <Board {...props} />
      </main>
      <section className="dock">{Dock && <Dock {...props} />}</section>
      <footer className="ask">
        <i className="lamp" />
        <p>
          <b>{text.prompt(asked?.frame.step ?? "", [viewer], speaking as never)}</b>{" "}
          <RuleChip rule={asked?.step.rule ?? "WE-2.10"} />
        </p>
        <div className="acts">
          {plan && <Button look="main">Commit</Button>}
          {!plan && proposal && (
            <Button look="main" onClick={() => choose(proposal.step, proposal.act)}>
              {text.act(proposal.step, proposal.act, speaking as never)}
            </Button>
          )}
          {!plan &&
            screen.promptActions?.(props).map((reply) => (
              <Button
                key={JSON.stringify(reply.act)}
                look={reply.emphasis ?? "may"}
                onClick={() => choose(reply.step, reply.act)}
              >
                {text.act(reply.step, reply.act, speaking as never)}
              </Button>
            ))}
        </div>
      </footer>
      {!compact && (
        <aside className="rail">
          <ul className="seats">
            {view.seats.map(({ seat }) => (
              <SeatPlate
                key={seat}
                side={screen.badge(view, seat).colour}
                name={props.seats[seat]?.name ?? ""}
                status={text.side(seat, speaking as never)}
                state={seat === viewer ? "turn" : "waiting"}
              >
                <SeatLine {...props} seat={seat} />
              </SeatPlate>
            ))}
          </ul>
          {Aside && <Aside {...props} />}
          <div className="tab-panel" style={{ overflow: "auto", flex: 1, minHeight: 0 }}>
            {panel && <panel.Body {...props} />}
          </div>
        </aside>
      )}
    </div>
  );
}

function Whole(): ReactElement {
  const { Tile } = screen;
  if (ask.has("tile"))
    return (
      <div style={{ position: "relative", width: 496, height: 346, margin: 20, background: "var(--deep)" }}>
        <Tile lively={ask.get("tile") === "lively"} />
      </div>
    );
  return (
    <WhyProvider>
      <Stage />
    </WhyProvider>
  );
}

const place = document.getElementById("root");
if (place) createRoot(place).render(<Whole />);
