/** What the stages of the games share: the page around a board, for pictures and measurements without a match service. */
import { type question, type Seat, type Shape } from "@starboard/kernel";
import { type BoardProps, Button, type GameScreen, RuleChip, SeatPlate, Stages, WhyProvider } from "@starboard/ui";
import type { ReactElement, ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** What the address of the stage selects: ?theme=light&compact=1&still=1&only=board&panel=forces&tile=lively */
export const selected = new URLSearchParams(location.search);
export const theme = (selected.get("theme") ?? "dark") as BoardProps["theme"];
export const isCompact = (): boolean => selected.get("compact") === "1" || window.innerWidth <= 720;
export const reducedMotion = selected.get("still") === "1";
/** With only=board the page has only the board and no decision, to measure a board update alone. */
export const isBare = selected.get("only") === "board";

interface StageFrameProps<G extends Shape> {
  readonly screen: GameScreen<G>;
  readonly props: BoardProps<G>;
  readonly title: string;
  /** The last announcement, for tests. */
  readonly said: string;
  /** The open question as planned; undefined once nobody is asked. */
  readonly asked: ReturnType<typeof question> | undefined;
  readonly seats: readonly Seat[];
  /** The panel of the rail if the address names none. */
  readonly panel?: string;
  /** The buttons of the prompt line before those of the screen. */
  readonly children?: ReactNode;
}

/** Who the sentences of a board speak to, and by which names. */
export const speakingOf = <G extends Shape>({ view, viewer, seats }: BoardProps<G>) => ({
  view,
  seat: (by: number) => seats[by]?.name ?? "",
  viewerSeat: viewer === "public" ? null : viewer,
});

/** The board with top bar, dock, prompt line and rail. */
export function StageFrame<G extends Shape>(frame: StageFrameProps<G>): ReactElement {
  const { screen, props, asked, seats } = frame;
  const { view, compact, words } = props;
  const { Board, Dock, Bar, Aside, SeatLine, panels } = screen;
  if (isBare)
    return (
      <main className="board" style={{ position: "fixed", inset: 0 }}>
        <Board {...props} />
      </main>
    );
  const { turn, phase, stages } = screen.phase(view, words);
  const panel = panels.find(({ id }) => id === (selected.get("panel") ?? frame.panel));
  const speaking = speakingOf(props);
  return (
    <div className="app" data-said={frame.said}>
      <header className="top">
        <h1 className="where">
          <b>{frame.title}</b>
          <span>{compact ? `${turn} · ${phase}` : turn}</span>
        </h1>
        {stages && <Stages label="stages" stages={stages} />}
        <div className="bar">{Bar && <Bar {...props} />}</div>
      </header>
      <main className="board">
        <Board {...props} />
      </main>
      <section className="dock">{Dock && <Dock {...props} />}</section>
      <footer className="ask">
        <i className="lamp" />
        <p>
          <b>{words.prompt(asked?.frame.step ?? "", asked?.waiting ?? [], speaking)}</b>{" "}
          {asked && <RuleChip rule={asked.step.rule} />}
        </p>
        <div className="acts">
          {frame.children}
          {screen.promptActions?.(props).map((reply) => (
            <Button
              key={JSON.stringify(reply.act)}
              look={reply.emphasis ?? "may"}
              onClick={() => props.choose(reply.step, reply.act)}
            >
              {words.act(reply.step, reply.act, speaking)}
            </Button>
          ))}
        </div>
      </footer>
      {!compact && (
        <aside className="rail">
          <ul className="seats">
            {seats.map((seat) => (
              <SeatPlate
                key={seat}
                side={screen.badge(view, seat).colour}
                name={props.seats[seat]?.name ?? ""}
                status={words.side(seat, speaking)}
                state={asked?.waiting.includes(seat) ? "turn" : "waiting"}
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

/** Shows a game's stage, or with ?tile its tile of the start page. */
export function showStage<G extends Shape>({ Tile }: GameScreen<G>, Stage: () => ReactElement): void {
  document.documentElement.dataset["theme"] = theme;
  const tile = (
    <div style={{ position: "relative", width: 496, height: 346, margin: 20, background: "var(--deep)" }}>
      <Tile lively={selected.get("tile") === "lively"} />
    </div>
  );
  const place = document.getElementById("root");
  if (place)
    createRoot(place).render(
      selected.has("tile") ? (
        tile
      ) : (
        <WhyProvider>
          <Stage />
        </WhyProvider>
      ),
    );
}
