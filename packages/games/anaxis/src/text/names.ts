/** Names of ships, sides and hexes for sentences. Ships of a class that a side has more than once are numbered. */
import type { TextContext } from "@starboard/kit";
import { colOf, rowOf } from "@starboard/kit";
import { seat } from "@starboard/kernel";
import type { Ship } from "../acts.ts";
import { classOf, isBase } from "../match-setup.ts";
import type { StateAx, ViewAx } from "../state.ts";

/** The names in one match, as one viewer reads them. */
export interface Names {
  /** "Leviathan", or "Typhon 2" if the side has several. */
  ship(ship: Ship): string;
  /** "your Leviathan" / "Ann’s Leviathan". */
  owned(ship: Ship): string;
  /** "You" or the name of the seat that plays a side. */
  side(side: number): string;
  /** Verb after `side`: "you move", "Ann moves". */
  does(side: number, plain: string, third: string): string;
  /** "column 20, row 14". */
  hex(q: number, r: number): string;
  readonly board: StateAx;
}

export function namesOf(context: TextContext<ViewAx>): Names {
  const { board } = context.view;
  const known = (s: Ship): boolean => s >= 0 && s < board.kind.length;
  const ship = (s: Ship): string => {
    if (!known(s)) return "an unknown ship";
    const { name } = classOf(board, s);
    if (isBase(board, s)) return "the research base";
    const alike = board.kind
      .map((_, i) => i)
      .filter((i) => board.kind[i] === board.kind[s] && board.side[i] === board.side[s]);
    return alike.length > 1 ? `${name} ${alike.indexOf(s) + 1}` : name;
  };
  const mine = (side: number): boolean => context.viewerSeat === (side as number);
  const side = (n: number): string => (mine(n) ? "you" : context.seat(seat(n)));
  return {
    board,
    ship,
    owned: (s) => {
      if (!known(s) || isBase(board, s)) return ship(s);
      const owner = board.side[s] as number;
      return mine(owner) ? `your ${ship(s)}` : `${context.seat(seat(owner))}’s ${ship(s)}`;
    },
    side,
    does: (n, plain, third) => `${side(n)} ${mine(n) ? plain : third}`,
    hex: (q, r) => `column ${colOf(q)}, row ${rowOf(q, r)}`,
  };
}

/** Returns a text with its first letter in upper case. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
