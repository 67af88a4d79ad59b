import type { Reason } from "@starboard/wire";
import { useEffect, useState } from "react";
import { reasonsOf } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { useStage } from "../table/table-context.ts";
import type { Reel } from "./loaded-replay.ts";

/** Why a bot did what it did at this moment, as it saw it then. */
export function Reasons({ reel, n }: { readonly reel: Reel; readonly n: number }) {
  const { say } = useStage();
  const [all, setAll] = useState<readonly Reason[] | null>(null);
  useEffect(() => {
    let here = true;
    reasonsOf(reel.match).then(
      (found) => here && setAll(found),
      () => here && setAll([]),
    );
    return () => {
      here = false;
    };
  }, [reel.match]);
  if (!all) return null;
  if (all.length === 0) return <p className="panel panel-note">{en.replay.reasons.none}</p>;
  const reason = all.find((one) => one.n === n);
  if (!reason || reason.lines.length === 0) return <p className="panel panel-note">{en.replay.reasons.here}</p>;
  return (
    <div className="panel">
      <h2>{en.replay.reasons.title(say.seat(reason.seat))}</h2>
      {reason.lines.map((line, i) => {
        const [first, ...rest] = line.moves;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines are known by their rank
          <section key={i} className="reason">
            {i === 1 && <h2>{en.replay.reasons.considered}</h2>}
            <p>
              <b>{first ? say.act(first.step, first.act) : ""}</b>
            </p>
            <div className="reason-bar" aria-hidden="true">
              <i style={{ width: `${line.result * 100}%` }} />
            </div>
            <p className="panel-note n">
              {en.replay.reasons.result(line.result)}, {en.replay.reasons.attention(line.attention)}
            </p>
            {rest.length > 0 && (
              <p className="panel-note">
                {en.replay.reasons.plays}{" "}
                {rest.map((move) => `${say.seat(move.by)}: ${say.act(move.step, move.act)}`).join("; ")}
              </p>
            )}
            {i === 0 && line.reasons.length > 0 && (
              <dl className="reason-terms">
                {line.reasons.map((term) => (
                  <div key={term.key}>
                    <dt>{say.reason(term)}</dt>
                    <dd className="n">{worth.format(term.worth)}</dd>
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
const worth = new Intl.NumberFormat("en", { maximumFractionDigits: 1, signDisplay: "exceptZero" });
