import { Button, Dialog } from "@starboard/ui";
import type { AdminPlayer, AdminResetLink } from "@starboard/wire/admin";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { showProblem, toProblem } from "../problems.ts";
import type { AdminHeaders } from "./admin-headers.ts";

const words = en.admin.reset;

/** Creates a link with which a player sets a new password, and shows it once. */
export function ResetLink({
  player,
  headers,
  onClose,
}: {
  readonly player: Pick<AdminPlayer, "person" | "name">;
  readonly headers: AdminHeaders;
  readonly onClose: (created: boolean) => void;
}) {
  const [link, setLink] = useState<AdminResetLink | null>(null);
  const [copied, setCopied] = useState(false);
  const make = (): void =>
    void call<AdminResetLink>("POST", `admin/players/${player.person}/reset`, undefined, headers).then(
      setLink,
      (error: unknown) => showProblem(toProblem(error)),
    );
  const address = link ? `${location.origin}${link.path}` : "";
  return (
    <Dialog title={words.title(player.name)} onClose={() => onClose(link !== null)}>
      {link ? (
        <>
          <p>{words.once(link.login)}</p>
          <label className="admin-link">
            <span>{words.link}</span>
            <input className="field" readOnly value={address} onFocus={(event) => event.target.select()} />
          </label>
          <div className="actions">
            <Button onClick={() => onClose(true)}>{words.done}</Button>
            <Button
              look="main"
              onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}
            >
              {copied ? words.copied : words.copy}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{words.text}</p>
          <div className="actions">
            <Button onClick={() => onClose(false)}>{words.cancel}</Button>
            <Button look="main" onClick={make}>
              {words.make}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
