/** Updates any game's board act after act in a real browser and measures the time. */
import { type BoardProps, RuleLinkProvider, typedOffers } from "@starboard/ui";
import {
  type Act,
  type Game,
  isRefusal,
  noDraws,
  offers,
  play,
  question,
  type Seat,
  type Shape,
  whyNot,
} from "@starboard/kernel";
import type { GameText } from "@starboard/kit";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import "@starboard/ui/style.css";

export interface Updates {
  /** Description of how full the board was. */
  readonly full: string;
  /** Script time per update in ms: from the next view and offers to the rendered page. */
  readonly ms: readonly number[];
}

function propsFor<S extends Shape>(
  game: Game<S>,
  words: GameText<S["view"], S["fact"]>,
  table: S["state"],
  players: number,
) {
  const viewer = question(game, table)?.waiting[0] ?? (0 as Seat);
  const view = game.view(table, viewer);
  const props: BoardProps<S> = {
    view,
    committed: view,
    viewer,
    seats: Array.from({ length: players }, (_, i) => ({ name: `Player ${i + 1}`, kind: "person" as const })),
    words,
    offers: typedOffers<S>(offers(game, table, viewer)),
    plan: { steps: [], closed: false },
    choose: () => {},
    propose: () => {},
    undo: () => {},
    whyNot: (step, act) => whyNot(game, table, { by: viewer, step, act: act as Act }),
    preview(step, act) {
      try {
        const played = play(game, table, { by: viewer, step, act: act as Act }, noDraws);
        return isRefusal(played) ? undefined : game.view(played.state, viewer);
      } catch {
        return undefined;
      }
    },
    currentFact: null,
    openRule: () => {},
    announce: () => {},
    theme: "dark",
    reducedMotion: true,
    compact: false,
  };
  return props;
}

const door = { open: () => {}, href: (rule: string) => `#${rule}` };

/** Renders one state after another in the same place and measures each. */
export async function updates<S extends Shape>(
  game: Game<S>,
  words: GameText<S["view"], S["fact"]>,
  Screen: ComponentType<BoardProps<S>>,
  tables: readonly S["state"][],
  players: number,
): Promise<readonly number[]> {
  const place = document.getElementById("root");
  if (!place) throw new Error("no place to draw");
  const root = createRoot(place);
  const ms: number[] = [];
  for (const table of tables) {
    const props = propsFor(game, words, table, players);
    const began = performance.now();
    flushSync(() =>
      root.render(
        <RuleLinkProvider value={door}>
          <Screen {...props} />
        </RuleLinkProvider>,
      ),
    );
    ms.push(performance.now() - began);
    // Style, layout and paint happen before the next update starts.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return ms;
}
