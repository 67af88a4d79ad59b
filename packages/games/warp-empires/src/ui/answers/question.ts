/** The response windows of the rules as questions to the reader, and whether they concern the reader (WE-F.3). */
import { type OrderWindow, printedRevenue } from "@starboard/warp-empires";
import { knownState } from "../model/known-state.ts";
import type { Props, Tabletop } from "../model/table.ts";

/** The steps in which another player's act may be answered. */
const RESPONSES = ["answerMove", "answerCard", "answerAttack", "answerRevenue"] as const;
type Response = (typeof RESPONSES)[number];
const responseOf = (step: string): Response | undefined => RESPONSES.find((one) => one === step);

export interface ResponseQuestion {
  readonly step: Response;
  readonly window: OrderWindow;
  /** True if a stack or marker of the reader is attacked, or may be attacked after the move. */
  readonly isAttack: boolean;
  /** True if the question is about something of the reader's. Read from public information only, never from the hand. */
  readonly isConcerned: boolean;
}

interface CardMemo {
  readonly target?: number;
}

/** The response window that asks the reader now, or null. */
export function responseQuestion(props: Pick<Props, "view">, table: Tabletop): ResponseQuestion | null {
  const { asked, me, view } = table;
  const step = asked && responseOf(asked.step);
  if (!step || me === null) return null;
  const memo = props.view.flow.stack.at(-1)?.memo as { readonly window?: OrderWindow } | undefined;
  const window = memo?.window;
  if (window === undefined) return null;
  const question = (isAttack: boolean, isConcerned: boolean): ResponseQuestion => ({
    step,
    window,
    isAttack,
    isConcerned,
  });
  switch (window) {
    case "move": {
      // The reader's own announced move, to which this move responds, concerns the reader as well.
      const ownMove = view.marches.some((march) => march.seat === me);
      const entered = view.marches.at(-1)?.path ?? [];
      const isThreat = ownMove || entered.some((id) => isReaders(table, id));
      return question(isThreat, isThreat);
    }
    case "moveEnd": {
      const isThreat = view.territories.some(
        (at) => isHeld(at, me) && at.stacks.some((stack) => stack.seat === view.active && stack.seat !== me),
      );
      return question(isThreat, isThreat);
    }
    case "card": {
      const memos = view.flow.stack.filter(({ step }) => step === "free");
      const target = (memos.at(-1)?.memo as CardMemo | undefined)?.target;
      return question(false, target === me);
    }
    case "attack":
      return question(true, true);
    case "raid":
      // Raiding is an opportunity that comes once a turn: "Pass while nothing concerns me" must not give it away, unless
      // there is nothing to take.
      return question(false, canRaid(table));
  }
}

/** Whether the active seat is about to be paid anything: a raid never takes more than that (WE-10.5). */
function canRaid({ view, me }: Tabletop): boolean {
  if (me === null || view.active === null) return true;
  const { compiled, state } = knownState(view, me);
  return printedRevenue(state, compiled, view.active).total + view.bonus > 0;
}

type Land = Tabletop["view"]["territories"][number];

const isHeld = (at: Land, seat: number): boolean =>
  at.marker === seat || at.stacks.some((stack) => stack.seat === seat);

function isReaders(table: Tabletop, id: string): boolean {
  const at = table.view.territories[table.world.index.get(id) ?? -1];
  return at !== undefined && table.me !== null && isHeld(at, table.me);
}
