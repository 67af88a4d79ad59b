import { Button, Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";

/** How the dice are kept honest, and the way to the proof. */
export function FairnessTab({
  commitment,
  over,
  onVerify,
  onExport,
}: {
  readonly commitment: string;
  readonly over: boolean;
  /** Goes to the proof; absent while a host keeps the record to itself. */
  readonly onVerify: (() => void) | undefined;
  readonly onExport: () => void;
}) {
  return (
    <div className="panel">
      <h2>{en.table.proof.title}</h2>
      <p>{en.table.proof.before}</p>
      <p className="panel-note">{en.table.proof.commitment}</p>
      <code>{commitment}</code>
      <p>{en.table.proof.after}</p>
      <div className="row">
        {onVerify && (
          <Button look="may" onClick={onVerify}>
            <Icon name="shield" />
            {en.table.proof.verify}
          </Button>
        )}
        {over && (
          <Button onClick={onExport}>
            <Icon name="save" />
            {en.table.proof.export}
          </Button>
        )}
      </div>
    </div>
  );
}
