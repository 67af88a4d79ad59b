/** The form of one star: name, level, symbols, place and the set-ups in which it is a home star. */
import { Button, type EditorIssue, RuleChip } from "@starboard/ui";
import type { ReactNode } from "react";
import { en } from "../messages.en.ts";
import {
  isHome,
  type MapDraft,
  moveStar,
  removeStar,
  renameStar,
  SETUPS,
  type SetupName,
  setHome,
  setLevel,
  setSymbol,
} from "./draft.ts";

/** Problems of one field, directly below it. */
export function FieldIssues({ issues }: { readonly issues: readonly EditorIssue[] }): ReactNode {
  return issues.map((issue) => (
    <output key={`${issue.code} ${issue.at}`} className="adm-issue">
      {issue.text} {issue.rule && <RuleChip rule={issue.rule} />}
    </output>
  ));
}

export function StarForm({
  draft,
  star: i,
  issues,
  onChange,
  onRemove,
}: {
  readonly draft: MapDraft;
  readonly star: number;
  readonly issues: readonly EditorIssue[];
  readonly onChange: (next: MapDraft) => void;
  readonly onRemove: (next: MapDraft) => void;
}): ReactNode {
  const star = draft.map.stars[i];
  if (!star) return null;
  const of = (field: string): EditorIssue[] =>
    issues.filter(({ at }) => at === `stars.${i}.${field}` || at.startsWith(`stars.${i}.${field}.`));
  const canBeHome = star.population && star.materials;
  const place = (x: string, y: string): void => {
    const [toX, toY] = [Number(x), Number(y)];
    if (Number.isFinite(toX) && Number.isFinite(toY)) onChange(moveStar(draft, i, toX, toY));
  };
  return (
    <fieldset>
      <legend>{star.name}</legend>
      <label>
        {en.map.name}
        <input
          className="field"
          value={star.name}
          maxLength={40}
          onChange={({ target }) => onChange(renameStar(draft, i, target.value))}
        />
      </label>
      <FieldIssues issues={[...of("name"), ...of("id")]} />
      <p className="adm-row">
        {(["population", "materials"] as const).map((symbol) => (
          <label key={symbol} className="adm-check">
            <input
              type="checkbox"
              checked={star[symbol]}
              onChange={({ target }) => onChange(setSymbol(draft, i, symbol, target.checked))}
            />
            {en.map[symbol]}
          </label>
        ))}
      </p>
      {draft.map.board.depths > 1 && (
        <label>
          {en.map.level}
          <select
            className="field"
            value={star.depth}
            onChange={({ target }) => onChange(setLevel(draft, i, Number(target.value)))}
          >
            <option value={0}>{en.map.levels.yellow}</option>
            <option value={1}>{en.map.levels.red}</option>
          </select>
        </label>
      )}
      <FieldIssues issues={[...of("level"), ...of("sector"), ...of("depth")]} />
      <p className="adm-row">
        <label>
          {en.map.across}
          <input
            className="field"
            type="number"
            step={0.05}
            value={star.plot.x}
            onChange={({ target }) => place(target.value, String(star.plot.y))}
          />
        </label>
        <label>
          {en.map.down}
          <input
            className="field"
            type="number"
            step={0.05}
            value={star.plot.y}
            onChange={({ target }) => place(String(star.plot.x), target.value)}
          />
        </label>
      </p>
      <p className="adm-help">{en.map.sector(star.sector, en.map.levels[star.level])}</p>
      <FieldIssues issues={of("plot")} />
      <fieldset>
        <legend>{en.map.homeIn}</legend>
        {(Object.keys(SETUPS) as SetupName[]).map((setup) => (
          <label key={setup} className="adm-check">
            <input
              type="checkbox"
              disabled={!canBeHome}
              checked={isHome(draft, setup, star.id)}
              onChange={({ target }) => onChange(setHome(draft, setup, star.id, target.checked))}
            />
            {en.map.setup(SETUPS[setup])}
          </label>
        ))}
        {!canBeHome && (
          <p className="adm-help">
            {en.map.needsBoth} <RuleChip rule="AD-2.4.a" />
          </p>
        )}
      </fieldset>
      <Button look="quiet" onClick={() => onRemove(removeStar(draft, i))}>
        {en.map.remove(star.name)}
      </Button>
    </fieldset>
  );
}
