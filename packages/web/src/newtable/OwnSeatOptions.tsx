import type { OptionSpec } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import { CheckboxField } from "../shell/fields.tsx";
import type { HostedSetup } from "./hosted-setup.ts";

/** Whether players supply their own seat options, such as a deck; nothing for games without seat options. */
export function OwnSeatOptions({
  setup: { loaded, ownSeatOptions, onOwnSeatOptions, about },
  specs,
  help,
}: {
  readonly setup: HostedSetup;
  /** The seat options of the game. */
  readonly specs: readonly OptionSpec[];
  readonly help: string;
}) {
  if (specs.length === 0) return null;
  return (
    <>
      <CheckboxField checked={ownSeatOptions} onChange={onOwnSeatOptions}>
        {en.online.seatOptions.all(specs.map(({ id }) => loaded.words.option(id).name))}
      </CheckboxField>
      {ownSeatOptions && <p className="panel-note">{help}</p>}
      {ownSeatOptions && <div className="online-brings">{about}</div>}
    </>
  );
}
