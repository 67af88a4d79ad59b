import { Button } from "@starboard/frame";
import { type ReactNode, useState } from "react";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import type { RunAccount } from "./Account.tsx";
import { accountApi } from "./accountApi.ts";
import { useOnline } from "./store.ts";

/** For a browser that is nobody yet, or a guest: in, or a new account. */
export function AccountDoors({ run }: { readonly run: RunAccount }) {
  const me = useOnline((s) => s.me);
  return (
    <>
      <p>{en.account.lead}</p>
      {me?.kind === "guest" && <p className="panel-note">{en.account.guest(me.name)}</p>}
      <SignIn run={run} />
      <Found run={run} />
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
  const [wish, setName] = useState<string | null>(null);
  const called = (wish ?? me?.name ?? "") || known || login;
  const label = en.account.unnamed;
  return (
    <Form
      title={en.account.found}
      submit={() => login.trim() !== "" && void run(() => accountApi.found(login, password, called), true)}
    >
      <Field
        label={en.account.login}
        hint={en.account.loginHint}
        value={login}
        onChange={setLogin}
        complete="username"
      />
      {/* A guest has a name already. */}
      {me?.kind !== "guest" && (
        <Field label={en.account.name} value={wish ?? known} onChange={setName} complete="nickname" />
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
          onClick={() => login.trim() !== "" && void run(() => accountApi.addPasskey(label, login, called), true)}
        >
          {en.account.foundPasskey}
        </Button>
      </div>
    </Form>
  );
}

export function Form({
  title,
  label = title,
  submit,
  children,
}: {
  /** Its heading; none when empty. */
  readonly title: string;
  readonly label?: string;
  readonly submit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      className="account-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {title !== "" && <h2>{title}</h2>}
      {children}
    </form>
  );
}

export function Field({
  label,
  hint,
  value,
  onChange,
  complete,
  type = "text",
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly complete?: string;
  readonly type?: "text" | "password" | "email" | "url";
}) {
  return (
    <div>
      <label>
        <span>{label}</span>
        <input
          className="field"
          type={type}
          value={value}
          maxLength={type === "url" ? 500 : 200}
          {...(complete !== undefined && { autoComplete: complete })}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {hint !== undefined && <p className="panel-note">{hint}</p>}
    </div>
  );
}
