import { Button, Dialog, Icon, Tool } from "@starboard/ui";
import { useEffect, useState } from "react";
import { gameTitle } from "../games.ts";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { link, navigate } from "../router.ts";
import { EmptyList } from "../shell/EmptyList.tsx";
import { FileButton } from "../shell/FileButton.tsx";
import { textOf } from "../shell/files.ts";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { importStudy, linkedStudy } from "./open-study.ts";
import { countNotes } from "./study-line.ts";
import { removeStudy, type StoredStudy, storedStudies } from "./study-storage.ts";
import "../tables/tables.css";
import "./study.css";

const words = en.study;

const open = (study: Promise<string | undefined>): void =>
  void study.then(
    (id) => id !== undefined && navigate({ at: "studies", study: id }, true),
    (error: unknown) => showProblem(toProblem(error)),
  );

/** The studies of this browser. A link to a study, which carries it behind the "#", is opened from here. */
export function StudiesPage() {
  const [changes, setChanges] = useState(0);
  const { value } = useFetched(`studies ${changes}`, storedStudies);
  const [removal, setRemoval] = useState<StoredStudy | null>(null);
  useEffect(() => open(linkedStudy(location.hash)), []);
  const remove = ({ id }: StoredStudy): void =>
    void removeStudy(id).then(() => {
      setRemoval(null);
      setChanges((n) => n + 1);
    });
  return (
    <main className="page" id="content">
      <div className="tables-head">
        <div>
          <h1>{words.title}</h1>
          <p>{words.list.lead}</p>
        </div>
        <div className="row">
          <FileButton
            label={words.list.import}
            icon={<Icon name="open" />}
            onFile={(file) => open(textOf(file).then((text) => importStudy(text, "")))}
          />
        </div>
      </div>
      {value === null ? (
        <Loading />
      ) : value.length === 0 ? (
        <EmptyList icon="table" text={words.list.none} />
      ) : (
        <ul className="study-list">
          {value.map((one) => (
            <li key={one.id}>
              <a {...link({ at: "studies", study: one.id })}>
                <b>{one.study.title}</b>
                <span>{aboutOf(one)}</span>
              </a>
              <Tool label={words.list.remove(one.study.title)} onClick={() => setRemoval(one)}>
                <Icon name="trash" />
              </Tool>
            </li>
          ))}
        </ul>
      )}
      {removal && (
        <Dialog title={words.list.removeTitle(removal.study.title)} onClose={() => setRemoval(null)}>
          <p>{words.list.removeText}</p>
          <div className="actions">
            <Button onClick={() => setRemoval(null)}>{words.list.cancel}</Button>
            <Button look="main" onClick={() => remove(removal)}>
              {words.list.removeGo}
            </Button>
          </div>
        </Dialog>
      )}
    </main>
  );
}

function aboutOf({ study, isReading, changedAt }: StoredStudy): string {
  const games = [...new Set(study.records.map(({ game }) => gameTitle(String(game).replace(/@.*$/, ""))))];
  const notes = study.chapters.reduce((sum, _, i) => sum + countNotes(study, i), 0);
  return [
    ...games,
    words.list.about(study.chapters.length, notes),
    ...(study.author === undefined ? [] : [words.by(study.author)]),
    ...(isReading ? [words.list.reading] : []),
    en.day(changedAt),
  ].join(" · ");
}
