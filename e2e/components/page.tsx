/** Components alone on a page, one scene at a time (`?tabs`). What they call is listed at the end. */
import type { OptionSpec, Refusal } from "@starboard/kernel";
import {
  Button,
  Dialog,
  Icon,
  Menu,
  PanZoom,
  type PanZoomHandle,
  type PromptAction,
  RuleLinkProvider,
  SeatPlate,
  Segments,
  Stages,
  SumTerms,
  Tabs,
  Tool,
  WhyProvider,
} from "@starboard/ui";
import "@starboard/ui/style.css";
import { createContext, type ReactElement, useContext, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { AnyWords } from "../../packages/web/src/games.ts";
import { OptionRow } from "../../packages/web/src/newtable/OptionRow.tsx";
import { ListRow } from "../../packages/web/src/shell/ListRow.tsx";
import { Prompt, TurnButtons } from "../../packages/web/src/table/Prompt.tsx";
import { TableLayout } from "../../packages/web/src/table/TableLayout.tsx";
import { type TableContext, TableContextProvider } from "../../packages/web/src/table/table-context.ts";
import "../../packages/web/src/shell/shell.css";

type Call = (what: string) => () => void;
const FAR = { fact: "Fire", cause: "The target is out of range.", rule: "AX-5.1" } as const;
const REFUSAL: Refusal = { rule: "AX-5.1", code: "AX_RANGE" };

function Buttons({ call }: { readonly call: Call }): ReactElement {
  return (
    <>
      <Button hotkey="f" onClick={call("fire")}>
        Fire
      </Button>
      <Button why={FAR} onClick={call("refused fire")}>
        Fire at base
      </Button>
      <Button why={FAR} onRefused={call("asked why")} onClick={call("refused fire")}>
        Fire at all
      </Button>
      <VanishingButton />
      <Tool label="Undo" hotkey="u" pressed onClick={call("undo")}>
        <Icon name="undo" />
      </Tool>
    </>
  );
}

/** A button that is gone once it is pressed, as *Undo* is when nothing is planned any more. */
function VanishingButton(): ReactElement | null {
  const [gone, setGone] = useState(false);
  return gone ? null : (
    <Button hint={{ fact: "Removes the last planned action." }} onClick={() => setGone(true)}>
      Take back
    </Button>
  );
}

function DialogScene({ call }: { readonly call: Call }): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => {
    call("close")();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Resign</Button>
      {open && (
        <Dialog title="Resign the match?" onClose={close}>
          <Button onClick={call("resign")}>Yes, resign</Button>
        </Dialog>
      )}
    </>
  );
}

function MenuScene({ call }: { readonly call: Call }): ReactElement {
  return (
    <Menu label="Match" trigger="…">
      <button type="button" className="menu-item" onClick={call("save")}>
        Save record
      </button>
      <button type="button" className="menu-item phone-only" onClick={call("rules")}>
        Rules
      </button>
    </Menu>
  );
}

function TabsScene(): ReactElement {
  const [open, setOpen] = useState("log");
  const tabs = ["Log", "Stars", "Paths", "Forecast"].map((title) => ({
    id: title.toLowerCase(),
    title,
    dot: title === "Paths",
    body: <p>All of {title}</p>,
  }));
  return <Tabs label="Panels" tabs={tabs} open={open} onOpen={setOpen} room={200} />;
}

function SegmentsScene(): ReactElement {
  const [value, setValue] = useState("flat");
  const options = [
    { value: "flat", name: "Flat" },
    { value: "depth", name: "In depth" },
  ];
  return <Segments label="Projection" value={value} options={options} onChange={setValue} />;
}

