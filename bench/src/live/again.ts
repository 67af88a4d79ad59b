/** Noughts and crosses without end: a full or won board is wiped and play goes on, so that a match lasts as long as it is measured. */
import { type Game, seat } from "@starboard/kernel";
import { LINES, type TicTacToe, ticTacToe } from "../tictactoe.ts";

export const WON = (cells: readonly unknown[], by: unknown): boolean =>
  LINES.some((line) => line.every((cell) => cells[cell] === by));
/** Cells in an order in which nobody wins before the board is full. */
const ORDER = [0, 1, 2, 4, 3, 5, 7, 6, 8];
/** The cell of the nth move of a match, legal whenever all before it were made. */
export const cellOf = (n: number): number => ORDER[n % ORDER.length] as number;

const { mark } = ticTacToe.steps;
if (mark.kind !== "decision") throw new Error("a mark is decided by one player");
export const again: Game<TicTacToe> = {
  ...ticTacToe,
  id: "again",
  steps: {
    mark: {
      ...mark,
      // The last free cell is marked by its player, as the peer has it, and not by the rules.
      covert: true,
      resolve(ctx, _m, by, act) {
        const t = ctx.state;
        t.cells[act.cell] = by;
        if (ctx.wantsFacts) ctx.emit({ is: "marked", rule: "TTT-2", by, cell: act.cell });
        ctx.done();
        if (WON(t.cells, by) || !t.cells.includes(null)) t.cells.fill(null);
        t.turn = seat(1 - by);
      },
    },
  },
};
