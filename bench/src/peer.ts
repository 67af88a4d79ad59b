/** The peer: boardgame.io's reducer, called without its client, as its own server and bots do. */
import { seededUint32 } from "@starboard/kernel";
import type { Work } from "./measure.ts";
import { LINES } from "./tictactoe.ts";

/** The part of boardgame.io that is used. The package is installed only when the comparison runs. */
interface Peer {
  readonly InitializeGame: (of: { game: object }) => PeerState;
  readonly CreateGameReducer: (of: { game: object }) => (state: PeerState, action: object) => PeerState;
}
interface PeerState {
  readonly G: Cells;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}
interface Cells {
  cells: (string | null)[];
}
type Context = { G: Cells; playerID: string };

const won = (cells: Cells["cells"], by: string): boolean =>
  LINES.some((line) => line.every((cell) => cells[cell] === by));

/** The game as in boardgame.io's tutorial; an illegal move returns INVALID_MOVE. */
const game = {
  name: "tictactoe",
  setup: (): Cells => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: Context, cell: number): "INVALID_MOVE" | undefined {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: Cells; ctx: { currentPlayer: string } }): object | undefined {
    if (won(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};
/** The moves its bots choose from. */
function enumerate(G: Cells): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (G.cells[cell] === null) free.push(cell);
  return free;
}

/** Plays whole games of random moves. The unit is one move: enumerated, checked and made. */
export async function peerReducer(): Promise<Work> {
  process.env["NODE_ENV"] = "production";
  const name = "boardgame.io/dist/cjs/internal.js";
  const { InitializeGame, CreateGameReducer } = ((await import(name)) as { default: Peer }).default;
  const reducer = CreateGameReducer({ game });
  const word = seededUint32(1);
  return () => {
    let state = InitializeGame({ game });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const free = enumerate(state.G);
      const cell = free[word() % free.length];
      const payload = { type: "mark", args: [cell], playerID: state.ctx.currentPlayer, credentials: null };
      const next = reducer(state, { type: "MAKE_MOVE", payload });
      if (next._stateID === state._stateID) throw new Error("the peer refused a legal move");
      state = next;
      moves += 1;
    }
    return moves;
  };
}
