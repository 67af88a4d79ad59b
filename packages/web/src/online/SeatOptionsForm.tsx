import type { Invalid, Result } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { useMemo, useState } from "react";
import * as en from "../messages/en.ts";
import { useFinishedDrafts } from "../newtable/finished-drafts.ts";
import { OptionRow } from "../newtable/OptionRow.tsx";
import { seatOptionSpecs, faultsAt, sampleView } from "../newtable/setup.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { showProblem, ProblemError, toProblem } from "../problems.ts";
import { api, type SeatOptionValues } from "./api.ts";
import { updateTable } from "./store.ts";
import "../newtable/newtable.css";

/** Whether the seat's player can supply seat options. */
export const canSupplyOptions = ({ terms }: TableInfo, { game }: LoadedGame, seat: number): boolean =>
  terms.ownSeatOptions === true && seatOptionSpecs(game, seat).length > 0;

/** Form for seat options: chosen from a file or an editor's draft, and checked at once with the table's options. */
export function SeatOptionsForm({
  info,
  loaded,
  seat,
  value,
  bad = [],
  onChange,
}: {
  readonly info: TableInfo;
  readonly loaded: LoadedGame;
  readonly seat: number;
  readonly value: SeatOptionValues;
  /** Errors reported by the host. */
  readonly bad?: readonly Invalid[];
  readonly onChange: (next: SeatOptionValues) => void;
}) {
  const { game, words } = loaded;
  const sample = useMemo(() => sampleView(game), [game]);
  const drafts = useFinishedDrafts(loaded);
  const errorsOf = (next: SeatOptionValues): readonly Invalid[] => {
    const read: Result<object> = game.options.parse({ ...info.options, ...next });
    return "bad" in read ? read.bad : [];
  };
  const withValue = (id: string, next: unknown): SeatOptionValues => {
    const { [id]: _was, ...others } = value;
    return next === null || next === undefined ? others : { ...others, [id]: next };
  };
  return (
    <section className="online-own" aria-labelledby="brings">
      <h2 id="brings">{en.online.seatOptions.title}</h2>
      <p className="panel-note">{en.online.seatOptions.text}</p>
      {seatOptionSpecs(game, seat).map((spec) => (
        <OptionRow
          key={spec.id}
          spec={spec}
          words={words}
          sample={sample}
          value={value[spec.id] ?? null}
          bad={faultsAt(spec, bad)}
          errorsOf={(value) => faultsAt(spec, errorsOf(withValue(spec.id, value)))}
          onChange={(value) => onChange(withValue(spec.id, value))}
          drafts={drafts.filter(({ option }) => option === spec.id)}
        />
      ))}
    </section>
  );
}

/** Seat options of a taken seat; every change is sent to the host. */
export function OwnSeatOptions({
  info,
  loaded,
  seat,
}: {
  readonly info: TableInfo;
  readonly loaded: LoadedGame;
  readonly seat: number;
}) {
  const [bad, setBad] = useState<readonly Invalid[]>([]);
  const take = (next: SeatOptionValues): void =>
    void api.setSeatOptions(info.table, seat, next).then(
      (now) => {
        setBad([]);
        updateTable(now);
      },
      (error: unknown) => {
        if (error instanceof ProblemError && error.bad.length > 0) setBad(error.bad);
        else showProblem(toProblem(error));
      },
    );
  return (
    <SeatOptionsForm info={info} loaded={loaded} seat={seat} value={info.you.seatOptions} bad={bad} onChange={take} />
  );
}
