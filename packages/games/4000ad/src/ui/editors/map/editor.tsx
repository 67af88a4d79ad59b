/** The star-map editor: maps drawn flat and in depth, checked by the rules at every change. */
import { compileMap } from "@starboard/4000ad";
import { printMap } from "@starboard/4000ad/print";
import { Button, type Editor, type EditorIssue, type EditorProps } from "@starboard/ui";
import { type ReactNode, useState } from "react";
import { en } from "../messages.en.ts";
import {
  addStar,
  blankDraft,
  type Board,
  fillSectors,
  type MapDraft,
  moveStar,
  removeStar,
  resizeBoard,
  SETUPS,
  type SetupName,
} from "./draft.ts";
import { DepthPlan } from "./DepthPlan.tsx";
import { checkDraft, homeCandidates, longestJourney, playersOf, playOptions, readDraft, writeDraft } from "./file.ts";
import { MapPlan } from "./MapPlan.tsx";
import { FieldIssues, StarForm } from "./StarForm.tsx";
import "../../style/index.css";
import "./map.css";

export const editor: Editor<MapDraft> = {
  blank: blankDraft,
  read: readDraft,
  write: writeDraft,
  nameOf: ({ name }) => name,
  renamed: (draft, name) => ({ ...draft, name }),
  check: checkDraft,
  validText: (draft) =>
    en.map.valid(
      draft.map.stars.length,
      compileMap(draft.map).sectors.length,
      longestJourney(draft.map),
      playersOf(draft),
      homeCandidates(draft),
    ),
  play: (draft) => ({ options: playOptions(draft), seat: 0 }),
  print: ({ name, map }, paper, fonts) => printMap(map, name, paper, fonts),
  Body: MapBody,
};

const SIDES: readonly (readonly [keyof Board, number])[] = [
  ["cols", 7],
  ["rows", 7],
  ["depths", 2],
];

function MapBody({ draft, issues, change, announce }: EditorProps<MapDraft>): ReactNode {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const [isDeep, setIsDeep] = useState(false);
  const { stars, board } = draft.map;
  const chosen = stars.findIndex(({ id }) => id === chosenId);
  const choose = (i: number | null): void => setChosenId(i === null ? null : (stars[i]?.id ?? null));
  const remove = (next: MapDraft): void => {
    announce(en.map.removed(stars[chosen]?.name ?? ""));
    setChosenId(null);
    change(next);
  };
  const starOfIssue = ({ at }: EditorIssue): number => (at.startsWith("stars.") ? Number(at.split(".")[1]) : -1);
  const faulty = new Set(issues.map(starOfIssue));
  const add = (x: number, y: number, depth: number): void => {
    const next = addStar(draft, x, y, depth);
    const added = next.map.stars.at(-1);
    setChosenId(added?.id ?? null);
    announce(en.map.added(added?.name ?? ""));
    change(next);
  };
  return (
    <div className="adm">
      <section className="adm-stage">
        <fieldset className="adm-tools" aria-label={en.map.view}>
          <Button pressed={!isDeep} onClick={() => setIsDeep(false)}>
            {en.map.flat}
          </Button>
          <Button
            pressed={isDeep}
            onClick={() => {
              setIsDeep(true);
              setAdding(false);
            }}
          >
            {en.map.depth}
          </Button>
          {!isDeep && (
            <Button pressed={adding} look="may" onClick={() => setAdding(!adding)}>
              {en.map.add}
            </Button>
          )}
          <span className="adm-help">{isDeep ? en.map.depthHelp : adding ? en.map.addHelp : en.map.help}</span>
        </fieldset>
        {isDeep ? (
          <DepthPlan draft={draft} chosen={chosen < 0 ? null : chosen} onChoose={choose} />
        ) : (
          <MapPlan
            draft={draft}
            chosen={chosen < 0 ? null : chosen}
            adding={adding}
            isFaulty={(i) => faulty.has(i)}
            onChoose={choose}
            onMove={(i, x, y) => change(moveStar(draft, i, x, y))}
            onAdd={add}
            onRemove={(i) => remove(removeStar(draft, i))}
          />
        )}
      </section>
      <aside>
        <fieldset>
          <legend>{en.map.board}</legend>
          <p className="adm-row">
            {SIDES.map(([side, most]) => (
              <label key={side}>
                {en.map.sides[side]}
                <input
                  className="field"
                  type="number"
                  min={1}
                  max={most}
                  value={board[side]}
                  onChange={({ target }) => {
                    const size = Math.min(most, Math.max(1, Math.trunc(Number(target.value))));
                    if (size !== board[side]) change(resizeBoard(draft, { [side]: size }));
                  }}
                />
              </label>
            ))}
          </p>
          <p className="adm-help">{en.map.journey(longestJourney(draft.map))}</p>
          <FieldIssues issues={issues.filter(({ at }) => at.startsWith("board") || at === "stars")} />
          {issues.some(({ code }) => code === "AD_MAP_SECTOR_SHORT") && (
            <Button look="may" onClick={() => change(fillSectors(draft))}>
              {en.map.fill}
            </Button>
          )}
        </fieldset>
        {chosen >= 0 ? (
          <StarForm
            draft={draft}
            star={chosen}
            issues={issues}
            onChange={(next) => {
              // The id of a star follows its name.
              setChosenId(next.map.stars[chosen]?.id ?? null);
              change(next);
            }}
            onRemove={remove}
          />
        ) : (
          <p className="adm-help">{en.map.chooseStar}</p>
        )}
        <SetupList draft={draft} issues={issues} />
      </aside>
    </div>
  );
}

/** The set-ups of the map with their home stars, and what is wrong with them. */
function SetupList({ draft, issues }: Pick<EditorProps<MapDraft>, "draft" | "issues">): ReactNode {
  const { stars } = draft.map;
  return (
    <fieldset>
      <legend>{en.map.setups}</legend>
      {(Object.keys(SETUPS) as SetupName[]).map((setup) => {
        const homes = draft.map.setups[setup]?.homes ?? [];
        return (
          <div key={setup} className="adm-setup">
            <b>{en.map.setup(SETUPS[setup])}</b>
            <span>{en.map.homes(homes.map((id) => stars.find((star) => star.id === id)?.name ?? id))}</span>
            <FieldIssues issues={issues.filter(({ at }) => at.startsWith(`setups.${setup}`))} />
            {homes.length > 0 && homes.length !== SETUPS[setup] && (
              <output className="adm-issue">{en.map.wrongCount(SETUPS[setup], homes.length)}</output>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
