/** The result of a contest of two legs; each number shows its calculation (AX-10.7). */
import { type ShapeAx, contestOf, keptSum, pointsSum, type Side } from "@starboard/anaxis";
import { type BoardProps, RuleChip, SumTerms } from "@starboard/ui";
import type { Sum } from "@starboard/kernel";
import { en } from "./messages.en.ts";

const SIDES: readonly Side[] = [0, 1];
const LEGS: Readonly<Record<string, string>> = en.verdict.legs;

export function Verdict({ view, seats }: BoardProps<ShapeAx>) {
  const contest = contestOf(view.board);
  if (!contest) return null;
  const opened = (side: Side, sum: Sum | undefined) => {
    if (!sum) return null;
    return (
      <SumTerms
        title={seats[side]?.name}
        terms={sum.terms.map(({ rule, what, value }) => ({ rule, what: LEGS[what] ?? what, value: rounded(value) }))}
        total={rounded(sum.total)}
      >
        {en.verdict.share(seats[side]?.name ?? "", rounded(sum.total))}
      </SumTerms>
    );
  };
  const winner = contest.winner === null ? null : (seats[contest.winner]?.name ?? "");
  return (
    <span className="ax-verdict">
      {en.verdict.points}{" "}
      {SIDES.map((side) => (
        <span key={side}>{opened(side, pointsSum(view.board, side))} </span>
      ))}
      {contest.byShips && (
        <>
          {en.verdict.ships}{" "}
          {SIDES.map((side) => (
            <span key={side}>{opened(side, keptSum(view.board, side))} </span>
          ))}
        </>
      )}
      <b>{winner === null ? en.verdict.drawn : en.verdict.won(winner)}</b> <RuleChip rule="AX-10.7" />
    </span>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
