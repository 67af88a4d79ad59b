import { Button } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import type { RunAccount } from "./Account.tsx";
import { AccountData } from "./AccountData.tsx";
import { Field, Form } from "./AccountForm.tsx";
import { accountApi } from "./account-api.ts";
import { useOnline } from "./store.ts";

/** Forms for anonymous browsers and guests: sign in, or create an account. */
export function SignInForms({ run }: { readonly run: RunAccount }) {
  const me = useOnline((s) => s.me);
  return (
    <>
      <p>{en.account.lead}</p>
      {me?.kind === "guest" && <p className="panel-note">{en.account.guest(me.name)}</p>}
      <SignIn run={run} />
      <Found run={run} />
      {me?.kind === "guest" && <AccountData known={me.name} run={run} words={en.account.guestData} />}
    </>
  );
}

function SignIn({ run }: { readonly run: RunAccount }) {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  return (
    <Form
      title={en.account.signIn}
      submit={() => login.trim() !== "" && password !== "" && void run(() => accountApi.enter(login, password), true)}
    >
      <Field label={en.account.login} value={login} onChange={setLogin} complete="username" />
      <Field
        label={en.account.password}
        value={password}
        onChange={setPassword}
        complete="current-password"
        type="password"
      />
      <div className="account-acts">
        <Button type="submit" look="main">
          {en.account.byPassword}
        </Button>
        <Button look="may" onClick={() => void run(() => accountApi.enterByPasskey(), true)}>
          {en.account.byPasskey}
        </Button>
      </div>
    </Form>
  );
}

function Found({ run }: { readonly run: RunAccount }) {
  const me = useOnline((s) => s.me);
  const { name: known } = useSettings();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [enteredName, setName] = useState<string | null>(null);
  const name = (enteredName ?? me?.name ?? "") || known || login;
  const label = en.account.unnamed;
  return (
    <Form
      title={en.account.found}
      submit={() => login.trim() !== "" && void run(() => accountApi.found(login, password, name), true)}
    >
      <Field
        label={en.account.login}
        hint={en.account.loginHint}
        value={login}
        onChange={setLogin}
        complete="username"
      />
      {/* A guest already has a name. */}
      {me?.kind !== "guest" && (
        <Field label={en.account.name} value={enteredName ?? known} onChange={setName} complete="nickname" />
      )}
      <Field
        label={en.account.password}
        hint={en.account.passwordHint}
        value={password}
        onChange={setPassword}
        complete="new-password"
        type="password"
      />
      <div className="account-acts">
        <Button type="submit" look="may">
          {en.account.foundPassword}
        </Button>
        <Button
          look="may"
          onClick={() => login.trim() !== "" && void run(() => accountApi.addPasskey(label, login, name), true)}
        >
          {en.account.foundPasskey}
        </Button>
      </div>
    </Form>
  );
}
