import { Button, type Explanation, Icon, Menu, type PromptAction, RuleChip } from "@starboard/ui";
import type { Refusal, RuleId } from "@starboard/kernel";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";
import { AlarmSign } from "./AlarmPrompt.tsx";
import type { MainButton, PromptButtons } from "./prompt-buttons.ts";
import { useTableContext } from "./table-context.ts";

/** The prompt line under the board: one sentence, its rule and a few buttons. */
export function Prompt({
  waiting,
  rule,
  refusal,
  label = en.table.prompt,
  above,
  alarm = null,
  children,
  buttons,
}: {
  /** Whether the player has nothing to decide. */
  readonly waiting: boolean;
  readonly rule?: RuleId | null;
  /** The refusal of the last attempt; replaces the sentence. */
  readonly refusal?: Refusal | null;
  readonly label?: string;
  /** A line above the sentence. */
  readonly above?: ReactNode;
  /** Marks the whole line as an alarm. */
  readonly alarm?: "danger" | "chance" | null;
  readonly children: ReactNode;
  readonly buttons?: ReactNode;
}) {
  const { text } = useTableContext();
  return (
    // Takes the focus while the player has nothing to decide: see focus.ts.
    <footer
      tabIndex={-1}
      className={`ask${waiting ? " wait" : ""}${refusal ? " refused" : ""}${alarm ? ` alarm ${alarm}` : ""}`}
      aria-label={label}
    >
      {alarm ? <AlarmSign kind={alarm} /> : <i className="lamp" />}
      <div className="ask-text">
        {above}
        <p role={refusal ? "alert" : undefined}>
          {refusal ? <b>{text.refusal(refusal)}</b> : children}{" "}
          {(refusal?.rule ?? rule) && <RuleChip rule={refusal?.rule ?? (rule as RuleId)} />}
        </p>
      </div>
      {buttons !== undefined && <div className="acts">{buttons}</div>}
    </footer>
  );
}

/** The buttons of a turn: undo, prompt actions, and the main button, which the key `c` presses. */
export function TurnButtons({
  buttons: { main, open, rest },
  takeBack,
  planned,
  sending,
  isOffline = false,
  onPress,
  onUndo,
  onMain,
}: {
  readonly buttons: PromptButtons;
  /** Why the last act cannot be taken back; null if it can be. */
  readonly takeBack: Refusal | null;
  /** Number of acts in the plan. */
  readonly planned: number;
  readonly sending: boolean;
  /** Whether there is no connection, so that what is confirmed waits. */
  readonly isOffline?: boolean;
  readonly onPress: (action: PromptAction) => void;
  readonly onUndo: () => void;
  readonly onMain: () => void;
}) {
  const { text } = useTableContext();
  const undo =
    planned > 0 ? (
      <Button look="quiet" hotkey="u" onClick={onUndo} hint={{ fact: en.table.undo, cause: en.table.undoHint }}>
        <Icon name="undo" />
        {en.table.undo}
      </Button>
    ) : takeBack?.code === "KERNEL_UNDO_NOTHING" ? null : (
      <Button
        look="quiet"
        hotkey="u"
        onClick={onUndo}
        onRefused={onUndo}
        why={takeBack ? { fact: en.table.takeBack, cause: text.refusal(takeBack), rule: takeBack.rule } : undefined}
        hint={{ fact: en.table.takeBack, cause: en.table.takeBackHint, rule: "KRN-UNDO-1" }}
      >
        <Icon name="undo" />
        {en.table.takeBack}
      </Button>
    );
  return (
    <>
      {undo}
      {rest.length > 0 && (
        <Menu label={en.table.more} className="btn" trigger={en.table.more}>
          {rest.map((action) => (
            <button key={keyOf(action)} type="button" className="menu-item" onClick={() => onPress(action)}>
              {labelOf(action, text)}
            </button>
          ))}
        </Menu>
      )}
      {open.map((action) => (
        <Button
          key={keyOf(action)}
          look={action.emphasis === "main" ? "may" : (action.emphasis ?? "plain")}
          why={refusalOf(action, text)}
          onClick={() => onPress(action)}
        >
          {labelOf(action, text)}
        </Button>
      ))}
      {main && (
        <Button
          look="main"
          hotkey="c"
          why={main.is === "action" ? refusalOf(main.action, text) : undefined}
          onClick={onMain}
        >
          {mainLabel(main, text, sending, isOffline)}
        </Button>
      )}
    </>
  );
}

type Texts = ReturnType<typeof useTableContext>["text"];

const keyOf = ({ step, act, label }: PromptAction): string => `${step} ${label ?? ""} ${JSON.stringify(act)}`;
const labelOf = ({ step, act, label }: Pick<PromptAction, "step" | "act" | "label">, text: Texts): string =>
  label ?? text.act(step, act);

/** Why a button is not available yet. */
const refusalOf = (action: PromptAction, text: Texts): Explanation | undefined =>
  action.refusal && {
    fact: labelOf(action, text),
    cause: text.refusal(action.refusal),
    rule: action.refusal.rule,
  };

function mainLabel(main: MainButton, text: Texts, sending: boolean, isOffline: boolean): string {
  if (main.is === "proposal") return labelOf(main.proposal, text);
  if (main.is === "action") return labelOf(main.action, text);
  if (isOffline) return sending ? en.online.willBeSent : en.online.confirmOffline;
  return sending ? en.table.sending : en.table.commit;
}
