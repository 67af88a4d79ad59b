import { Button, Dialog, Icon, Menu, useLanguage } from "@starboard/ui";
import type { LibraryItemDetail, LibraryProof } from "@starboard/wire/library";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { gameTitle } from "../games.ts";
import { Field, Form } from "../online/AccountForm.tsx";
import { call } from "../online/api.ts";
import { useOnline } from "../online/store.ts";
import { type Problem, showProblem, toProblem } from "../problems.ts";
import { link, navigate } from "../router.ts";
import { share } from "../share/share-store.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useNow } from "../shell/now.ts";
import { canPlayOnline, playOnline, saveItem } from "./item-actions.ts";
import { ItemButtons } from "./ItemButtons.tsx";
import { Measured } from "./LibraryPage.tsx";
import { Measurements } from "./Measurements.tsx";
import { LikeButton } from "./LikeButton.tsx";
import { ItemPicture } from "./Picture.tsx";
import "../online/account.css";
import "../people/people.css";
import "./library.css";

/** How often a page asks whether puzzles are proved by now, in ms. */
const PROOF_EVERY_MS = 3_000;

/** The page of an item. */
export function ItemPage({ id }: { readonly id: string }) {
  const me = useOnline((s) => s.me?.person ?? null);
  const language = useLanguage();
  const [item, setItem] = useState<LibraryItemDetail | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // The answer depends on who asks, which the page learns a little later, and on the language, in which the host describes
  // the file. What is shown stays until then.
  useEffect(() => {
    let here = true;
    call<LibraryItemDetail>("GET", `library/items/${id}`).then(
      (found) => here && setItem(found),
      (error: unknown) => here && setProblem(toProblem(error)),
    );
    return () => {
      here = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the language is a header of the request
  }, [id, me, language]);
  const isWaiting = item?.version.proof?.is === "waiting";
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (): void =>
      void call<LibraryItemDetail>("GET", `library/items/${id}`).then(setItem, (error: unknown) =>
        setProblem(toProblem(error)),
      );
    const timer = setInterval(ask, PROOF_EVERY_MS);
    return () => clearInterval(timer);
  }, [id, isWaiting]);
  const name = item?.name;
  useEffect(() => {
    if (name !== undefined) document.title = en.shell.title(name);
  }, [name]);
  if (problem) return <ErrorPage problem={problem} title={en.library.title} />;
  return item ? <Item item={item} onChange={setItem} /> : <Loading />;
}

function Item({
  item,
  onChange,
}: {
  readonly item: LibraryItemDetail;
  readonly onChange: (item: LibraryItemDetail) => void;
}) {
  const { name, maker, about, tags, version, game, kind, forkedFrom, forks } = item;
  return (
    <main className="library-item" id="content">
      <nav className="library-path" aria-label={en.library.title}>
        <a {...link({ at: "library" })}>{en.library.title}</a> /{" "}
        <a {...link({ at: "library", kind })}>{en.library.kindNames(kind)}</a> /{" "}
        <a {...link({ at: "library", kind, game })}>{gameTitle(game)}</a>
      </nav>
      <div className="library-board">
        <ItemPicture hash={version.hash} />
      </div>
      <div className="library-about">
        <header>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p>
            {en.library.by}{" "}
            <a {...(item.origin === undefined ? link({ at: "people", person: maker.person }) : { href: item.origin })}>
              <bdi>{item.origin === undefined ? maker.name : en.library.fromMirror(maker.name, item.origin)}</bdi>
            </a>
            {forkedFrom && (
              <>
                , {en.library.forkedFrom}{" "}
                {forkedFrom.name === null ? (
                  en.library.gone
                ) : (
                  <a {...link({ at: "libraryItem", item: forkedFrom.item })}>
                    <bdi>{forkedFrom.name}</bdi>
                  </a>
                )}
              </>
            )}
            {forks > 0 && ` · ${en.library.forks(forks)}`}
          </p>
          {about !== "" && (
            <p>
              <bdi>{about}</bdi>
            </p>
          )}
          {tags.length > 0 && (
            <p className="library-chips">
              {tags.map((tag) => (
                <a key={tag} className="library-chip" {...link({ at: "library", tag })}>
                  {tag}
                </a>
              ))}
            </p>
          )}
        </header>
        <div className="library-acts">
          <ItemButtons item={item} look="main" />
          <LikeButton item={item} onChange={onChange} />
          <Button look="quiet" onClick={() => share({ route: { at: "libraryItem", item: item.item }, title: name })}>
            <Icon name="share" size={16} /> {en.share.action}
          </Button>
          <ItemMenu item={item} onChange={onChange} />
        </div>
        <Facts item={item} />
        <Measurements item={item} />
        {version.proof && <Proof proof={version.proof} />}
        <Versions item={item} />
        <p className="panel-note">
          {en.library.licence(item.licence)} {en.library.fingerprint} <code>{version.hash.slice(0, 12)}…</code>,{" "}
          {en.library.checked}.
        </p>
      </div>
    </main>
  );
}

