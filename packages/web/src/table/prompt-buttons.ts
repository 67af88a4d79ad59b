/** Arranges the buttons of the prompt line, so that the main button and the key `c` do the same. */
import type { BoardProps, PromptAction } from "@starboard/ui";
import type { LoadedGame } from "../loaded-game.ts";
import type { Proposal } from "./table-state.ts";

/** What the main button does. */
export type MainButton =
  /** Plans an act composed on the board. */
  | { readonly is: "proposal"; readonly proposal: Proposal }
  | { readonly is: "action"; readonly action: PromptAction }
  /** Sends the plan. */
  | { readonly is: "commit" };

export interface PromptButtons {
  readonly main: MainButton | null;
  /** Shown beside the main button. */
  readonly open: readonly PromptAction[];
  /** Shown in the menu "More". */
  readonly rest: readonly PromptAction[];
}

/**
 * Arranges the prompt actions of a board. At most three buttons are shown outside the menu. `planned` is the number of
 * acts that the player planned; automatic answers at the start of the plan do not count, because sending them alone would
 * answer half of a question.
 */
export function promptButtons(
  loaded: LoadedGame,
  board: BoardProps,
  { planned, closed, proposal }: { planned: number; closed: boolean; proposal: Proposal | null },
): PromptButtons {
  if (closed) return { main: planned > 0 ? { is: "commit" } : null, open: [], rest: [] };
  const actions = loaded.screen.promptActions?.(board) ?? plainActions(board);
  const mainAction = actions.find(({ emphasis }) => emphasis === "main");
  // With a plan the main button confirms it. The game's main action then stands beside it, unless it replaces it.
  const isReplaced = !proposal && (planned === 0 || mainAction?.replacesCommit === true);
  const others = [
    ...(mainAction && !isReplaced ? [mainAction] : []),
    ...actions.filter((action) => action !== mainAction),
  ];
  const main: MainButton | null = proposal
    ? { is: "proposal", proposal }
    : mainAction && isReplaced
      ? { is: "action", action: mainAction }
      : planned > 0
        ? { is: "commit" }
        : null;
  const open = others.slice(0, proposal || (planned === 0 && mainAction) ? 1 : 2);
  return { main, open, rest: others.slice(open.length) };
}

/** Without prompt actions of the game, every legal act without parameters is a button. */
const plainActions = (board: BoardProps): readonly PromptAction[] =>
  board.offers
    .filter(({ aside }) => !aside)
    .flatMap(({ step, offers }) =>
      offers.flatMap(({ act, refusal }) =>
        !refusal && Object.keys(act).length === 1 ? [{ step, act, emphasis: "may" as const }] : [],
      ),
    );
