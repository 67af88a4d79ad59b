import { Button, Icon, Tool } from "@starboard/ui";
import type { StudyChapter } from "@starboard/kit";
import { useId } from "react";
import * as en from "../messages/en.ts";
import { showProblem, showSuccess, toProblem } from "../problems.ts";
import { announce } from "../shell/announce.tsx";
import { useStudy } from "./study-context.ts";
import { withChapter, withMovedChapter, withNewChapter, withoutChapter } from "./study-edit.ts";
import { countNotes } from "./study-line.ts";
import { useShare } from "./use-share.tsx";

const words = en.study.chapters;

/** The chapters of a study, how the shown one is seen, and what is done with the study as a whole. */
export function ChapterPanel() {
  const { store, study, chapterAt, canEdit } = useStudy();
  const share = useShare();
  return (
    <div className="panel study-panel">
      <h2>{words.list}</h2>
      <ol className="study-variations">
        {study.chapters.map(({ title }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- chapters are numbered
          <li key={i} className={i === chapterAt ? "now" : undefined}>
            <button
              type="button"
              className="study-choose"
              aria-current={i === chapterAt ? "true" : undefined}
              onClick={() => store.show({ chapter: i, path: [], at: study.chapters[i]?.from ?? 0 })}
            >
              {words.one(i + 1, title)} <small>{en.study.list.about(1, countNotes(study, i)).split(", ")[1]}</small>
            </button>
          </li>
        ))}
      </ol>
      {canEdit && <ChapterFields />}
      {canEdit && <StudyFields />}
      <div className="row study-share">
        <Button onClick={share.save}>
          <Icon name="save" size={15} />
          {en.study.share.file}
        </Button>
        <Button onClick={share.copy}>
          <Icon name="link" size={15} />
          {en.study.share.link}
        </Button>
        <Button onClick={share.publish}>
          <Icon name="library" size={15} />
          {en.study.share.publish}
        </Button>
      </div>
      {share.dialog}
    </div>
  );
}

function ChapterFields() {
  const { store, study, chapterAt, chapter, replay, moment } = useStudy();
  const id = useId();
  const change = (next: Partial<StudyChapter>): void =>
    store.change(withChapter(study, chapterAt, (one) => ({ ...one, ...next })));
  const whole = (): void => store.change(withChapter(study, chapterAt, ({ from: _from, to: _to, ...one }) => one));
  const inMatch = moment.place.path.length === 0 ? undefined : { fact: en.study.variations.leave };
  const add = (): void => {
    const title = words.addName(study.chapters.length + 1);
    const { record, viewpoint, open } = chapter;
    const at = moment.entry.n;
    const next = withNewChapter(study, { title, record, viewpoint, open, from: at });
    store.change(next, { chapter: next.chapters.length - 1, path: [], at });
    announce(words.added(title));
  };
  const remove = (): void =>
    store.change(withoutChapter(study, chapterAt), { chapter: Math.max(0, chapterAt - 1), path: [], at: 0 });
  const moveTo = (way: -1 | 1): void =>
    store.change(withMovedChapter(study, chapterAt, way), { ...moment.place, chapter: chapterAt + way });
  const review = (): void =>
    void import("./review-notes.ts")
      .then(({ takeOverReview }) => takeOverReview(store))
      .then(
        (count) =>
          count === null
            ? showProblem({ code: "WEB_STUDY_REVIEW" })
            : showSuccess({ code: "WEB_STUDY_REVIEWED", about: { count } }),
        (error: unknown) => showProblem(toProblem(error)),
      );
  return (
    <section aria-label={words.one(chapterAt + 1, chapter.title)}>
      <div className="study-head">
        <label htmlFor={`${id}title`}>{words.name}</label>
        <span className="study-tools">
          {chapterAt > 0 && (
            <Tool label={words.earlier} onClick={() => moveTo(-1)}>
              <Icon name="left" />
            </Tool>
          )}
          {chapterAt < study.chapters.length - 1 && (
            <Tool label={words.later} onClick={() => moveTo(1)}>
              <Icon name="right" />
            </Tool>
          )}
          {study.chapters.length > 1 && (
            <Tool label={words.remove} onClick={remove}>
              <Icon name="trash" />
            </Tool>
          )}
        </span>
      </div>
      <input
        id={`${id}title`}
        className="field"
        maxLength={80}
        value={chapter.title}
        onChange={({ target: { value } }) => value !== "" && change({ title: value })}
      />
      <label htmlFor={`${id}eyes`}>{words.viewpoint}</label>
      <select
        id={`${id}eyes`}
        className="field"
        value={chapter.open ? "open" : String(chapter.viewpoint)}
        onChange={({ target: { value } }) =>
          change(
            value === "open"
              ? { viewpoint: "public", open: true }
              : { open: false, viewpoint: value === "public" ? value : Number(value) },
          )
        }
      >
        <option value="public">{en.replay.everyone}</option>
        {replay.seats.map(({ name }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
          <option key={i} value={i}>
            {name}
          </option>
        ))}
        {replay.record.result !== null && <option value="open">{words.isOpen}</option>}
      </select>
      {replay.record.result === null && <p className="form-help">{words.notOver}</p>}
      <div className="row study-share">
        <Button look="quiet" why={inMatch} onClick={() => change({ from: moment.entry.n })}>
          {words.begin}
        </Button>
        <Button look="quiet" why={inMatch} onClick={() => change({ to: moment.entry.n })}>
          {words.end}
        </Button>
        {(chapter.from !== undefined || chapter.to !== undefined) && (
          <Button look="quiet" onClick={whole}>
            {words.whole}
          </Button>
        )}
        <Button look="may" why={inMatch} onClick={add}>
          <Icon name="plus" size={15} />
          {words.add}
        </Button>
        <Button look="quiet" hint={{ fact: words.reviewHint }} onClick={review}>
          <Icon name="chart" size={15} />
          {words.review}
        </Button>
      </div>
    </section>
  );
}

function StudyFields() {
  const { store, study } = useStudy();
  const id = useId();
  const field = (name: "title" | "author" | "about", label: string, most: number) => (
    <>
      <label htmlFor={id + name}>{label}</label>
      <input
        id={id + name}
        className="field"
        maxLength={most}
        value={study[name] ?? ""}
        onChange={({ target: { value } }) => {
          const { [name]: _old, ...rest } = study;
          if (value !== "") store.change({ ...study, [name]: value });
          else if (name !== "title") store.change(rest as typeof study);
        }}
      />
    </>
  );
  return (
    <section aria-label={en.study.note}>
      {field("title", words.title, 60)}
      {field("author", words.author, 60)}
      {field("about", words.about, 500)}
    </section>
  );
}
