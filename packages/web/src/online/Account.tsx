import type { AccountInfo } from "@starboard/wire/account";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { Loading } from "../shell/Loading.tsx";
import { tellTrouble, type Trouble, troubleOf } from "../problems.ts";
import { AccountDoors } from "./SignInForms.tsx";
import { AccountHome } from "./AccountHome.tsx";
import { accountApi } from "./account-api.ts";
import { NoticesPanel } from "./NotificationsForm.tsx";
import { asOther } from "./store.ts";
import "./account.css";

/** The account of whoever sits at this browser, or the ways to one. */
export function Account() {
  const [info, setInfo] = useState<AccountInfo | null | undefined>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let here = true;
    accountApi.get().then(
      (found) => here && setInfo(found),
      (error: unknown) => {
        if (!here) return;
        const said = troubleOf(error);
        setInfo(null);
        if (said.code !== "ACCOUNT_NONE") setTrouble(said);
      },
    );
    return () => {
      here = false;
    };
  }, []);

  /** Does something that ends in an account, or in none; what is wrong becomes a notice. */
  async function run(act: () => Promise<AccountInfo | void>, other = false): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      const next = await act();
      if (other) await asOther();
      setInfo(next ?? null);
      return true;
    } catch (error) {
      tellTrouble(troubleOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  if (info === undefined) return <Loading />;
  return (
    <main className="page narrow account" id="content" aria-busy={busy}>
      <h1>{en.account.title}</h1>
      {trouble && (
        <p className="bad" role="alert">
          {en.trouble(trouble.code, trouble.about)} <code>{trouble.code}</code>
        </p>
      )}
      {info ? <AccountHome key={info.person} info={info} run={run} /> : <AccountDoors run={run} />}
      <NoticesPanel key={`notices ${info?.person ?? ""}`} />
    </main>
  );
}

/** Does something with the account; `other` when this browser is somebody else afterwards. True when it was done. */
export type RunAccount = (act: () => Promise<AccountInfo | void>, other?: boolean) => Promise<boolean>;
