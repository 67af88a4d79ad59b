/** The board of 4000 A.D. at its fullest: every star of the sheet, every warp under way, one act after another. */
import { game, type Shape4000, words } from "@starboard/4000ad";
import { screen } from "@starboard/4000ad/ui";
import { type BoardProps, RuleDoorProvider } from "@starboard/frame";
import {
  type Act,
  fastDraws,
  fastWords,
  isRefusal,
  noDraws,
  offers,
  play,
  question,
  type Seat,
  start,
  whyNot,
} from "@starboard/kernel";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import "@starboard/frame/style.css";

type Table = Shape4000["table"];
type View = Shape4000["view"];

export interface Updates {
  readonly stars: number;
  readonly warps: number;
  /** Milliseconds of script per update: one act further, its view and offers in, the drawn page out. */
  readonly ms: readonly number[];
}

const warpsUsed = (t: Table): number => t.warpFrom.filter((from) => from >= 0).length;

/** Tables of one random match in order, as many as asked, each with all eight warps in use. */
function crowded(count: number): Table[] {
  const options = game.options.parse({ "ad.players": 4, "ad.version": "independents" });
  if ("bad" in options) throw new Error(JSON.stringify(options.bad));
  const draw = fastDraws(4);
  const word = fastWords(5);
  const found: Table[] = [];
  for (let match = 0; match < 200 && found.length < count; match++) {
    let { table } = start(game, options.ok, draw);
    for (let acts = 0; acts < 400 && found.length < count; acts++) {
      const by = question(game, table)?.waiting[0];
      if (by === undefined) break;
      const asked = offers(game, table, by).find((one) => !one.aside);
      const legal = asked?.offers.filter((offer) => !offer.refusal) ?? [];
      // Whoever may send a fleet does, or the warps would never fill.
      const sending = legal.filter(({ act }) => act.do === "depart" || act.do === "travelOn");
      const choice = sending.length > 0 ? sending : legal;
      const act = choice[word() % choice.length]?.act;
      if (!asked || !act) break;
      const played = play(game, table, { by, step: asked.step, act }, draw);
      if (isRefusal(played)) throw new Error(played.code);
      table = played.table;
      if (warpsUsed(table) === 8) found.push(table);
    }
  }
  return found;
}

function propsFor(table: Table): BoardProps<View> {
  const viewer = question(game, table)?.waiting[0] ?? (0 as Seat);
  const view = game.view(table, viewer);
  return {
    view,
    committed: view,
    viewer,
    seats: Array.from({ length: 4 }, (_, i) => ({ name: `Player ${i + 1}`, kind: "person" as const })),
    words,
    offers: offers(game, table, viewer),
    plan: { steps: [], closed: false },
    choose: () => {},
    propose: () => {},
    whyNot: (step: string, act: Act) => whyNot(game, table, { by: viewer, step, act }),
    foresee(step: string, act: Act) {
      try {
        const played = play(game, table, { by: viewer, step, act }, noDraws);
        return isRefusal(played) ? undefined : game.view(played.table, viewer);
      } catch {
        return undefined;
      }
    },
    showing: null,
    openRule: () => {},
    announce: () => {},
    theme: "dark",
    stillness: true,
    compact: false,
  };
}

const door = { open: () => {}, href: (rule: string) => `#${rule}` };

async function measure(count: number): Promise<Updates> {
  const place = document.getElementById("root");
  if (!place) throw new Error("no place to draw");
  const root = createRoot(place);
  const tables = crowded(count);
  const ms: number[] = [];
  const { Board } = screen;
  for (const table of tables) {
    const props = propsFor(table);
    const began = performance.now();
    flushSync(() =>
      root.render(
        <RuleDoorProvider value={door}>
          <Board {...props} />
        </RuleDoorProvider>,
      ),
    );
    ms.push(performance.now() - began);
    // Style, layout and paint are the browser's; they are done before the next update begins.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const last = tables.at(-1);
  return { stars: last?.S ?? 0, warps: last ? warpsUsed(last) : 0, ms };
}
Object.assign(globalThis, { measure });