function SeatsScene({ call }: { readonly call: Call }): ReactElement {
  return (
    <>
      <Stages
        label="Phases"
        stages={[
          { name: "Movement", state: "done" },
          { name: "Firing", state: "now" },
        ]}
      />
      <ul className="seats">
        <SeatPlate side={1} name="Ada" note="you" status="to act" state="turn" aside="12" current />
        <SeatPlate
          side={2}
          name="Grace"
          status="waiting"
          state="waiting"
          onChoose={call("look as Grace")}
          chooseLabel="Show the match as Grace sees it"
        />
        <SeatPlate side={3} name="Orion" status="thinking" state="thinking" />
        <SeatPlate
          side={4}
          name={"Maximiliane von Hohenstaufen ".repeat(5)}
          note="bot, level 1"
          status="waiting"
          state="waiting"
          aside="1:00:00"
        />
      </ul>
    </>
  );
}

const SumScene = (): ReactElement => (
  <SumTerms
    title="Attack"
    terms={[
      { what: "Fleet", value: 5, rule: "WE-9.5" },
      { what: "Minefield", value: -2 },
    ]}
  >
    3
  </SumTerms>
);

const RowScene = (): ReactElement => (
  <ul>
    <ListRow to={{ at: "verify", match: "m1" }} icon="lock" mine title="Anaxis" about={["Round 3", "Grace"]}>
      <time>Today</time>
    </ListRow>
  </ul>
);

const TABLE = {
  text: {
    refusal: () => "The target is out of range.",
    act: (_: string, act: { readonly do: string }) => act.do,
  },
} as unknown as TableContext;

function PromptScene({ call }: { readonly call: Call }): ReactElement {
  const action = (label: string, more: Partial<PromptAction> = {}): PromptAction =>
    ({ step: "fire", act: { do: label }, label, ...more }) as PromptAction;
  return (
    <TableContextProvider value={TABLE}>
      <Prompt
        waiting={false}
        rule="AX-4.1"
        buttons={
          <TurnButtons
            buttons={{
              main: { is: "action", action: action("End the phase") },
              open: [action("Pass"), action("Fire all", { refusal: REFUSAL })],
              rest: [action("Scan")],
            }}
            takeBack={REFUSAL}
            planned={0}
            sending={false}
            onPress={({ label }) => call(`press ${label}`)()}
            onUndo={call("undo")}
            onMain={call("main")}
          />
        }
      >
        Choose a target.
      </Prompt>
    </TableContextProvider>
  );
}

const RefusedScene = (): ReactElement => (
  <TableContextProvider value={TABLE}>
    <Prompt waiting={false} refusal={REFUSAL}>
      Choose a target.
    </Prompt>
  </TableContextProvider>
);

const Hand = createContext<{ readonly cards: readonly string[]; readonly play: (card: string) => void }>({
  cards: [],
  play: () => {},
});
function HandDock(): ReactElement {
  const { cards, play } = useContext(Hand);
  return (
    <div role="toolbar" aria-label="Hand">
      {cards.map((card) => (
        <Button key={card} onClick={() => play(card)}>
          Play {card}
        </Button>
      ))}
    </div>
  );
}
const HAND_TABLE = {
  ...TABLE,
  loaded: { id: "sample", screen: { Board: () => <Button>Algol</Button>, Dock: HandDock } },
  board: {},
} as unknown as TableContext;

/** A match page around a small game: two cards can be played from the dock, then the match is over. */
function TableScene({ call, calls }: SceneProps): ReactElement {
  const [tab, setTab] = useState<string | null>(null);
  const [cards, setCards] = useState(["Raid", "Scan"]);
  const play = (card: string): void => {
    call(`play ${card}`)();
    setCards((before) => before.filter((one) => one !== card));
  };
  const isOver = cards.length === 0;
  return (
    <Hand value={{ cards, play }}>
      <TableLayout
        staged={HAND_TABLE}
        top={
          <header>
            <h1>Sample</h1>
          </header>
        }
        prompt={
          <Prompt waiting={isOver} rule="AX-4.1">
            {isOver ? "The match is over." : "Play a card."}
          </Prompt>
        }
        strip={<output aria-label="calls">{calls.join("; ")}</output>}
        ended={isOver ? <section aria-label="Result">Ada won.</section> : undefined}
        seats={<p>Ada, Grace</p>}
        tabs={["Log", "Rules", "Chat"].map((title) => ({
          id: title.toLowerCase(),
          title,
          body: <p>All of {title}</p>,
        }))}
        tab={tab}
        onTab={setTab}
        onRule={(rule) => call(`rule ${rule}`)()}
      />
    </Hand>
  );
}

