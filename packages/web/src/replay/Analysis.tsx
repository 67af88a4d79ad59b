import { readerFormat } from "@starboard/kit";
import type { MoveAnalysis } from "@starboard/wire";
import { useEffect, useState } from "react";
import { analysisOf } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { useTableContext } from "../table/table-context.ts";
import type { LoadedReplay } from "./loaded-replay.ts";

/** A bot's stored analysis of the act at this moment. */
export function Analysis({ replay, n }: { readonly replay: LoadedReplay; readonly n: number }) {
  const { text } = useTableContext();
  const [all, setAll] = useState<readonly MoveAnalysis[] | null>(null);
  useEffect(() => {
    let here = true;
    analysisOf(replay.match).then(
      (found) => here && setAll(found),
      () => here && setAll([]),
    );
    return () => {
      here = false;
    };
  }, [replay.match]);
  if (!all) return null;
  if (all.length === 0) return <p className="panel panel-note">{en.replay.reasons.none}</p>;
  const reason = all.find((one) => one.n === n);
  const why = reason?.reason && text.actReason(reason.reason);
  if (reason && why)
    return (
      <div className="panel">
        <h2>{en.replay.reasons.title(text.seat(reason.seat))}</h2>
        <p>{why}</p>
      </div>
    );
  if (!reason || reason.variations.length === 0) return <p className="panel panel-note">{en.replay.reasons.here}</p>;
  return (
    <div className="panel">
      <h2>{en.replay.reasons.title(text.seat(reason.seat))}</h2>
      {reason.variations.map((line, i) => {
        const [first, ...rest] = line.moves;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines are known by their rank
          <section key={i} className="reason">
            {i === 1 && <h2>{en.replay.reasons.considered}</h2>}
            <p>
              <b>{first ? text.act(first.step, first.act) : ""}</b>
            </p>
            <div className="reason-bar" aria-hidden="true">
              <i style={{ width: `${line.expectedScore * 100}%` }} />
            </div>
            <p className="panel-note n">
              {en.replay.reasons.result(line.expectedScore)}, {en.replay.reasons.attention(line.visitShare)}
            </p>
            {rest.length > 0 && (
              <p className="panel-note">
                {en.replay.reasons.plays}{" "}
                {rest.map((move) => `${text.seat(move.by)}: ${text.act(move.step, move.act)}`).join("; ")}
              </p>
            )}
            {i === 0 && line.terms.length > 0 && (
              <dl className="reason-terms">
                {line.terms.map((term) => (
                  <div key={term.key}>
                    <dt>{text.reason(term)}</dt>
                    <dd className="n">{worth(term.value)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        );
      })}
    </div>
  );
}
const worth = (value: number): string =>
  readerFormat.number(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
