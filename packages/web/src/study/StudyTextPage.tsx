import { Button, Icon } from "@starboard/ui";
import type { Study, StudyChapter } from "@starboard/kit";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { type OpenedStudy, openStudy } from "./open-study.ts";
import { outlineOf } from "./study-outline.ts";
import "./study.css";

const words = en.study;

/** The comments of a study as a page of text, to read and to print. */
export function StudyTextPage({ id }: { readonly id: string }) {
  const { value, problem } = useFetched(`study text ${id}`, () => openStudy(id));
  if (problem) return <ErrorPage problem={problem} title={words.problem} />;
  if (!value) return <Loading text={words.opening} />;
  return <StudyArticle opened={value} />;
}

function StudyArticle({ opened: { stored, replays } }: { readonly opened: OpenedStudy }) {
  const { study, id } = stored;
  return (
    <main className="page study-article" id="content">
      <header>
        <h1>{study.title}</h1>
        {study.author !== undefined && <p>{words.by(study.author)}</p>}
        {study.about !== undefined && <p>{study.about}</p>}
        <div className="row study-no-print">
          <Button look="may" onClick={() => window.print()}>
            <Icon name="print" />
            {words.text.print}
          </Button>
          <a className="btn" {...link({ at: "studies", study: id })}>
            {words.text.back}
          </a>
        </div>
      </header>
      {study.chapters.map((chapter, i) => {
        const replay = replays[chapter.record];
        // oxlint-disable-next-line react/no-array-index-key -- chapters are numbered
        return replay && <Chapter key={i} place={i} study={study} chapter={chapter} replay={replay} />;
      })}
    </main>
  );
}

function Chapter({
  place,
  chapter,
  replay,
}: {
  readonly place: number;
  readonly study: Study;
  readonly chapter: StudyChapter;
  readonly replay: LoadedReplay;
}) {
  const rows = outlineOf(chapter, replay);
  const viewer = chapter.viewpoint === "public" ? words.text.spectator : (replay.seats[chapter.viewpoint]?.name ?? "");
  return (
    <section>
      <h2>{words.chapters.one(place + 1, chapter.title)}</h2>
      <p className="form-help">
        {words.text.players(en.against(replay.seats.map(({ name }) => name)))}.{" "}
        {chapter.open ? words.text.isOpen : words.text.viewpoint(viewer)}.
      </p>
      {rows.length === 0 && <p>{words.text.none}</p>}
      {rows.map((row) => (
        <div
          key={`${row.variation ? "v" : "n"}${row.place.path.join(".")}-${row.place.at}`}
          className={`study-row depth-${Math.min(row.depth, 4)}`}
        >
          {row.variation && <h3>{words.text.variation(row.variation.name, row.variation.title)}</h3>}
          <p className="study-label">
            {row.label} {row.note?.glyph && <b>{words.glyphs[row.note.glyph]}</b>}
          </p>
          {row.note?.text !== undefined && <p className="study-words">{row.note.text}</p>}
        </div>
      ))}
    </section>
  );
}
