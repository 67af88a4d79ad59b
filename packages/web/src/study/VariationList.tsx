import { Button, Icon, Tool } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { useStudy } from "./study-context.ts";
import { promoted, variationAt, withoutVariation } from "./study-edit.ts";
import { lineOf } from "./study-line.ts";
import { labelOf, nameOfPath } from "./study-outline.ts";

const words = en.study.variations;

/** The variations that begin at the shown moment, and what can be done with them and with the one that is shown. */
export function VariationList() {
  const { store, study, chapterAt, chapter, replay, moment, branch, canEdit, mode } = useStudy();
  const { path, at } = moment.place;
  const here = (branch.variations ?? []).flatMap((one, i) => (one.at === at ? [{ one, path: [...path, i] }] : []));
  const own = variationAt(chapter, path);
  const remove = (wanted: readonly number[]): void => {
    const gone = variationAt(chapter, wanted);
    if (!gone) return;
    const isShown = wanted.length <= path.length;
    store.change(
      withoutVariation(study, chapterAt, wanted),
      isShown ? { path: wanted.slice(0, -1), at: gone.at } : moment.place,
    );
    announce(words.removed(nameOfPath(wanted)));
  };
  const promote = (wanted: readonly number[]): void => {
    const next = promoted(study, chapterAt, wanted);
    if (!next) return;
    const isSibling = next.path.length === wanted.length;
    store.change(next.study, isSibling ? { path: next.path, at: 1 } : { path: next.path, at: Math.max(1, at) });
    announce(words.promoted(nameOfPath(wanted)));
  };
  const buttons = (wanted: readonly number[]) => {
    const name = nameOfPath(wanted);
    return (
      canEdit && (
        <>
          {promoted(study, chapterAt, wanted) && (
            <Tool label={words.promote(name)} onClick={() => promote(wanted)}>
              <Icon name="open" />
            </Tool>
          )}
          <Tool label={words.remove(name)} onClick={() => remove(wanted)}>
            <Icon name="trash" />
          </Tool>
        </>
      )
    );
  };
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      {here.length === 0 && <p className="form-help">{words.none}</p>}
      <ul className="study-variations">
        {here.map(({ one, path: inner }) => {
          const first = lineOf(chapter, replay, inner).find(({ place }) => place.path.length === inner.length);
          const label = one.title ?? (first ? labelOf(replay, chapter, first) : "");
          return (
            <li key={inner.join(".")}>
              <button type="button" className="study-choose" onClick={() => store.show({ path: inner, at: 1 })}>
                {words.label(nameOfPath(inner), label, one.moves.length)}
              </button>
              {buttons(inner)}
            </li>
          );
        })}
      </ul>
      {canEdit && mode !== "play" && (
        <div className="row">
          <Button look="may" hint={{ fact: en.study.play.hint }} onClick={() => store.setMode("play")}>
            <Icon name="fork" size={15} />
            {en.study.play.go}
          </Button>
          {own && <span className="study-tools">{buttons(path)}</span>}
        </div>
      )}
    </section>
  );
}
