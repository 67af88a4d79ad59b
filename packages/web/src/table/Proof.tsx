import { Button, Icon } from "@starboard/frame";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";

/** How the dice are kept honest, and the way to the proof. */
export function Proof({
  commitment,
  over,
  match,
  onExport,
}: {
  readonly commitment: string;
  readonly over: boolean;
  readonly match: string;
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
        <a className="btn may" {...link({ at: "verify", match })}>
          <Icon name="shield" />
          {en.table.proof.verify}
        </a>
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
