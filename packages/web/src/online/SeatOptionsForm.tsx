import type { Invalid, Result } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { useMemo, useState } from "react";
import * as en from "../messages/en.ts";
import { useBenches } from "../newtable/finished-drafts.ts";
import { OptionRow } from "../newtable/OptionRow.tsx";
import { broughtSpecs, faultsAt, sampleView } from "../newtable/setup.ts";
import type { Loaded } from "../loaded-game.ts";
import { tellTrouble, Troubled, troubleOf } from "../problems.ts";
import { api, type Brought } from "./api.ts";
import { learn } from "./store.ts";
import "../newtable/newtable.css";

/** Whether somebody at this seat chooses something of their own. */
export const mayBring = ({ terms }: TableInfo, { game }: Loaded, seat: number): boolean =>
  terms.bring === true && broughtSpecs(game, seat).length > 0;

/** What somebody brings to a seat: chosen from a file or from an editor here, and judged at once by the rules of the table. */
export function Brings({
  info,
  loaded,
  seat,
  value,
  bad = [],
  onChange,
}: {
  readonly info: TableInfo;
  readonly loaded: Loaded;
  readonly seat: number;
  readonly value: Brought;
  /** What the host had against it. */
  readonly bad?: readonly Invalid[];
  readonly onChange: (next: Brought) => void;
}) {
  const { game, words } = loaded;
  const sample = useMemo(() => sampleView(game), [game]);
  const benches = useBenches(loaded);
  const judge = (next: Brought): readonly Invalid[] => {
    const read: Result<object> = game.options.parse({ ...info.options, ...next });
    return "bad" in read ? read.bad : [];
  };
  const having = (id: string, one: unknown): Brought => {
    const { [id]: _was, ...others } = value;
    return one === null || one === undefined ? others : { ...others, [id]: one };
  };
  return (
    <section className="online-own" aria-labelledby="brings">
      <h2 id="brings">{en.online.brings.title}</h2>
      <p className="panel-note">{en.online.brings.text}</p>
      {broughtSpecs(game, seat).map((spec) => (
        <OptionRow
          key={spec.id}
          spec={spec}
          words={words}
          sample={sample}
          value={value[spec.id] ?? null}
          bad={faultsAt(spec, bad)}
          judge={(one) => faultsAt(spec, judge(having(spec.id, one)))}
          onChange={(one) => onChange(having(spec.id, one))}
          benches={benches.filter(({ option }) => option === spec.id)}
        />
      ))}
    </section>
  );
}

/** What one brings to a seat one already has; every change is told to the host. */
export function OwnBrings({
  info,
  loaded,
  seat,
}: {
  readonly info: TableInfo;
  readonly loaded: Loaded;
  readonly seat: number;
}) {
  const [bad, setBad] = useState<readonly Invalid[]>([]);
  const take = (next: Brought): void =>
    void api.bring(info.table, seat, next).then(
      (now) => {
        setBad([]);
        learn(now);
      },
      (error: unknown) => {
        if (error instanceof Troubled && error.bad.length > 0) setBad(error.bad);
        else tellTrouble(troubleOf(error));
      },
    );
  return <Brings info={info} loaded={loaded} seat={seat} value={info.you.brought} bad={bad} onChange={take} />;
}
