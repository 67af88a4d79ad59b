import { language } from "@starboard/kit";
import { Button, Dialog, Icon } from "@starboard/ui";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { showProblem, toProblem } from "../problems.ts";
import { href } from "../router.ts";
import { copyText, saveBlob } from "../shell/files.ts";
import { cardPng } from "./draw.ts";
import { Picture } from "./Picture.tsx";
import { ReplayParts } from "./ReplayParts.tsx";
import { type ShareSubject, stopSharing, useShared } from "./share-store.ts";
import { type Reach, useReach } from "./use-reach.ts";
import "./share.css";

/** The dialog of what is being shared. */
export function ShareDialog() {
  const subject = useShared((s) => s.subject);
  return subject && <Sharing subject={subject} />;
}

/** A name for files: what is shared, in small letters. */
const fileNameOf = ({ title }: ShareSubject, ending: string): string =>
  `starboard-${title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "")}.${ending}`;

const failed = (error: unknown): void => showProblem(toProblem(error));

function Sharing({ subject }: { readonly subject: ShareSubject }) {
  const { route, title, match } = subject;
  const [token, setToken] = useState<string | null>(null);
  const page = withToken(href(route), token);
  const reach = useReach(subject, page);
  const picture = usePicture(subject, reach, page);
  const unlock = (): void =>
    void call<{ readonly token: string }>("POST", `tables/${encodeURIComponent(match?.id ?? "")}/share`).then(
      (made) => setToken(made.token),
      failed,
    );
  return (
    <Dialog wide title={en.share.title} onClose={stopSharing}>
      <div className="share">
        <figure className="share-card" aria-busy={picture === null}>
          {picture instanceof Blob ? (
            <Picture blob={picture} label={en.share.preview(title)} />
          ) : (
            <p className="panel-note">{picture === null ? en.share.drawing : en.share.noPicture}</p>
          )}
        </figure>
        <div className="share-parts">
          <LinkPart
            reach={reach}
            address={location.origin + page}
            title={title}
            hasToken={token !== null}
            unlock={unlock}
          />
          {picture instanceof Blob && (
            <Button onClick={() => saveBlob(picture, fileNameOf(subject, "png"))}>
              <Icon name="save" size={16} /> {en.share.savePicture}
            </Button>
          )}
          {reach.canEmbed && <EmbedPart address={`${location.origin}/embed${page}`} title={title} />}
          {match && <ReplayParts title={title} match={match} nameFor={(ending) => fileNameOf(subject, ending)} />}
        </div>
      </div>
    </Dialog>
  );
}

const withToken = (page: string, token: string | null): string =>
  token === null ? page : `${page}${page.includes("?") ? "&" : "?"}share=${token}`;

/** The picture that messengers show, from the host, or drawn here; null while it is drawn, "none" if it cannot be. */
function usePicture(subject: ShareSubject, { name }: Reach, page: string): Blob | "none" | null {
  const [picture, setPicture] = useState<Blob | "none" | null>(null);
  useEffect(() => {
    if (name === "asking") return;
    let here = true;
    const fromHost = async (): Promise<Blob> => {
      const answer = await fetch(`/api/share/card.png?page=${encodeURIComponent(page)}&lang=${language()}`);
      if (!answer.ok || answer.headers.get("content-type") !== "image/png") throw new Error("no picture");
      return answer.blob();
    };
    const drawnHere = async (): Promise<Blob | "none"> => (subject.card ? cardPng(await subject.card()) : "none");
    const drawing = name === "public" || !subject.card ? fromHost().catch(drawnHere) : drawnHere();
    drawing.then(
      (made) => here && setPicture(made),
      () => here && setPicture("none"),
    );
    return () => {
      here = false;
    };
  }, [subject, name, page]);
  return picture;
}

function LinkPart({
  reach: { name },
  address,
  title,
  hasToken,
  unlock,
}: {
  readonly reach: Reach;
  readonly address: string;
  readonly title: string;
  readonly hasToken: boolean;
  readonly unlock: () => void;
}) {
  if (name === "local") return <p className="panel-note">{en.share.isLocal}</p>;
  const canSend = "share" in navigator;
  return (
    <section className="share-part">
      <label className="form-line">
        <span>{en.share.link}</span>
        <input className="field" readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <div className="share-acts">
        <Button look="main" onClick={() => copyText(address)}>
          <Icon name="link" size={16} /> {en.share.copy}
        </Button>
        {canSend && (
          // A dialog of the system that is closed again is no error.
          <Button onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}>
            <Icon name="share" size={16} /> {en.share.send}
          </Button>
        )}
        {name === "private" && !hasToken && <Button onClick={unlock}>{en.share.makePublic}</Button>}
      </div>
      {name === "private" && !hasToken && <p className="panel-note">{en.share.isPrivate}</p>}
      {hasToken && <p className="panel-note">{en.share.madePublic}</p>}
      {name === "away" && <p className="panel-note">{en.share.isAway}</p>}
    </section>
  );
}

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function EmbedPart({ address, title }: { readonly address: string; readonly title: string }) {
  const code = `<iframe src="${attribute(address)}" title="${attribute(title)}" width="720" height="560" loading="lazy" style="border:0;max-width:100%"></iframe>`;
  return (
    <details className="share-part">
      <summary>{en.share.embed}</summary>
      <p className="panel-note">{en.share.embedHelp}</p>
      <textarea className="field" readOnly rows={3} aria-label={en.share.embedCode} value={code} />
      <Button onClick={() => copyText(code)}>
        <Icon name="link" size={16} /> {en.share.copyCode}
      </Button>
    </details>
  );
}
