import { Button, Icon, RuleChip } from "@starboard/ui";
import { GLYPHS, STUDY_MOST } from "@starboard/kit";
import { useId } from "react";
import { MarkTools } from "../marks/MarkTools.tsx";
import * as en from "../messages/en.ts";
import { showProblem } from "../problems.ts";
import { announce } from "../shell/announce.tsx";
import { useTableContext } from "../table/table-context.ts";
import { useStudy } from "./study-context.ts";
import { variationAt, withMoves, withTitle } from "./study-edit.ts";
import { drawsAt, withDraws } from "./study-line.ts";
import { nameOfPath } from "./study-outline.ts";
import { StudyText } from "./StudyText.tsx";
import { VariationList } from "./VariationList.tsx";

const words = en.study;

/** Draws of at most this many sides are chosen from a list. */
const MAX_LISTED = 20;

/** The tab of a study: what is said about the shown moment, what else could be played from it, and all comments. */
export function StudyPanel() {
  const { store, moment, before, canEdit, isKept } = useStudy();
  const { path } = moment.place;
  const undo = (): void => {
    store.undo();
    announce(words.undone);
  };
  return (
    <div className="panel study-panel">
      <header className="study-head">
        <h2>{path.length === 0 ? words.here.match : words.here.variation(nameOfPath(path))}</h2>
        {canEdit ? (
          <Button
            look="quiet"
            hotkey="u"
            label={words.undo}
            why={before.length === 0 ? { fact: words.nothingToUndo } : undefined}
            onClick={undo}
          >
            <Icon name="undo" size={15} />
          </Button>
        ) : (
          <Button look="may" hint={{ fact: words.editHint }} onClick={() => store.edit()}>
            <Icon name="pen" size={15} />
            {words.edit}
          </Button>
        )}
      </header>
      {!isKept && (
        <p className="bad" role="alert">
          {words.notKept}
        </p>
      )}
      {path.length > 0 && <WayBack />}
      {canEdit ? <NoteEditor /> : <NoteText />}
      <VariationList />
      {canEdit && <MoveDraws />}
      {canEdit && <Marks />}
      <StudyText />
    </div>
  );
}

/** The title of the shown variation, and the way out of it. */
function WayBack() {
  const { store, study, chapterAt, chapter, moment, canEdit } = useStudy();
  const { path } = moment.place;
  const own = variationAt(chapter, path);
  const id = useId();
  if (!own) return null;
  const title = own.title ?? "";
  return (
    <div className="study-way">
      {canEdit ? (
        <>
          <label htmlFor={id}>{words.variations.heading}</label>
          <input
            id={id}
            className="field"
            maxLength={80}
            value={title}
            onChange={(event) => store.change(withTitle(study, chapterAt, path, event.target.value))}
          />
        </>
      ) : (
        title !== "" && <p>{title}</p>
      )}
      <Button look="quiet" onClick={() => store.show({ path: path.slice(0, -1), at: own.at })}>
        <Icon name="left" size={15} />
        {path.length === 1 ? words.variations.leave : words.variations.up}
      </Button>
    </div>
  );
}

function NoteText() {
  const { shownNote } = useStudy();
  if (!shownNote) return <p className="form-help">{words.noComment}</p>;
  const { glyph, text, from } = shownNote;
  return (
    <div className="study-note">
      {glyph && <b className={`study-glyph ${glyph}`}>{words.glyphs[glyph]}</b>}
      {text !== undefined && <p className="study-words">{text}</p>}
      {from && <small>{words.fromReview}</small>}
    </div>
  );
}

function NoteEditor() {
  const { store, shownNote } = useStudy();
  const id = useId();
  return (
    <>
      <fieldset className="study-glyphs" aria-label={words.glyph}>
        {GLYPHS.map((glyph) => (
          <Button
            key={glyph}
            look="quiet"
            className={`study-glyph ${glyph}`}
            pressed={shownNote?.glyph === glyph}
            onClick={() => store.note({ glyph: shownNote?.glyph === glyph ? undefined : glyph })}
          >
            {words.glyphs[glyph]}
          </Button>
        ))}
      </fieldset>
      <label htmlFor={id}>
        {words.comment} {shownNote?.from && <small>({words.fromReview})</small>}
      </label>
      <textarea
        id={id}
        className="field study-comment"
        rows={4}
        maxLength={STUDY_MOST.text}
        placeholder={words.commentHelp}
        value={shownNote?.text ?? ""}
        onChange={({ target: { value } }) => store.note({ text: value, from: undefined })}
      />
    </>
  );
}

function Marks() {
  const { store, shownNote, mode } = useStudy();
  const marks = shownNote?.marks ?? [];
  if (mode === "play") return null;
  return (
    <MarkTools
      marks={marks}
      isDrawing={mode === "draw"}
      onDrawing={(isDrawing) => store.setMode(isDrawing ? "draw" : "read")}
      onChange={(next) => store.note({ marks: [...next] })}
    />
  );
}

/** The numbers that the shown action of a variation drew; each can be chosen. */
function MoveDraws() {
  const { store, study, chapterAt, chapter, line, cursor, moment, mode } = useStudy();
  const { text } = useTableContext();
  const { path, at } = moment.place;
  const drawn = drawsAt(line, cursor);
  if (drawn.length === 0 || moment.move === null) return null;
  const own = variationAt(chapter, path);
  if (!own) {
    const from = line[cursor - 1];
    const { move } = moment;
    if (!from || mode === "play") return null;
    return (
      <Button
        look="quiet"
        hint={{ fact: text.act(move.step, move.act) }}
        onClick={() => {
          store.show(from.place);
          if (!store.play([move])) showProblem({ code: "WEB_STUDY_FULL" });
        }}
      >
        <Icon name="fork" size={15} />
        {words.draws.other}
      </Button>
    );
  }
  const begin = line[cursor - at];
  const choose = (i: number, value: number): void => {
    if (!begin) return;
    const draws = drawn.map((one, k) => (k === i ? value : one.value));
    const moves = withDraws(begin, own, at - 1, draws, value);
    store.change(withMoves(study, chapterAt, path, moves));
    if (moves.length < own.moves.length)
      showProblem({ code: "WEB_STUDY_CUT", about: { count: own.moves.length - moves.length } });
  };
  return (
    <section aria-label={words.draws.title}>
      <h3>{words.draws.title}</h3>
      <p className="form-help">{words.draws.help}</p>
      <ol className="study-draws">
        {drawn.map(({ sides, why, value }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- draws are numbered
          <li key={i}>
            {sides <= MAX_LISTED ? (
              <select
                className="field n"
                aria-label={words.draws.of(i + 1, sides)}
                value={value}
                onChange={(event) => choose(i, Number(event.target.value))}
              >
                {Array.from({ length: sides }, (_, k) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a face is its number
                  <option key={k} value={k + 1}>
                    {k + 1}
                  </option>
                ))}
              </select>
            ) : (
              <input
                className="field n"
                type="number"
                min={1}
                max={sides}
                aria-label={words.draws.of(i + 1, sides)}
                value={value}
                onChange={({ target }) => {
                  const next = Number(target.value);
                  if (Number.isInteger(next) && next >= 1 && next <= sides) choose(i, next);
                }}
              />
            )}
            <RuleChip rule={why} />
          </li>
        ))}
      </ol>
    </section>
  );
}
