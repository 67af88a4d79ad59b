/** The field as a grid of buttons: a square that the ship can fly to flies it there. */
import type { BoardProps } from "@starboard/ui";
import { obstacleAt, sizeOf } from "../calc/reach.ts";
import { squareName } from "../text/en/squares.ts";
import type { TrailsShape } from "../shape.ts";
import { en } from "./messages.en.ts";

type Props = BoardProps<TrailsShape>;

export function Board({ view, seats, offers, choose }: Props) {
  const size = sizeOf(view);
  const fly = offers.find((one) => one.step === "fly");
  const open = new Map(fly?.offers.flatMap(({ act, refusal }) => (refusal ? [] : [[act.to, act] as const])));
  return (
    <fieldset
      aria-label={en.field}
      style={{
        display: "grid",
        gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))`,
        maxWidth: "70vh",
        margin: "auto",
        border: 0,
      }}
    >
      {Array.from({ length: size * size }, (_, at) => {
        const act = open.get(at);
        return (
          <button
            key={at}
            type="button"
            className="btn"
            style={{ aspectRatio: "1", ...look(view, at, act !== undefined) }}
            aria-disabled={act ? undefined : true}
            aria-label={en.square(squareName(at, size), contentOf(view, seats, at))}
            onClick={() => act && choose("fly", act)}
          >
            {markOf(view, at)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What is on a square, in words. */
function contentOf(view: Props["view"], seats: Props["seats"], at: number): string {
  const obstacle = obstacleAt(view, at);
  if (obstacle === null) return en.free;
  const ship = view.ships.indexOf(at);
  return obstacle === "ship" ? en.ship(seats[ship]?.name ?? String(ship + 1)) : en.obstacle[obstacle];
}

const MARKS = { asteroid: "●", trail: "·" } as const;

/** The sign on a square: the number of a ship, an asteroid, a trail. */
function markOf(view: Props["view"], at: number): string {
  const obstacle = obstacleAt(view, at);
  if (obstacle === "ship") return String(view.ships.indexOf(at) + 1);
  return obstacle === null ? "" : MARKS[obstacle];
}

/** Ships have the colours of their sides; squares to fly to have the colour of actions. */
function look(
  view: Props["view"],
  at: number,
  isOpen: boolean,
): { readonly background?: string; readonly color?: string } {
  const ship = view.ships.indexOf(at);
  if (ship >= 0) return { background: `var(--side-${ship + 1})`, color: "var(--bg)" };
  return isOpen ? { background: "color-mix(in srgb, var(--act) 25%, transparent)" } : {};
}
