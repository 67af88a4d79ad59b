import { Button, Icon } from "@starboard/ui";
import { type Mark, toggleMark } from "@starboard/kit";
import { CAST_TEXT } from "@starboard/wire/casting";
import type { TableInfo } from "@starboard/wire/host";
import { type FormEvent, useEffect, useState } from "react";
import { MarkLayer } from "../marks/MarkLayer.tsx";
import { markOf } from "../marks/MarkTools.tsx";
import * as en from "../messages/en.ts";
import { useTableContext } from "../table/table-context.ts";
import { showToSpectators, useCastTools, useShown } from "./cast-tools.ts";
import "./casting.css";

const words = en.casting;
const NO_MARKS: readonly Mark[] = [];

/** The marks of the caster over the board. Boards that are not there yet do not show them. */
export function CastMarks({ info }: { readonly info: TableInfo }) {
  const { at = 0 } = useTableContext();
  const isDrawing = useCastTools((s) => s.isDrawing);
  const shown = useShown(info);
  const marks = (at >= shown.at ? shown.marks : NO_MARKS) as readonly Mark[];
  return (
    <MarkLayer
      marks={marks}
      onDraw={
        info.you.caster && isDrawing
          ? (from, to) => showToSpectators(info.table, shown, { at, marks: toggleMark(marks, markOf(from, to)) })
          : undefined
      }
    />
  );
}

/** Below the board: what the caster says, and for the caster the tools. Null at tables without one. */
export function CastStrip({ info }: { readonly info: TableInfo }) {
  const { at = 0 } = useTableContext();
  const shown = useShown(info);
  const isLarge = useCastTools((s) => s.isLarge);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-casting", isLarge);
    return () => document.documentElement.removeAttribute("data-casting");
  }, [isLarge]);
  useEffect(() => () => useCastTools.setState({ isDrawing: false, isLarge: false }), []);
  if (!info.casting) return null;
  return (
    <section className="cast-strip" aria-label={words.title}>
      {info.you.caster ? (
        <CasterTools info={info} />
      ) : (
        <p className="cast-line" aria-live="polite">
          <b>{words.says}</b> {at >= shown.at && shown.text !== "" ? shown.text : words.none}
        </p>
      )}
      <LargeButton />
    </section>
  );
}

function LargeButton() {
  const isLarge = useCastTools((s) => s.isLarge);
  return (
    <Button
      look="quiet"
      className="desk-only"
      pressed={isLarge}
      hint={{ fact: words.largeHint }}
      onClick={() => useCastTools.setState({ isLarge: !isLarge })}
    >
      <Icon name="fit" size={15} />
      {words.large}
    </Button>
  );
}

function CasterTools({ info }: { readonly info: TableInfo }) {
  const { at = 0, loaded } = useTableContext();
  const shown = useShown(info);
  const isDrawing = useCastTools((s) => s.isDrawing);
  const [text, setText] = useState(shown.text);
  const show = (event: FormEvent): void => {
    event.preventDefault();
    showToSpectators(info.table, shown, { at, text: text.trim() });
  };
  return (
    <form className="cast-tools" aria-label={words.tools} onSubmit={show}>
      {loaded.screen.places && (
        <>
          <Button pressed={isDrawing} onClick={() => useCastTools.setState({ isDrawing: !isDrawing })}>
            <Icon name="pen" size={15} />
            {words.draw}
          </Button>
          <Button look="quiet" onClick={() => showToSpectators(info.table, shown, { at, marks: [] })}>
            <Icon name="trash" size={15} />
            <span className="desk-only">{words.erase}</span>
          </Button>
        </>
      )}
      <input
        className="field"
        aria-label={words.line}
        placeholder={words.line}
        maxLength={CAST_TEXT}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="may">
        <Icon name="send" size={15} />
        {words.show}
      </Button>
    </form>
  );
}