const OPTION_WORDS = {
  option: (id: string) => ({
    name: id === "fog" ? "Fog of war" : "Ships",
    help: "What a player sees.",
    value: (value: unknown) => (value === true ? "yes" : value === false ? "no" : String(value)),
  }),
  refusal: () => "At most 9 ships.",
} as unknown as AnyWords;

function OptionsScene(): ReactElement {
  const [fog, setFog] = useState<unknown>(false);
  const [ships, setShips] = useState<unknown>(4);
  const base = { source: "base" } as const;
  const flag = { ...base, id: "fog", rule: "AX-2.1", control: { kind: "flag" } } as OptionSpec;
  const number = { ...base, id: "ships", rule: "AX-2.2", control: { kind: "number", min: 1, max: 9, step: 1 } };
  const bad = Number(ships) > 9 ? [{ at: "ships", code: "AX_SHIPS" }] : [];
  const common = { words: OPTION_WORDS, sample: {}, errorsOf: () => [] };
  return (
    <>
      <OptionRow {...common} spec={flag} value={fog} bad={[]} onChange={setFog} />
      <OptionRow {...common} spec={number as OptionSpec} value={ships} bad={bad} onChange={setShips} />
    </>
  );
}

/** A board of 300 × 200 units on a surface of 600 × 400 pixels, or 400 × 400. It lists where its camera rests. */
function BoardScene({ call }: SceneProps): ReactElement {
  const handle = useRef<PanZoomHandle>(null);
  const [width, setWidth] = useState(600);
  return (
    <>
      <div style={{ position: "relative", width, height: 400 }}>
        <PanZoom
          width={300}
          height={200}
          margin={0}
          label="Board"
          handle={handle}
          onRest={({ scale, dx, dy }, surface) =>
            call(`${[scale, dx, dy].map(Math.round).join(" ")}, ${surface.width}`)()
          }
        >
          <rect width={300} height={200} />
        </PanZoom>
      </div>
      <Button onClick={() => handle.current?.show({ x: 0, y: 0, width: 75, height: 100 })}>Show the corner</Button>
      <Button onClick={() => setWidth(400)}>Open a panel</Button>
    </>
  );
}

interface SceneProps {
  readonly call: Call;
  readonly calls: readonly string[];
}
const SCENES: Readonly<Record<string, (props: SceneProps) => ReactElement>> = {
  buttons: Buttons,
  dialog: DialogScene,
  menu: MenuScene,
  tabs: TabsScene,
  segments: SegmentsScene,
  seats: SeatsScene,
  sum: SumScene,
  row: RowScene,
  prompt: PromptScene,
  refused: RefusedScene,
  options: OptionsScene,
  table: TableScene,
  board: BoardScene,
};

function Page(): ReactElement {
  const [calls, setCalls] = useState<readonly string[]>([]);
  const call: Call = (what) => () => setCalls((before) => [...before, what]);
  const Scene = SCENES[location.search.slice(1)];
  // The prompt line is a part of the page beside the board.
  const isBeside = Scene === PromptScene || Scene === RefusedScene;
  return (
    <WhyProvider>
      <RuleLinkProvider value={{ open: (rule) => call(`rule ${rule}`)(), href: (rule) => `/rules/${rule}` }}>
        {/* A table is a whole page. */}
        {Scene !== TableScene && (
          <main style={{ padding: 100 }}>
            <h1>Components</h1>
            {Scene && !isBeside && <Scene call={call} calls={calls} />}
            <output aria-label="calls">{calls.join("; ")}</output>
          </main>
        )}
        {Scene && (isBeside || Scene === TableScene) && <Scene call={call} calls={calls} />}
      </RuleLinkProvider>
    </WhyProvider>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
