import { Button, Dialog } from "@starboard/ui";
import { readerFormat } from "@starboard/kit";
import type { NewProgram, OwnProgram, OwnPrograms as Own } from "@starboard/wire/programs";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { useOnline } from "../online/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { link } from "../router.ts";

/** The caller's programs: what they may do, a new one with its token, and the end of one. */
export function OwnPrograms() {
  const me = useOnline((s) => s.me);
  const [own, setOwn] = useState<Own | null>(null);
  const [made, setMade] = useState<NewProgram | null>(null);
  const [doomed, setDoomed] = useState<OwnProgram | null>(null);
  const person = me?.person ?? null;
  const load = (): void => run(call<Own>("GET", "me/tokens").then(setOwn));
  useEffect(() => {
    if (person !== null) load();
  }, [person]);
  async function create(name: string, ladder: boolean): Promise<void> {
    setMade(await call<NewProgram>("POST", "me/tokens", { name, scope: ladder ? "ladder" : "tables" }));
    load();
  }
  return (
    <section className="programs-own" aria-label={en.programs.mine}>
      <h2>{en.programs.mine}</h2>
      {person === null ? (
        <p>
          <a className="btn" {...link({ at: "account" })}>
            {en.programs.signIn}
          </a>
        </p>
      ) : (
        own && (
          <>
            {own.programs.length === 0 && <p className="panel-note">{en.programs.empty}</p>}
            <ul>
              {own.programs.map((one) => (
                <li key={one.person}>
                  <span>
                    <b>{one.name}</b>
                    <small>{stateOf(one)}</small>
                  </span>
                  <Button look="quiet" label={en.programs.revoke(one.name)} onClick={() => setDoomed(one)}>
                    {en.programs.remove}
                  </Button>
                </li>
              ))}
            </ul>
            {made && <Token program={made} />}
            {own.programs.length < own.most ? (
              <NewProgramForm
                hasAccount={me?.kind === "account"}
                onCreate={(name, ladder) => run(create(name, ladder))}
              />
            ) : (
              <p className="panel-note">{en.programs.full(own.most)}</p>
            )}
          </>
        )
      )}
      {doomed && (
        <Dialog title={en.programs.revokeTitle(doomed.name)} onClose={() => setDoomed(null)}>
          <p>{en.programs.revokeText}</p>
          <div className="actions">
            <Button onClick={() => setDoomed(null)}>{en.programs.cancel}</Button>
            <Button
              look="main"
              onClick={() => {
                setDoomed(null);
                run(call<Own>("DELETE", `me/tokens/${doomed.person}`).then(setOwn));
              }}
            >
              {en.programs.revoke(doomed.name)}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

const run = (done: Promise<unknown>): void => void done.catch((error: unknown) => showProblem(toProblem(error)));

function stateOf({ scope, pausedUntil, ratings }: OwnProgram): string {
  if (pausedUntil !== null) return en.programs.paused(readerFormat.dateTime(pausedUntil));
  const rated = ratings.map(({ rating, deviation }) => en.ladder.rating(rating, deviation));
  return [scope === "ladder" ? en.programs.onLadder : en.programs.onlyTables, ...rated].join(" · ");
}

/** The token of a new program, which is never shown again. */
function Token({ program: { name, token } }: { readonly program: NewProgram }) {
  const [copied, setCopied] = useState(false);
  // On plain http the clipboard API is missing; the field can be selected.
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  return (
    <div className="programs-token">
      <label>
        <span>{en.programs.token(name)}</span>
        <input className="field" readOnly value={token} onFocus={(event) => event.target.select()} />
      </label>
      <p className="panel-note">{en.programs.tokenText}</p>
      {clipboard && (
        <Button onClick={() => run(clipboard.writeText(token).then(() => setCopied(true)))}>
          {copied ? en.programs.copied : en.programs.copy}
        </Button>
      )}
    </div>
  );
}

interface FormProps {
  readonly hasAccount: boolean;
  readonly onCreate: (name: string, ladder: boolean) => void;
}
function NewProgramForm({ hasAccount, onCreate }: FormProps) {
  const [name, setName] = useState("");
  const [ladder, setLadder] = useState(hasAccount);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") onCreate(name.trim(), ladder && hasAccount);
        setName("");
      }}
    >
      <label>
        <span>{en.programs.name}</span>
        <input className="field" value={name} maxLength={36} onChange={(event) => setName(event.target.value)} />
      </label>
      <label className="programs-check">
        <input
          type="checkbox"
          checked={ladder && hasAccount}
          disabled={!hasAccount}
          onChange={(event) => setLadder(event.target.checked)}
        />
        <span>{en.programs.forLadder}</span>
      </label>
      <Button type="submit" look="may">
        {en.programs.create}
      </Button>
    </form>
  );
}
