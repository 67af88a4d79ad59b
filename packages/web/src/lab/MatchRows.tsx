import type { RuleId } from "@starboard/kernel";
import type { MeasuredMatch } from "@starboard/lab/measurement";
import { Button, Icon, RuleChip } from "@starboard/ui";
import { useMemo, useState } from "react";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { type LabRun, replayId } from "./lab-job.ts";

/** Rows that are shown at first, and with each "Show more". */
const PAGE = 20;

/** Every match of a run, each with its replay. */
export function MatchRows({ run: { id, plan, matches } }: { readonly run: LabRun }) {
  const [shown, setShown] = useState(PAGE);
  const rows = useMemo(() => matches.toSorted((a, b) => a.number - b.number || a.version - b.version), [matches]);
  const { head } = en.lab;
  return (
    <section className="lab-card" aria-labelledby="lab-rows">
      <header>
        <h2 id="lab-rows">{en.lab.rows}</h2>
      </header>
      <div className="lab-scroll">
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{head.number}</th>
              {plan.compare && <th scope="col">{head.version}</th>}
              <th scope="col">{head.winner}</th>
              <th scope="col">{head.length}</th>
              <th scope="col" className="desk-only">
                {head.ahead}
              </th>
              <th scope="col" className="desk-only">
                {head.decided}
              </th>
              <th scope="col">{head.replay}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((match) => (
              <tr key={`${match.number} ${match.version}`}>
                <th scope="row" className="n">
                  {match.number + 1}
                </th>
                {plan.compare && <td>{en.lab.letters[match.version]}</td>}
                <td>{winnerOf(match)}</td>
                <td className="n">{match.length}</td>
                <td className="n desk-only">{match.ahead ?? "–"}</td>
                <td className="desk-only">
                  {match.swing?.rules.slice(0, 1).map(({ rule }) => (
                    <RuleChip key={rule} rule={rule as RuleId} />
                  ))}
                </td>
                <td>
                  <a
                    className="btn quiet"
                    aria-label={en.lab.replay(match.number + 1)}
                    {...link({ at: "replay", match: replayId(id, match) })}
                  >
                    <Icon name="play" size={16} /> <span className="desk-only">{en.lab.replayShort}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < rows.length && (
        <Button look="may" onClick={() => setShown(shown + PAGE * 5)}>
          {en.lab.more}
        </Button>
      )}
    </section>
  );
}

/** Who won; a draw and an unfinished match are named as such. */
function winnerOf({ shares, sides }: MeasuredMatch): string {
  if (!shares) return en.lab.openEnd;
  const best = Math.max(...shares);
  const winners = sides.filter((_, seat) => shares[seat] === best);
  return winners.length === 1 ? (winners[0] ?? "") : en.lab.drawnRow;
}
