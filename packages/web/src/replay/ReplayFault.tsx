import { editionName } from "@starboard/kernel";
import { Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import type { LoadedReplay } from "./loaded-replay.ts";

/** Why a record is not shown as it was played; nothing for a sound record. */
export function ReplayFault({ replay: { foreign, fault, record, loaded } }: { readonly replay: LoadedReplay }) {
  if (!foreign && !fault) return null;
  return (
    <p className="replay-fault" role="alert">
      <Icon name="warn" />{" "}
      {foreign ? (
        <>
          {en.replay.foreign(record.game, editionName(loaded.game), fault?.n)} <code>RECORD_EDITION</code>
        </>
      ) : (
        fault && (
          <>
            {en.replay.faulty(fault.n)} {en.problem(fault.code)} <code>{fault.code}</code>
          </>
        )
      )}
    </p>
  );
}
