import { Button, Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";

/** Explains the provably fair dice and links to verification. */
export function FairnessTab({
  commitment,
  over,
  onVerify,
  onExport,
}: {
  readonly commitment: string;
  readonly over: boolean;
  /** Opens the verification; absent while the host does not publish the record. */
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
