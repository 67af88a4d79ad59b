/** The fairness of a map for its homes: each measure, its limit and the value of each home. */
import { RuleChip } from "@starboard/ui";
import type { Board, Resolved } from "@starboard/warp-empires";
import { type FairnessLine, fairnessOf, fairnessText } from "@starboard/warp-empires/making";
import { en } from "../messages.en.ts";
import "./fairness.css";

const words = en.fairness;
/** Measures of the whole map, not of each home. */
const COUNTED: ReadonlySet<FairnessLine["what"]> = new Set(["empty", "reachable"]);

export function FairnessTable({
  module,
  board,
}: {
  readonly module: Resolved | undefined;
  readonly board: Board | undefined;
}) {
  if (!module || !board) return <p>{words.later}</p>;
  return (
    <table className="we-fair">
      <thead>
        <tr>
          <th scope="col">{words.measure}</th>
          <th scope="col">{words.values}</th>
          <th scope="col">{words.state}</th>
        </tr>
      </thead>
      <tbody>
        {fairnessOf(module, board).lines.map((line) => (
          <tr key={`${line.what} ${line.steps ?? ""}`} className={line.shortfall > 0 ? "short" : undefined}>
            <th scope="row">
              {fairnessText(line)} <RuleChip rule={line.rule} />
            </th>
            <td>
              {COUNTED.has(line.what) ? words.of(line.values[0] ?? 0, line.values[1] ?? 0) : line.values.join(" · ")}
            </td>
            <td>{line.shortfall > 0 ? words.short(line.shortfall) : words.even}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
