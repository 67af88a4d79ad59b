/** The fairness report of a map for a number of players: every measure, what was wanted, and what each home has. */
import { RuleChip } from "@starboard/frame";
import { fairnessOf, fairnessText, type Board } from "@starboard/warp-empires/making";
import { moduleOf } from "./board.ts";
import { en } from "./messages.en.ts";

const words = en.map;

export function FairnessTable({
  module,
  board,
  players,
}: {
  readonly module: string;
  readonly board: Board | undefined;
  readonly players: number;
}) {
  const rules = moduleOf(module);
  const report = rules && board ? fairnessOf(rules, board) : undefined;
  return (
    <section className="wem-fair" aria-label={words.fairness(players)}>
      <h2>{words.fairness(players)}</h2>
      {report ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.measure}</th>
              <th scope="col">{words.values}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {report.lines.map((line) => (
              <tr key={`${line.what} ${line.steps ?? ""}`} className={line.shortfall > 0 ? "short" : undefined}>
                <th scope="row">
                  {fairnessText(line)} <RuleChip rule={line.rule} />
                </th>
                <td>{line.values.join(" · ")}</td>
                <td>{line.shortfall > 0 ? words.short(line.shortfall) : words.even}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{words.later}</p>
      )}
    </section>
  );
}
