/**
 * Endless tic-tac-toe: a full or won board is cleared and play continues, so that a match lasts as long as the
 * measurement.
 */
import { type Game, seat } from "@starboard/kernel";
import { LINES, type TicTacToe, ticTacToe } from "../tictactoe.ts";

export const hasWon = (cells: readonly unknown[], by: unknown): boolean =>
  LINES.some((line) => line.every((cell) => cells[cell] === by));
/** An order of cells in which no player wins before the board is full. */
const ORDER = [0, 1, 2, 4, 3, 5, 7, 6, 8];
/** The cell of the nth move of a match; legal if all earlier moves follow the same order. */
export const cellOf = (n: number): number => ORDER[n % ORDER.length] as number;

const { mark } = ticTacToe.steps;
if (mark.kind !== "decision") throw new Error("a mark is decided by one player");
export const again: Game<TicTacToe> = {
  ...ticTacToe,
  id: "again",
  steps: {
    mark: {
      ...mark,
      // The player marks the last free cell, as in the peer; the rules do not play it automatically.
      covert: true,
      resolve(ctx, _m, by, act) {
        const t = ctx.state;
        t.cells[act.cell] = by;
        if (ctx.wantsFacts) ctx.emit({ is: "marked", rule: "TTT-2", by, cell: act.cell });
        ctx.done();
        if (hasWon(t.cells, by) || !t.cells.includes(null)) t.cells.fill(null);
        t.turn = seat(1 - by);
      },
    },
  },
};
