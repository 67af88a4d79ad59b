import { Button, Icon, Tool } from "@starboard/ui";
import { MAX_MARKS, type Mark, toggleMark } from "@starboard/kit";
import { useId, useState } from "react";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { useTableContext } from "../table/table-context.ts";
import { placeName } from "./board-spots.ts";
import type { OnDraw } from "./MarkLayer.tsx";
import "./marks.css";

const words = en.marks;

/** What a drag over the board draws: a circle at one place, else an arrow. */
export const markOf = (from: string, to: string): Mark =>
  from === to ? { is: "circle", at: from } : { is: "arrow", from, to };

/** The marks of a moment as a list, and the fields that add one without a pointer. */
export function MarkTools({
  marks,
  isDrawing,
  onDrawing,
  onChange,
}: {
  readonly marks: readonly Mark[];
  /** Whether the pointer draws on the board. */
  readonly isDrawing: boolean;
  readonly onDrawing: (isDrawing: boolean) => void;
  readonly onChange: (marks: readonly Mark[]) => void;
}) {
  const { loaded, board } = useTableContext();
  const { screen } = loaded;
  const nameOf = (place: string): string => placeName(screen, place, board.view);
  const describe = (mark: Mark): string =>
    mark.is === "circle" ? words.circle(nameOf(mark.at)) : words.arrow(nameOf(mark.from), nameOf(mark.to));
  if (!screen.places) return <p className="form-help">{words.noPlaces}</p>;
  return (
    <section className="mark-tools" aria-label={words.title}>
      <h3>{words.title}</h3>
      <Button pressed={isDrawing} onClick={() => onDrawing(!isDrawing)}>
        <Icon name="pen" size={15} />
        {words.draw}
      </Button>
      <p className="form-help">{words.drawHelp}</p>
      <ul>
        {marks.map((mark, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- marks have no name of their own
          <li key={i}>
            <span>{describe(mark)}</span>
            <input
              className="field"
              aria-label={words.labelOf(describe(mark))}
              placeholder={words.label}
              maxLength={40}
              value={mark.label ?? ""}
              onChange={({ target: { value } }) =>
                onChange(marks.map((one, k) => (k === i ? withLabel(one, value) : one)))
              }
            />
            <Tool label={words.remove(describe(mark))} onClick={() => onChange(marks.filter((one) => one !== mark))}>
              <Icon name="trash" />
            </Tool>
          </li>
        ))}
      </ul>
      {marks.length < MAX_MARKS && (
        <AddMark
          onAdd={(from, to) => {
            const mark = markOf(from, to);
            onChange(toggleMark(marks, mark));
            announce(describe(mark));
          }}
        />
      )}
    </section>
  );
}

function withLabel({ label: _old, ...mark }: Mark, label: string): Mark {
  return label === "" ? (mark as Mark) : ({ ...mark, label } as Mark);
}

/** Draws without a pointer: the places are chosen by name. */
function AddMark({ onAdd }: { readonly onAdd: OnDraw }) {
  const { loaded, board } = useTableContext();
  const places = loaded.screen.places?.list(board.view) ?? [];
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const id = useId();
  const options = places.map(({ place, name }) => (
    <option key={place} value={place}>
      {name}
    </option>
  ));
  return (
    <details>
      <summary>{words.byName}</summary>
      <div className="mark-add">
        <label htmlFor={`${id}from`}>{words.from}</label>
        <select id={`${id}from`} className="field" value={from} onChange={(event) => setFrom(event.target.value)}>
          <option value="">{words.choose}</option>
          {options}
        </select>
        <label htmlFor={`${id}to`}>{words.to}</label>
        <select id={`${id}to`} className="field" value={to} onChange={(event) => setTo(event.target.value)}>
          <option value="">{words.nowhere}</option>
          {options}
        </select>
        <Button
          why={from === "" ? { fact: words.choose } : undefined}
          onClick={() => onAdd(from, to === "" ? from : to)}
        >
          {to === "" || to === from ? words.addCircle : words.addArrow}
        </Button>
      </div>
    </details>
  );
}
