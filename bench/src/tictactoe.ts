/** Tic-tac-toe for our kernel: the same game the peer plays, written like our other games. */
import { cloneFlow, type Flow, type Game, newFlow, type Refusal, type Seat, type Shape, seat } from "@starboard/kernel";
import * as z from "zod/mini";

interface Table {
  flow: Flow;
  cells: (Seat | null)[];
  turn: Seat;
}
export interface TicTacToe extends Shape {
  options: object;
  state: Table;
  view: Table;
  fact: { readonly is: "marked"; readonly rule: "TTT-2"; readonly by: Seat; readonly cell: number };
  steps: { mark: { memo: object; act: { readonly do: "mark"; readonly cell: number } } };
  asides: Record<never, never>;
}

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const won = (cells: Table["cells"], by: Seat): boolean =>
  LINES.some((line) => line.every((cell) => cells[cell] === by));
const TAKEN: Refusal = { rule: "TTT-2", code: "TTT_TAKEN" };
const no = (code: string): Refusal => ({ rule: "TTT-1", code });
const clone = (t: Table): Table => ({ flow: cloneFlow(t.flow, () => ({})), cells: t.cells.slice(), turn: t.turn });

export const ticTacToe: Game<TicTacToe> = {
  id: "tictactoe",
  edition: 1,
  options: { specs: [], presets: [], parse: () => ({ ok: {} }), seats: () => 2 },
  outline: [{ repeat: ["mark"], until: () => false }],
  steps: {
    mark: {
      kind: "decision",
      rule: "TTT-2",
      schema: z.strictObject({ do: z.literal("mark"), cell: z.int() }),
      asks: (t) => t.turn,
      candidates(_t, _m, _by, offer) {
        for (let cell = 0; cell < 9; cell++) offer({ do: "mark", cell });
      },
      forbids: (t, _m, _by, act) => (t.cells[act.cell] === null ? undefined : TAKEN),
      resolve(ctx, _m, by, act) {
        const t = ctx.state;
        t.cells[act.cell] = by;
        if (ctx.wantsFacts) ctx.emit({ is: "marked", rule: "TTT-2", by, cell: act.cell });
        ctx.done();
        if (won(t.cells, by)) ctx.endMatch({ winners: [by], rule: "TTT-3", scores: by === 0 ? [1, 0] : [0, 1] });
        else if (!t.cells.includes(null)) ctx.endMatch({ winners: [], rule: "TTT-3", scores: [0, 0] });
        t.turn = seat(1 - by);
      },
    },
  },
  asides: {},
  refusals: { turn: no("TTT_TURN"), phase: no("TTT_PHASE"), over: no("TTT_OVER") },
  setup: () => ({ flow: newFlow(), cells: Array.from({ length: 9 }, () => null), turn: seat(0) }),
  seats: () => 2,
  clone,
  visibility: {
    state: { cells: "public", turn: "public" },
    memos: { mark: {} },
    options: {},
    facts: { marked: "public" },
    refusals: {},
  },
  view: clone,
  determinize: clone,
  invariants: [],
  notation: { read: () => ({ bad: [{ code: "TTT_NOTATION", at: "" }] }), write: (t) => t.cells },
};
