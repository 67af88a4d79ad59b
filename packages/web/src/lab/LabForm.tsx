import { type BotSpec, LEVELS } from "@starboard/bots";
import type { Invalid, OptionSpec, SeatOccupant, Shape } from "@starboard/kernel";
import { levelBot, MEASUREMENT_LIMITS } from "@starboard/lab/measurement";
import { ChoiceLine, Dialog, type EditorIssue, FormLine, Icon, NumberInput, Segments, useMemo } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle } from "../games.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { useFinishedDrafts } from "../newtable/finished-drafts.ts";
import { OptionRow } from "../newtable/OptionRow.tsx";
import { OptionSections } from "../newtable/OptionSections.tsx";
import { Presets } from "../newtable/Presets.tsx";
import { faultsAt, sampleView, sides } from "../newtable/setup.ts";
import { navigate } from "../router.ts";
import { CheckboxField } from "../shell/fields.tsx";
import { FileChoice } from "./FileChoice.tsx";
import type { LabForm as FormState } from "./use-lab-form.ts";
import "../newtable/newtable.css";
import "../online/online.css";

/** The name of a seat, with what it plays where that is known before the match. */
function useSeatNames(loaded: LoadedGame, form: FormState): readonly string[] {
  const { options } = form;
  const count = form.bots.length;
  return useMemo(() => {
    const occupants = Array.from({ length: count }, (): SeatOccupant => ({ name: "", kind: "bot" }));
    const played = options ? sides(loaded, options, occupants) : [];
    return occupants.map((_, i) => {
      const side = played[i]?.side;
      return side === undefined ? en.lab.seatName(i + 1) : en.lab.seatSide(i + 1, side);
    });
  }, [loaded, options, count]);
}

/** What is measured: game, versions, bots, number of matches, options. */
export function LabForm({
  loaded,
  spec,
  form,
  hasTried,
}: {
  readonly loaded: LoadedGame;
  readonly spec: BotSpec<Shape>;
  readonly form: FormState;
  /** Whether Start was pressed: only then it is said what is still missing. */
  readonly hasTried: boolean;
}) {
  const names = useSeatNames(loaded, form);
  const isWrong = (at: string): boolean => form.bad.some((one) => one.at === at);
  const numberIssues = (at: "matches" | "seed"): EditorIssue[] => {
    const { least, most } = MEASUREMENT_LIMITS[at];
    return isWrong(at) ? [{ at, code: "LAB_NUMBER", text: en.lab.errors.matches(least, most) }] : [];
  };
  const versionIssues: EditorIssue[] = form.bad.some(({ code }) => code === "LAB_VERSIONS")
    ? [{ at: "", code: "LAB_VERSIONS", text: en.lab.errors.versions }]
    : [];
  const fileAt = (version: 0 | 1, letter: string | null) => (
    <FileChoice
      key={version}
      game={loaded.id}
      letter={letter}
      file={form.files[version]}
      isWrong={hasTried && isWrong(`compare.versions.${version}`)}
      onFile={(file) => form.setFile(version, file)}
    />
  );
  return (
    <>
      <ChoiceLine
        name={en.lab.game}
        value={loaded.id}
        options={GAMES.map((id) => [id, gameTitle(id)] as const)}
        onChange={(game) => navigate({ at: "lab", game })}
      />
      <FormLine name={en.lab.what} issues={hasTried ? versionIssues : []}>
        {() => (
          <Segments
            label={en.lab.what}
            value={form.mode}
            options={[
              { value: "sides", name: en.lab.modes.sides },
              { value: "compare", name: en.lab.modes.compare },
            ]}
            onChange={form.setMode}
          />
        )}
      </FormLine>
      {form.mode === "compare" ? (
        <>
          {fileAt(0, "A")}
          {fileAt(1, "B")}
          <FileFacts form={form} />
          <p className="panel-note">
            {en.lab.counted(names[form.seat] ?? "")} {en.lab.sameDraws}
          </p>
        </>
      ) : (
        fileAt(0, null)
      )}
      <Bots spec={spec} form={form} names={names} />
      <div className="lab-numbers">
        <FormLine name={form.mode === "compare" ? en.lab.matchesEach : en.lab.matches} issues={numberIssues("matches")}>
          {(id, helpId) => (
            <NumberInput
              id={id}
              helpId={helpId}
              value={form.matches}
              {...MEASUREMENT_LIMITS.matches}
              isWrong={isWrong("matches")}
              onChange={form.setMatches}
            />
          )}
        </FormLine>
        <FormLine name={en.lab.seed} issues={numberIssues("seed")} help={en.lab.seedHelp}>
          {(id, helpId) => (
            <NumberInput
              id={id}
              helpId={helpId}
              value={form.seed}
              {...MEASUREMENT_LIMITS.seed}
              isWrong={isWrong("seed")}
              onChange={form.setSeed}
            />
          )}
        </FormLine>
      </div>
      <Options loaded={loaded} form={form} />
    </>
  );
}

