import { Button } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { showSuccess } from "../problems.ts";
import type { RunAccount } from "./Account.tsx";
import { Field, Form } from "./AccountForm.tsx";
import { accountApi } from "./account-api.ts";

/** Export and deletion of the data a host stores about a person. */
export function AccountData({
  known,
  run,
  words,
}: {
  /** The text to type before deletion: the login, or a guest's name. */
  readonly known: string;
  readonly run: RunAccount;
  readonly words: Readonly<Record<"eraseText" | "eraseLabel" | "erase" | "eraseWhy", string>>;
}) {
  const [typed, setTyped] = useState("");
  const same = typed.trim().toLowerCase() === known.toLowerCase();
  return (
    <Form
      title={en.account.data}
      submit={() =>
        same &&
        void run(() => accountApi.erase(typed.trim()), true).then(
          (done) => done && showSuccess({ code: "WEB_ACCOUNT_ERASED" }),
        )
      }
    >
      <p>{en.account.exportText}</p>
      <div className="account-acts">
        <a className="btn may" href="/api/account/export" download="starboard.json">
          {en.account.export}
        </a>
      </div>
      <p>{words.eraseText}</p>
      <Field label={words.eraseLabel} value={typed} onChange={setTyped} complete="off" />
      <div className="account-acts">
        <Button type="submit" why={same ? undefined : { fact: words.eraseWhy }}>
          {words.erase}
        </Button>
      </div>
    </Form>
  );
}
