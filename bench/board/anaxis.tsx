/** The board of Anaxis with forty ships on a map of sixty by sixty hexes; each step of a move is an update. */
import { game, type ScenarioFile, SHIPS, type ShapeAx, skirmish, text } from "@starboard/anaxis";
import { screen } from "@starboard/anaxis/ui";
import type { BoardProps } from "@starboard/ui";
import { seededDraws, seededUint32, isRefusal, offers, play, question, start } from "@starboard/kernel";
import { updates, type Updates } from "./updates.tsx";

type Table = ShapeAx["state"];

/** Creates two fleets of all classes, deployed closer together than usual, so that they are soon in range. */
function battle(ships: number, side: number): ScenarioFile {
  const plain = skirmish(50);
  const half = ships >> 1;
  const middle = side >> 1;
  const force = (from: number, row: readonly [number, number]): ScenarioFile["sides"][0] => ({
    ...plain.sides[0],
    race: "any",
    fleet: Array.from({ length: half }, (_, i) => ({ ship: SHIPS[(from + i) % SHIPS.length]?.id ?? "", count: 1 })),
    points: 0,
    cp: 20,
    zone: { kind: "rectangle", col: [10, side - 11], row },
  });
  return {
    ...plain,
    id: "battle",
    name: "Battle",
    map: { cols: side, rows: side },
    sides: [force(0, [middle - 12, middle - 7]), force(half, [middle + 7, middle + 12])],
    order: ["both.deploy"],
  };
}

/** Returns consecutive states of one random match, once all ships are on the map. */
function fought(ships: number, side: number, count: number): Table[] {
  const options = game.options.parse({ "ax.ownScenario": battle(ships, side) });
  if ("bad" in options) throw new Error(JSON.stringify(options.bad));
  const draw = seededDraws(6);
  const word = seededUint32(7);
  const found: Table[] = [];
  for (let match = 0; match < 50 && found.length < count; match++) {
    let { state } = start(game, options.ok, draw);
    for (let acts = 0; acts < 2000 && found.length < count; acts++) {
      const by = question(game, state)?.waiting[0];
      if (by === undefined) break;
      const asked = offers(game, state, by).find((one) => !one.aside);
      const legal = asked?.offers.filter((offer) => !offer.refusal) ?? [];
      const wish = legal.filter(({ act }) => act.do === "put" || act.do === "forward" || act.do === "fire");
      const choice = wish.length > 0 ? wish : legal;
      const act = choice[word() % choice.length]?.act;
      if (!asked || !act) break;
      const played = play(game, state, { by, step: asked.step, act }, draw);
      if (isRefusal(played)) throw new Error(played.code);
      state = played.state;
      if (state.phase !== "setup") found.push(state);
    }
  }
  return found;
}

const { Board, Dock } = screen;
/** The map and the panel below it; both follow every act. */
function Both(props: BoardProps<ShapeAx>) {
  return (
    <>
      <Board {...props} />
      {Dock && <Dock {...props} />}
    </>
  );
}

async function measure(count: number): Promise<Updates> {
  const ms = await updates(game, text, Both, fought(40, 60, count), 2);
  return { full: "40 ships, 60 × 60 hexes", ms };
}

/** Returns the frame times in ms while the map with sixty ships is dragged. */
async function pan(frames: number): Promise<readonly number[]> {
  await updates(game, text, Board, fought(60, 60, 1), 2);
  const surface = document.querySelector<HTMLElement>(".panzoom");
  if (!surface) throw new Error("no surface to drag");
  const send = (type: string, x: number): boolean =>
    surface.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, button: 0, bubbles: true, clientX: x, clientY: 400, isPrimary: true }),
    );
  // The pointer is simulated, so it cannot be captured.
  surface.setPointerCapture = () => {};
  const between: number[] = [];
  let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  send("pointerdown", 640);
  for (let i = 0; i < frames; i++) {
    send("pointermove", 640 + Math.round(200 * Math.sin(i / 12)));
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    between.push(now - last);
    last = now;
  }
  send("pointerup", 640);
  return between;
}
Object.assign(globalThis, { measure, pan });