function Facts({ item: { facts } }: { readonly item: LibraryItemDetail }) {
  if (facts.length === 0) return null;
  return (
    <section className="people-panel">
      <h2>{en.library.about}</h2>
      <dl className="library-facts">
        {facts.map(([fact, text]) => (
          <div key={`${fact} ${text}`}>
            <dt>{fact}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether the puzzles are proved, and why not. */
function Proof({ proof: { is, code, at } }: { readonly proof: LibraryProof }) {
  return (
    <section className="people-panel" aria-live="polite">
      <h2>{en.library.proof.title}</h2>
      <p>
        <b>{en.library.proof[is]}.</b> {en.library.proof.text[is]}
      </p>
      {code !== null && (
        <p className="bad">
          {en.problem(code, at === null ? {} : { at })} <code>{code}</code>
        </p>
      )}
    </section>
  );
}

function Versions({ item }: { readonly item: LibraryItemDetail }) {
  const now = useNow();
  return (
    <section className="people-panel">
      <h2>{en.library.versions}</h2>
      <ol className="library-versions">
        {item.versions.map(({ n, at, note, measure, proof, hash }) => (
          <li key={n}>
            <b>{en.library.Version(n)}</b> <time dateTime={new Date(at).toISOString()}>{en.ago(at, now)}</time>
            {note !== "" && (
              <p>
                <bdi>{note}</bdi>
              </p>
            )}
            {measure && (
              <p className="library-measured">
                <Icon name="chart" size={14} /> <Measured measure={measure} />
              </p>
            )}
            {proof && <p className="panel-note">{en.library.proof[proof.is]}</p>}
            {n !== item.version.n && (
              <Button
                look="quiet"
                label={`${en.library.download}: ${en.library.Version(n)}`}
                onClick={() =>
                  void saveItem({ ...item, version: { ...item.version, hash } }).catch((error: unknown) =>
                    showProblem(toProblem(error)),
                  )
                }
              >
                <Icon name="save" size={14} /> {en.library.download}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className="panel-note">{en.library.keepTheirs}</p>
    </section>
  );
}

/** Saving, linking, reporting and removing. */
function ItemMenu({
  item,
  onChange,
}: {
  readonly item: LibraryItemDetail;
  readonly onChange: (item: LibraryItemDetail) => void;
}) {
  const me = useOnline((s) => s.me);
  const [open, setOpen] = useState<"report" | "remove" | null>(null);
  const [why, setWhy] = useState("");
  const failed = (error: unknown): void => showProblem(toProblem(error));
  const report = (): void => {
    setOpen(null);
    call<LibraryItemDetail>("POST", `library/items/${item.item}/report`, { why: why.trim() }).then(onChange, failed);
  };
  const remove = (): void => {
    setOpen(null);
    call<void>("DELETE", `library/items/${item.item}`).then(() => navigate({ at: "library" }), failed);
  };
  const line = (text: string, icon: "save" | "person" | "warn" | "trash", act: () => void) => (
    <button type="button" className="menu-item" onClick={act}>
      <Icon name={icon} size={16} /> {text}
    </button>
  );
  const { report: reporting, remove: removing } = en.library;
  return (
    <>
      <Menu label={en.library.menu} trigger={<Icon name="more" />}>
        {canPlayOnline(item) && line(en.library.playOnline, "person", () => void playOnline(item).catch(failed))}
        {line(en.library.download, "save", () => void saveItem(item).catch(failed))}
        {me?.kind === "account" &&
          !item.you.isMaker &&
          !item.you.reported &&
          line(reporting.open, "warn", () => setOpen("report"))}
        {item.you.isMaker && line(removing.open, "trash", () => setOpen("remove"))}
      </Menu>
      {item.you.reported && <p className="panel-note">{reporting.sent}</p>}
      {open === "report" && (
        <Dialog title={reporting.title(item.name)} onClose={() => setOpen(null)}>
          <Form title="" label={reporting.title(item.name)} submit={() => why.trim() !== "" && report()}>
            <p>{reporting.text}</p>
            <Field label={reporting.why} value={why} onChange={setWhy} complete="off" />
            <div className="actions">
              <Button onClick={() => setOpen(null)}>{reporting.cancel}</Button>
              <Button type="submit" look="main">
                {reporting.send}
              </Button>
            </div>
          </Form>
        </Dialog>
      )}
      {open === "remove" && (
        <Dialog title={removing.title(item.name)} onClose={() => setOpen(null)}>
          <p>{removing.text}</p>
          <div className="actions">
            <Button onClick={() => setOpen(null)}>{removing.cancel}</Button>
            <Button look="main" onClick={remove}>
              {removing.go}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
