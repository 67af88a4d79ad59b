import type { Result } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { useMemo } from "react";
import * as en from "../messages/en.ts";
import { shownSpecs } from "../newtable/setup.ts";
import type { Loaded } from "../registry.ts";

/** What is played at a table: its map where it has one, and what differs from the standard. */
export function Played({ info, loaded }: { readonly info: TableInfo; readonly loaded: Loaded }) {
  const { room } = en.online;
  const { Prospect } = loaded.screen;
  const changed = useMemo(() => changedOptions(loaded, info), [loaded, info]);
  return (
    <section>
      <h2>{room.options}</h2>
      {Prospect && <Prospect options={info.options} />}
      {changed.length === 0 ? (
        <p className="panel-note">{room.standard}</p>
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

/** Options that differ from what the game would have by itself. */
function changedOptions(loaded: Loaded, { options, terms }: TableInfo): readonly (readonly [string, unknown])[] {
  const usual: Result<object> = loaded.game.options.parse({});
  const standard = "ok" in usual ? (usual.ok as Readonly<Record<string, unknown>>) : {};
  return shownSpecs(loaded.game, options as Readonly<Record<string, unknown>>, terms.bring === true).flatMap(
    ({ id, brought }) => {
      const value = (options as Readonly<Record<string, unknown>>)[id];
      const own = brought ? brought.standard : standard[id];
      // What seats bring is not among what is agreed.
      return value === undefined || JSON.stringify(value) === JSON.stringify(own) ? [] : [[id, value] as const];
    },
  );
}

function shownValue(loaded: Loaded, id: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (typeof value === "object") return "…";
  return loaded.words.option(id).value(value);
}
