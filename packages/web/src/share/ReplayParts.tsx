import { Button, Icon } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import { MAX_CLIP_FRAMES } from "@starboard/share";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { saveBlob } from "../shell/files.ts";
import { clipOf, type FileViewpoint, replayFile } from "./replay-file.ts";
import { Picture } from "./Picture.tsx";
import type { ShareSubject } from "./share-store.ts";

const MOVES = [4, 8, MAX_CLIP_FRAMES] as const;
const failed = (error: unknown): void => showProblem(toProblem(error));

/** The replay of a match as one file, and its moments as an animated picture. */
export function ReplayParts({
  title,
  match: { n, load },
  nameFor,
}: {
  readonly title: string;
  readonly match: NonNullable<ShareSubject["match"]>;
  readonly nameFor: (ending: string) => string;
}) {
  const [loaded, setLoaded] = useState<LoadedReplay | null>(null);
  useEffect(() => {
    let here = true;
    load().then((found) => here && setLoaded(found), failed);
    return () => {
      here = false;
    };
  }, [load]);
  if (!loaded) return null;
  return (
    <>
      <FilePart title={title} loaded={loaded} n={n} name={nameFor("html")} />
      <ClipPart loaded={loaded} n={n} name={nameFor("gif")} />
    </>
  );
}

function FilePart({
  title,
  loaded,
  n,
  name,
}: {
  readonly title: string;
  readonly loaded: LoadedReplay;
  readonly n: number | null;
  readonly name: string;
}) {
  const [as, setAs] = useState<FileViewpoint>("public");
  const [state, setState] = useState<"idle" | "making" | number>("idle");
  const save = (): void => {
    setState("making");
    replayFile(loaded, title, as, n).then(
      (text) => {
        const blob = new Blob([text], { type: "text/html" });
        saveBlob(blob, name);
        setState(blob.size);
      },
      (error: unknown) => {
        setState("idle");
        failed(error);
      },
    );
  };
  const choose = (value: string): void =>
    setAs(value === "public" || value === "open" ? value : (Number(value) as Seat));
  return (
    <section className="share-part">
      <h3>{en.share.file}</h3>
      <p className="panel-note">{en.share.fileHelp}</p>
      <div className="share-acts">
        <select
          className="field"
          aria-label={en.share.seenBy}
          value={`${as}`}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="public">{en.share.spectators}</option>
          {loaded.seats.map((seat, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            <option key={i} value={i}>
              {seat.name}
            </option>
          ))}
          {loaded.record.result !== null && <option value="open">{en.share.open}</option>}
        </select>
        <Button onClick={state === "making" ? () => undefined : save}>
          <Icon name="save" size={16} /> {state === "making" ? en.share.makingFile : en.share.saveFile}
        </Button>
        <output>{typeof state === "number" && en.share.saved(en.share.size(state))}</output>
      </div>
    </section>
  );
}

function ClipPart({
  loaded,
  n,
  name,
}: {
  readonly loaded: LoadedReplay;
  readonly n: number | null;
  readonly name: string;
}) {
  const [moves, setMoves] = useState<number>(MOVES[0]);
  const [state, setState] = useState<number | Blob | null>(null);
  const isMaking = typeof state === "number";
  const make = (): void => {
    setState(0);
    clipOf(loaded, n, moves, setState).then(setState, (error: unknown) => {
      setState(null);
      failed(error);
    });
  };
  const file = state instanceof Blob ? new File([state], name, { type: "image/gif" }) : null;
  const canSend = file !== null && "canShare" in navigator && navigator.canShare({ files: [file] });
  return (
    <section className="share-part">
      <h3>{en.share.clip}</h3>
      <p className="panel-note">{en.share.clipHelp}</p>
      <div className="share-acts">
        <select
          className="field"
          aria-label={en.share.moves}
          value={moves}
          onChange={({ target }) => setMoves(Number(target.value))}
        >
          {MOVES.map((one) => (
            <option key={one} value={one}>
              {en.share.lastMoves(one)}
            </option>
          ))}
        </select>
        <Button onClick={isMaking ? () => undefined : make}>
          <Icon name="play" size={16} /> {en.share.makeClip}
        </Button>
        <output>{isMaking && en.share.makingClip(state)}</output>
      </div>
      {file && state instanceof Blob && (
        <>
          <figure className="share-clip">
            <Picture blob={state} label={en.share.clipDone} />
            <figcaption>{en.share.size(state.size)}</figcaption>
          </figure>
          <div className="share-acts">
            <Button onClick={() => saveBlob(file, name)}>
              <Icon name="save" size={16} /> {en.share.saveClip}
            </Button>
            {canSend && (
              <Button onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>
                <Icon name="share" size={16} /> {en.share.sendClip}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
