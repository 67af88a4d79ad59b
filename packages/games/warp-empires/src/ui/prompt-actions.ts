/** Actions for the prompt line that do not belong to the map or the hand. */
import { pressPass } from "./answers/auto-answers.ts";
import { responseQuestion } from "./answers/question.ts";
import { answersText } from "./answers/text.en.ts";
import { en } from "./messages.en.ts";
import { type AnyAct, askedOf, type Button, moveAt, type Props, tableOf } from "./model/table.ts";

/** Acts without a place on the map. The first one that is offered is the main button. */
const ANSWERS: readonly string[] = ["roll", "draw", "done", "stop", "pass", "attack", "mission", "skip", "enough"];
/** Steps with two equal choices, so without a main button. */
const EVEN: ReadonlySet<string> = new Set(["declareFirst", "declareSecond"]);

/** Returns the buttons of the prompt line. */
export function promptActions(props: Props): readonly Button[] {
  const asked = askedOf(props);
  if (!asked) return [];
  const acts = asked.open
    .filter((act: AnyAct) => ANSWERS.includes(act.do))
    .sort((a, b) => ANSWERS.indexOf(a.do) - ANSWERS.indexOf(b.do));
  const answers = acts.map((act, i): Button => {
    const emphasis = i === 0 && !EVEN.has(asked.step) ? "main" : "may";
    const label = asked.step === "battleCard" && act.do === "pass" ? standing(props) : undefined;
    return label === undefined
      ? { ...moveAt(asked.step, act), emphasis }
      : { ...moveAt(asked.step, act), emphasis, label };
  });
  if (asked.step === "group") return wholeMove(props, answers);
  return [...answers, ...passUntilDecision(props)];
}

/**
 * The buttons while a group is formed: a planned card without a complete move cannot be sent. The button that ends the
 * move takes the place of Confirm and says what is missing.
 */
function wholeMove(props: Props, answers: readonly Button[]): readonly Button[] {
  const stop: Button = { step: "group", act: { do: "stop" }, emphasis: "main", replacesCommit: true };
  const refusal = props.whyNot("group", { do: "stop" });
  return [refusal ? { ...stop, refusal } : stop, ...answers.filter(({ act }) => act.do !== "stop")];
}

/** Passes in this window and in all others until the reader's turn begins or the reader is attacked. */
function passUntilDecision(props: Props): readonly Button[] {
  const question = responseQuestion(props, tableOf(props));
  if (!question || question.window === "attack") return [];
  return [
    {
      step: question.step,
      act: { do: "pass" },
      label: answersText.untilDecision,
      emphasis: "may",
      onPress: () => pressPass(props),
    },
  ];
}

/** The label of a pass in a battle: both sums, the own side first. */
function standing({ view: { battle }, viewer }: Props): string | undefined {
  if (!battle || (battle.neutral !== null && battle.dice.length === 0)) return undefined;
  const own = battle.sides[0] === viewer ? 0 : 1;
  return en.battle.pass(battle.sums[own].total, battle.sums[own === 0 ? 1 : 0].total);
}
