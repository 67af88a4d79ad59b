import type { AccountInfo } from "@starboard/wire/account";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { Loading } from "../shell/Loading.tsx";
import { showProblem, type Problem, toProblem } from "../problems.ts";
import { SignInForms } from "./SignInForms.tsx";
import { AccountHome } from "./AccountHome.tsx";
import { accountApi } from "./account-api.ts";
import { NotificationsForm } from "./NotificationsForm.tsx";
import { afterIdentityChange } from "./store.ts";
import "./account.css";

/** The account page: the signed-in account, or the forms to sign in and sign up. */
export function Account() {
  const [info, setInfo] = useState<AccountInfo | null | undefined>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let here = true;
    accountApi.get().then(
      (found) => here && setInfo(found),
      (error: unknown) => {
        if (!here) return;
        const problem = toProblem(error);
        setInfo(null);
        if (problem.code !== "ACCOUNT_NONE") setProblem(problem);
      },
    );
    return () => {
      here = false;
    };
  }, []);

  /** Runs an account request and stores the resulting account, or none. Errors are shown as toasts. */
  async function run(act: () => Promise<AccountInfo | void>, other = false): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      const next = await act();
      if (other) await afterIdentityChange();
      setInfo(next ?? null);
      return true;
    } catch (error) {
      showProblem(toProblem(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  if (info === undefined) return <Loading />;
  return (
    <main className="page narrow account" id="content" aria-busy={busy}>
      <h1>{en.account.title}</h1>
      {problem && (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      )}
      {info ? <AccountHome key={info.person} info={info} run={run} /> : <SignInForms run={run} />}
      <NotificationsForm key={`notices ${info?.person ?? ""}`} />
    </main>
  );
}

/** Runs an account request; `other` if it changes the identity of this browser. Resolves to true on success. */
export type RunAccount = (act: () => Promise<AccountInfo | void>, other?: boolean) => Promise<boolean>;
