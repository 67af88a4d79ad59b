import { Button, Icon, Tool } from "@starboard/ui";
import { parseEdition } from "@starboard/kernel";
import { type DragEvent, useRef, useState } from "react";
import { GAMES, gameTitle, manifestOf } from "../games.ts";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { link, navigate } from "../router.ts";
import { announce } from "../shell/announce.tsx";
import { textOf } from "../shell/files.ts";
import { freeName, removeLessonDraft, saveLessonDraft, storedDrafts } from "./editor/draft-store.ts";
import { draftOfText } from "./editor/situation-start.ts";
import "./learn.css";

const words = en.lessonEditor.start;

/** Where a lesson can begin: a match, a game's set-up, a file, or a draft of this browser. */
export function MakeLesson() {
  const [drafts, setDrafts] = useState(storedDrafts);
  const file = useRef<HTMLInputElement>(null);
  const open = (chosen: File): void =>
    void textOf(chosen)
      .then((text) => draftOfText(text, freeName))
      .then((draft) => {
        const kept = { ...draft, id: freeName(draft.id) };
        saveLessonDraft(kept);
        navigate({ at: "lessonEditor", draft: kept.id });
      })
      .catch((error: unknown) => showProblem(toProblem(error)));
  const drop = (event: DragEvent): void => {
    const dropped = event.dataTransfer.files[0];
    if (!dropped) return;
    // Keeps the page from opening the file as a record.
    event.preventDefault();
    open(dropped);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file may be dropped anywhere on the page; keyboard users have the Open button
    <main className="learn" id="content" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <div className="learn-more">
        <section>
          <h2>{words.fromMatch}</h2>
          <p>{words.fromMatchText}</p>
          <a className="btn may" {...link({ at: "tables" })}>
            <Icon name="table" />
            {words.tables}
          </a>
        </section>
        <section>
          <h2>{words.file}</h2>
          <p>
            {words.fileText} {words.from}
          </p>
          <Button onClick={() => file.current?.click()}>
            <Icon name="open" />
            {words.open}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={words.open}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = "";
              if (chosen) open(chosen);
            }}
          />
        </section>
        <section>
          <h2>{words.fresh}</h2>
          <p>{words.freshText}</p>
          <div className="row">
            {GAMES.filter((game) => manifestOf(game)?.course !== undefined).map((game) => (
              <a key={game} className="btn" {...link({ at: "lessonEditor", game })}>
                {words.begin(gameTitle(game))}
              </a>
            ))}
          </div>
        </section>
        <section>
          <h2>{words.drafts}</h2>
          {drafts.length === 0 && <p>{words.noDrafts}</p>}
          <ul className="lesson-drafts">
            {drafts.map(({ id, title, game }) => {
              const name = title || en.lessonEditor.untitled;
              return (
                <li key={id}>
                  <a {...link({ at: "lessonEditor", draft: id })}>
                    {name}
                    <small>{gameTitle(parseEdition(game)?.id ?? game)}</small>
                  </a>
                  <Tool
                    label={words.remove(name)}
                    onClick={() => {
                      removeLessonDraft(id);
                      setDrafts(storedDrafts());
                      announce(words.removed);
                    }}
                  >
                    <Icon name="trash" />
                  </Tool>
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </main>
  );
}