/** The facts in which two versions of a file differ. */
function FileFacts({ form: { files } }: { readonly form: FormState }) {
  const [a, b] = files;
  if (!a || !b || a.kind === null || a.kind !== b.kind) return null;
  const changed = b.facts.filter(([name, text]) =>
    a.facts.some(([other, before]) => other === name && before !== text),
  );
  if (changed.length === 0) return null;
  return (
    <ul className="lab-changes">
      {changed.map(([name, text]) => (
        <li key={name}>
          {name}: {a.facts.find(([other]) => other === name)?.[1]} → <b>{text}</b>
        </li>
      ))}
    </ul>
  );
}

/** One bot for all seats, or one for each. */
function Bots({
  spec,
  form,
  names,
}: {
  readonly spec: BotSpec<Shape>;
  readonly form: FormState;
  readonly names: readonly string[];
}) {
  const ids = [...LEVELS.map(levelBot), "greedy", ...(spec.scriptedPolicy ? ["scripted"] : []), "random"];
  const choice = (seat: number | null, name: string) => {
    const bot = form.bots[seat ?? 0] ?? "";
    const bad = form.bad.some(({ at }) => at === `bots.${seat ?? 0}` || at === "bots");
    return (
      <ChoiceLine
        key={name}
        name={name}
        value={bot}
        options={[...new Set([...ids, bot])].map((id) => [id, en.lab.bot(id)] as const)}
        issues={bad ? [{ at: "", code: "LAB_BOT", text: en.lab.errors.bot }] : []}
        onChange={(id) => form.setBot(seat, id)}
      />
    );
  };
  return (
    <>
      {form.isEachSeat ? names.map((name, seat) => choice(seat, en.lab.botOf(name))) : choice(null, en.lab.botsAll)}
      <CheckboxField checked={form.isEachSeat} onChange={form.setEachSeat}>
        {en.lab.eachSeat}
      </CheckboxField>
      <p className="panel-note">{en.lab.botsHelp}</p>
    </>
  );
}

/** The options of the match: what was changed, and a dialog with all of them. */
function Options({ loaded, form }: { readonly loaded: LoadedGame; readonly form: FormState }) {
  const [isOpen, setOpen] = useState(false);
  const { game, words } = loaded;
  const { setup } = form;
  const changed = setup.specs.filter(({ id, control }) => Object.hasOwn(setup.chosen, id) && control.kind !== "module");
  const wrong = form.bad.some(({ at }) => at.startsWith("options") || at.startsWith("compare.versions.0."));
  return (
    <FormLine
      name={en.lab.options}
      issues={wrong ? [{ at: "", code: "LAB_OPTIONS", text: en.lab.errors.options }] : []}
    >
      {() => (
        <>
          <p className="lab-chips">
            {changed.length === 0 && <span>{en.lab.standard}</span>}
            {changed.map(({ id: option }) => (
              <span key={option}>
                {words.option(option).name}: {words.option(option).value(setup.setup.values[option])}
              </span>
            ))}
          </p>
          <button type="button" className="btn" onClick={() => setOpen(true)}>
            <Icon name="gear" size={16} /> {en.lab.changeOptions}
          </button>
          {isOpen && (
            <Dialog title={`${gameTitle(game.id)}: ${en.lab.options}`} onClose={() => setOpen(false)} wide>
              <OptionForm loaded={loaded} form={form} />
            </Dialog>
          )}
        </>
      )}
    </FormLine>
  );
}

function OptionForm({ loaded, form: { setup, bad } }: { readonly loaded: LoadedGame; readonly form: FormState }) {
  const { game, words } = loaded;
  const sample = useMemo(() => sampleView(game), [game]);
  const drafts = useFinishedDrafts(loaded);
  const errors: readonly Invalid[] = [
    ...setup.setup.bad,
    ...bad.map((one) => ({ ...one, at: one.at.replace(/^(?:options|compare\.versions\.\d)\./, "") })),
  ];
  const row = (spec: OptionSpec) => (
    <OptionRow
      key={spec.id}
      spec={spec}
      words={words}
      sample={sample}
      value={setup.setup.values[spec.id]}
      bad={faultsAt(spec, errors).slice(0, 1)}
      errorsOf={(value) => setup.errorsOf(spec, value)}
      onChange={(value) => setup.change({ [spec.id]: value })}
      drafts={drafts.filter(({ option }) => option === spec.id)}
    />
  );
  return (
    <div className="new-options">
      <Presets loaded={loaded} form={setup} />
      <OptionSections game={game} form={setup} isWrong={(spec) => faultsAt(spec, errors).length > 0} row={row} />
    </div>
  );
}
