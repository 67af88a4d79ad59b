import { type Language, LANGUAGES } from "@starboard/kit";
import { Button, Segments, useLanguage } from "@starboard/ui";
import { type ReactNode, useId, useState } from "react";
import * as en from "../messages/en.ts";
import { languageNames } from "../messages/language-names.ts";
import { GAMES, gameTitle } from "../games.ts";
import { install, useInstall, useInstallWay } from "../install/install.ts";
import { fetchGame } from "../loaded-game.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { answerKey } from "./question-switches.ts";
import { QuestionSwitches } from "./Questions.tsx";
import { type HandOver, type Motion, type Recap, SPEEDS, type Theme, useSettings } from "./store.ts";
import "./settings.css";

/** The settings page. */
export function SettingsPage() {
  const s = useSettings();
  return (
    <main className="page narrow settings" id="content">
      <h1>{en.settings.title}</h1>
      <p>
        {en.settings.lead} {en.settings.saved}
      </p>
      <Row name={en.settings.name} hint={en.settings.nameHint}>
        {(id) => (
          <input
            id={id}
            className="field"
            value={s.name}
            maxLength={40}
            placeholder={en.youName}
            onChange={(event) => s.set({ name: event.target.value })}
          />
        )}
      </Row>
      <LanguageRow />
      <Row name={en.settings.theme}>
        {() => (
          <Segments<Theme>
            label={en.settings.theme}
            value={s.theme}
            options={(["dark", "light", "contrast"] as const).map((value) => ({ value, name: en.shell.theme[value] }))}
            onChange={(theme) => s.set({ theme })}
          />
        )}
      </Row>
      <Row name={en.settings.motion}>
        {() => (
          <Segments<Motion>
            label={en.settings.motion}
            value={s.motion}
            options={(["system", "full", "still"] as const).map((value) => ({
              value,
              name: en.settings.motions[value],
            }))}
            onChange={(motion) => s.set({ motion })}
          />
        )}
      </Row>
      <Row name={en.settings.speed}>
        {() => (
          <Segments
            label={en.settings.speed}
            value={String(s.speed)}
            options={SPEEDS.map((value) => ({ value: String(value), name: en.table.playback.times(value) }))}
            onChange={(value) => s.set({ speed: Number(value) })}
          />
        )}
      </Row>
      <Row name={en.settings.sound}>
        {() => <YesNo label={en.settings.sound} value={s.sound} onChange={(sound) => s.set({ sound })} />}
      </Row>
      <Row name={en.settings.auto} hint={en.settings.autoHint}>
        {() => <YesNo label={en.settings.auto} value={s.autoCommit} onChange={(autoCommit) => s.set({ autoCommit })} />}
      </Row>
      <Row name={en.settings.handOver}>
        {() => (
          <Segments<HandOver>
            label={en.settings.handOver}
            value={s.handOver}
            options={(["private", "always", "never"] as const).map((value) => ({
              value,
              name: en.settings.handOvers[value],
            }))}
            onChange={(handOver) => s.set({ handOver })}
          />
        )}
      </Row>
      <Row name={en.settings.level}>
        {(id) => (
          <select
            id={id}
            className="field"
            value={s.botLevel}
            onChange={(event) => s.set({ botLevel: Number(event.target.value) })}
          >
            {[1, 2, 3, 4, 5].map((level) => (
              <option key={level} value={level}>
                {level} · {en.levelNames[level - 1]}
              </option>
            ))}
          </select>
        )}
      </Row>
      <Row name={en.recap.setting} hint={en.recap.settingHint}>
        {() => (
          <Segments<Recap>
            label={en.recap.setting}
            value={s.recap}
            options={(["away", "always", "never"] as const).map((value) => ({ value, name: en.recap.settings[value] }))}
            onChange={(recap) => s.set({ recap })}
          />
        )}
      </Row>
      <InstallRow />
      <section>
        <h2>{en.questions.title}</h2>
        <p>{en.questions.lead}</p>
        {GAMES.map((game) => (
          <GameQuestions key={game} game={game} />
        ))}
      </section>
      {s.guided.length > 0 && (
        <Row name={en.settings.guided}>
          {() => <Button onClick={() => s.set({ guided: [] })}>{en.settings.guidedAgain}</Button>}
        </Row>
      )}
    </main>
  );
}

/** The language of all texts. */
function LanguageRow() {
  const language = useLanguage();
  const set = useSettings((s) => s.set);
  return (
    <Row name={en.shell.language.label} hint={en.shell.language.hint}>
      {() => (
        <Segments<Language>
          label={en.shell.language.label}
          value={language}
          options={LANGUAGES.map((value) => ({ value, name: languageNames[value] }))}
          onChange={(next) => set({ language: next })}
        />
      )}
    </Row>
  );
}

/** Installs the page as an app, or says why that is not possible. */
function InstallRow() {
  const way = useInstallWay();
  const isInstalled = useInstall((s) => s.isInstalled);
  const hint =
    way === "share-menu"
      ? `${en.install.why} ${en.install.shareMenu}`
      : isInstalled
        ? en.install.installed
        : way === "dialog"
          ? en.install.why
          : en.install.impossible;
  return (
    <Row name={en.install.settingName} hint={hint}>
      {() => way === "dialog" && <Button onClick={() => void install()}>{en.install.install}</Button>}
    </Row>
  );
}

/** The switches of one game, which is loaded when the section is opened. */
function GameQuestions({ game }: { readonly game: string }) {
  const [isOpen, setOpen] = useState(false);
  const { questions, set } = useSettings();
  const { value: loaded, problem } = useFetched(isOpen ? game : "", async () => (isOpen ? fetchGame(game) : null));
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{en.questions.game(gameTitle(game))}</summary>
      {problem && <p role="alert">{en.problem(problem.code, problem.about)}</p>}
      {loaded && (
        <QuestionSwitches
          answers={loaded.screen.autoAnswers ?? []}
          isOn={(answer) => questions[answerKey(game, answer.id)] ?? answer.isOnByDefault}
          onChange={(answer, on) => set({ questions: { ...questions, [answerKey(game, answer.id)]: on } })}
        />
      )}
    </details>
  );
}

function Row({
  name,
  hint,
  children,
}: {
  readonly name: string;
  readonly hint?: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="setting">
      <div>
        <label htmlFor={id}>{name}</label>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children(id)}
    </div>
  );
}

function YesNo({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}) {
  return (
    <Segments
      label={label}
      value={value ? "on" : "off"}
      options={[
        { value: "on", name: en.settings.on },
        { value: "off", name: en.settings.off },
      ]}
      onChange={(next) => onChange(next === "on")}
    />
  );
}
