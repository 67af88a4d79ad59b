import { type AutoAnswer, Button, Dialog, RuleChip, Segments } from "@starboard/ui";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { showSuccess } from "../problems.ts";
import { answerKey, isAnswerOn, useTableSwitches } from "./question-switches.ts";
import { useSettings } from "./store.ts";
import "./settings.css";

/** The switches of a game's automatic answers. */
export function QuestionSwitches({
  answers,
  isOn,
  onChange,
}: {
  readonly answers: readonly AutoAnswer[];
  readonly isOn: (answer: AutoAnswer) => boolean;
  readonly onChange: (answer: AutoAnswer, on: boolean) => void;
}) {
  if (answers.length === 0) return <p>{en.questions.none}</p>;
  return (
    <>
      {answers.map((answer) => (
        <div key={answer.id} className="setting">
          <div>
            <b>{answer.name}</b>
            <p>
              {answer.help} {answer.rule && <RuleChip rule={answer.rule} />}
            </p>
          </div>
          <Segments
            label={answer.name}
            value={isOn(answer) ? "on" : "off"}
            options={[
              { value: "on", name: en.questions.answer },
              { value: "off", name: en.questions.ask },
            ]}
            onChange={(value) => onChange(answer, value === "on")}
          />
        </div>
      ))}
    </>
  );
}

/** The switches of one table, as a dialog of its menu. */
export function TableQuestions({
  match,
  loaded,
  onClose,
}: {
  readonly match: string;
  readonly loaded: LoadedGame;
  readonly onClose: () => void;
}) {
  const settings = useSettings();
  const { of, set } = useTableSwitches();
  const switches = of(match);
  const answers = loaded.screen.autoAnswers ?? [];
  const isOn = (answer: AutoAnswer): boolean => isAnswerOn(loaded.id, answer, settings, switches);
  const useEverywhere = (): void => {
    const chosen = Object.fromEntries(answers.map((answer) => [answerKey(loaded.id, answer.id), isOn(answer)]));
    settings.set({ questions: { ...settings.questions, ...chosen } });
    set(match, {});
    showSuccess({ code: "WEB_QUESTIONS_SAVED" });
  };
  return (
    <Dialog title={en.questions.title} onClose={onClose} wide>
      <p>{en.questions.lead}</p>
      <QuestionSwitches
        answers={answers}
        isOn={isOn}
        onChange={(answer, on) => set(match, { ...switches, [answer.id]: on })}
      />
      {Object.keys(switches).length > 0 && (
        <div className="actions">
          <Button look="may" onClick={useEverywhere}>
            {en.questions.everywhere}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
