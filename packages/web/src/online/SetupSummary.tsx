import { useMemo } from "@starboard/ui";
import type { Result } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { shownSpecs, sides } from "../newtable/setup.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { clockWords } from "./names.ts";

/** The setup of a table: its map, if any, and the options that differ from the defaults. */
export function SetupSummary({ info, loaded }: { readonly info: TableInfo; readonly loaded: LoadedGame }) {
  const { waitingTable } = en.online;
  const { SetupPreview } = loaded.screen;
  const changed = useMemo(() => changedOptions(loaded, info), [loaded, info]);
  return (
    <section>
      <h2>{waitingTable.options}</h2>
      <ul className="online-options">
        {termsOf(info).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {SetupPreview && <SetupPreview options={info.options} />}
      {changed.length === 0 ? (
        <p className="panel-note">{waitingTable.standard}</p>
      ) : (
        <ul className="online-options">
          {changed.map(([id, value]) => (
            <li key={id}>
              {loaded.words.option(id).name}: <b>{shownValue(loaded, id, value)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The side of a seat, as far as the options determine it. */
export interface SeatSide {
  readonly side: string;
  readonly colour: number;
}
/** The side of each seat; null if dice or the match so far decide it. */
export function useSetupSides({ options, seats, from }: TableInfo, loaded: LoadedGame): readonly (SeatSide | null)[] {
  const agreed = JSON.stringify(options);
  const { length } = seats;
  return useMemo(() => {
    const nobody = Array.from({ length }, () => ({ name: "", kind: "person" }) as const);
    return from > 0 ? nobody.map(() => null) : sides(loaded, JSON.parse(agreed) as object, nobody);
  }, [agreed, length, from, loaded]);
}

/** The terms of a table: time control, take-backs, spectators. */
function termsOf({ terms, tournament }: TableInfo): readonly string[] {
  const { clock, take, looking, delayed, inLobby } = en.online;
  const { allowed, delay, acts } = terms.spectators;
  return [
    `${clock.label}: ${clockWords(terms.clock)}`,
    ...(terms.clock.is === "none" ? [] : [`${clock.onTimeout}: ${clock[terms.onTimeout]}`]),
    take[terms.takeBack],
    looking(allowed ? delayed(delay, acts) : null),
    ...(terms.listed && tournament === undefined ? [inLobby] : []),
  ];
}

/** Options that differ from the game's defaults. */
function changedOptions(loaded: LoadedGame, { options, terms }: TableInfo): readonly (readonly [string, unknown])[] {
  const usual: Result<object> = loaded.game.options.parse({});
  const standard = "ok" in usual ? (usual.ok as Readonly<Record<string, unknown>>) : {};
  return shownSpecs(loaded.game, options as Readonly<Record<string, unknown>>, terms.ownSeatOptions === true).flatMap(
    ({ id, fromModule }) => {
      const value = (options as Readonly<Record<string, unknown>>)[id];
      const own = fromModule ? fromModule.standard : standard[id];
      // Seat options are not part of the common setup.
      return value === undefined || JSON.stringify(value) === JSON.stringify(own) ? [] : [[id, value] as const];
    },
  );
}

function shownValue(loaded: LoadedGame, id: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return loaded.words.option(id).value(value);
}
