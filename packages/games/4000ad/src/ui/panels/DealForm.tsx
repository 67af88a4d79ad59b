import { Button } from "@starboard/ui";
import { type ReactElement, useMemo, useState } from "react";
import { Stepper } from "../act/Stepper.tsx";
import { en } from "../messages.en.ts";
import { offersAt } from "../model/moves.ts";
import { textContextOf } from "../model/text-context.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { drawingWords } from "./deal-words.ts";
import { type Kind, PARAMETERS } from "./kinds.ts";
import { narrow } from "./narrow.ts";

/** Form for a proposal. Its fields narrow the offers to one act. */
export function DealForm({
  props,
  data,
  kind,
  to,
  onDone,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly kind: Kind;
  readonly to: number;
  readonly onDone: () => void;
}): ReactElement {
  const [chosenValues, setChosenValues] = useState<Readonly<Record<string, string>>>({});
  const acts = useMemo(
    () =>
      offersAt(props.offers, kind)
        .filter(({ act, refusal }) => !refusal && (!("to" in act) || act.to === to))
        .map(({ act }) => act),
    [props.offers, kind, to],
  );
  const { fields, act } = narrow(acts, PARAMETERS[kind], chosenValues);
  const chooseValue = (name: string, value: string): void => setChosenValues({ ...chosenValues, [name]: value });
  return (
    <form
      className="ad-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!act) return;
        props.choose(kind, act);
        onDone();
      }}
    >
      {fields
        .filter((field) => field.values.length > 1)
        .map((field) =>
          field.name === "ships" ? (
            <div key={field.name} className="ad-field">
              <span>{en.deals.ships}</span>
              <Stepper
                value={Number(field.chosen)}
                least={Math.min(...field.values.map(Number))}
                most={Math.max(...field.values.map(Number))}
                label={en.deals.ships}
                onChange={(n) => chooseValue("ships", String(n))}
              />
            </div>
          ) : (
            <label key={field.name} className="ad-field">
              <span>{labelOf(field.name)}</span>
              <select
                className="field"
                value={field.chosen}
                onChange={(event) => chooseValue(field.name, event.target.value)}
              >
                {field.values.map((value) => (
                  <option key={value} value={value}>
                    {wordsOf(field.name, value, data)}
                  </option>
                ))}
              </select>
            </label>
          ),
        )}
      {act && (
        <Button look="may" type="submit">
          {props.words.act(kind, act, textContextOf(props))}
        </Button>
      )}
    </form>
  );
}

function labelOf(field: string): string {
  switch (field) {
    case "star":
      return en.deals.star;
    case "warps":
      return en.deals.warps;
    case "drawing":
    case "mode":
    case "starter":
      return en.deals.drawing;
    default:
      return en.deals.more;
  }
}

function wordsOf(field: string, value: string, data: BoardData): string {
  switch (field) {
    case "star":
      return data.map.stars[data.map.index[value] ?? -1]?.name ?? value;
    case "from":
    case "starter":
      return data.looks[Number(value)]?.name ?? value;
    case "warps":
      return value
        .split("+")
        .map((w) => {
          const scene = data.scene.warps[Number(w)];
          return `${en.warp(data.looks[Number(w) >> 1]?.name ?? "", en.roman[Number(w) & 1] ?? "")} (${scene?.ships ?? 0})`;
        })
        .join(" + ");
    case "drawing":
    case "mode":
      return drawingWords(value);
    default:
      return value;
  }
}
