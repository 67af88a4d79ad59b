import { Button } from "@starboard/ui";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { link, navigate } from "../router.ts";
import { type Problem, toProblem } from "../problems.ts";
import { Field, Form } from "./AccountForm.tsx";
import { accountApi } from "./account-api.ts";
import { afterIdentityChange } from "./store.ts";
import "./account.css";

const words = en.account.reset;

/** Page of a password reset link. The token follows the `#`, so it never reaches a server log. */
export function ResetPassword() {
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    // Removes the token from the address bar and the history.
    history.replaceState(null, "", location.pathname);
  }, []);
  const submit = (): void => {
    if (busy || password.length < 8) return;
    setBusy(true);
    void accountApi
      .reset(token, password)
      .then(afterIdentityChange)
      .then(() => navigate({ at: "account" }))
      .catch((error: unknown) => setProblem(toProblem(error)))
      .finally(() => setBusy(false));
  };
  return (
    <main className="page narrow account" id="content" aria-busy={busy}>
      <h1>{words.title}</h1>
      {problem && (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      )}
      {token === "" ? (
        <>
          <p>{words.noToken}</p>
          <a className="btn" {...link({ at: "account" })}>
            {en.account.signIn}
          </a>
        </>
      ) : (
        <Form title="" label={words.title} submit={submit}>
          <p>{words.text}</p>
          <Field
            label={en.account.next}
            hint={words.hint}
            value={password}
            onChange={setPassword}
            complete="new-password"
            type="password"
          />
          <div className="account-acts">
            <Button type="submit" look="main">
              {words.go}
            </Button>
          </div>
        </Form>
      )}
    </main>
  );
}
