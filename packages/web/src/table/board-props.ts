/** The properties of a board, built from an update and a plan without a page. */
import type { BoardProps } from "@starboard/ui";
import type { Refusal } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import type { LoadedGame } from "../loaded-game.ts";
import { type Planned, planOffers, planView, planWhyNot, previewAct, previewMoves } from "./plan.ts";
import type { ShownFact } from "./playback.ts";

const nothing = (): void => undefined;

/** What a page adds to the properties of a board. */
export type PageProps = Pick<
  BoardProps,
  | "choose"
  | "propose"
  | "planMoves"
  | "sendMoves"
  | "undo"
  | "openRule"
  | "announce"
  | "theme"
  | "reducedMotion"
  | "compact"
  | "advice"
  | "shownPlace"
>;

/** Stands in for the page where a controller or a test reads a board. */
const NO_PAGE: PageProps = {
  choose: nothing,
  propose: nothing,
  undo: nothing,
  openRule: nothing,
  announce: nothing,
  theme: "dark",
  reducedMotion: true,
  compact: false,
};

/** The board as a seat sees it after its plan. Everything comes from that seat's update. */
export function boardOf(
  loaded: LoadedGame,
  update: Update,
  plan: Planned,
  pastFacts: readonly ShownFact[],
  page: PageProps = NO_PAGE,
): BoardProps {
  const { game } = loaded;
  const isPlanned = plan.steps.length > 0;
  return {
    ...page,
    match: update.summary.match,
    view: isPlanned ? planView(game, plan) : update.view,
    committed: update.view,
    viewer: plan.seat,
    seats: update.summary.seats,
    words: loaded.words,
    offers: isPlanned ? planOffers(game, plan) : update.offers,
    plan: { steps: plan.steps, closed: plan.closed },
    whyNot: (step, act): Refusal | undefined => planWhyNot(game, plan, step, act),
    preview: (step, act) => previewAct(game, plan, step, act),
    previewMoves: (moves) => previewMoves(game, plan, moves),
    currentFact: null,
    pastFacts,
  };
}
