import { Button, Icon, Menu, type PromptAction, RuleChip } from "@starboard/ui";
import type { Refusal, RuleId } from "@starboard/kernel";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";
import { useTableContext } from "./table-context.ts";
import type { PlannedStep } from "./plan.ts";

/** The prompt line under the board: one sentence, its rule and a few buttons. */
export function Prompt({
  waiting,
  rule,
  refusal,
  label = en.table.prompt,
  children,
  more,
  buttons,
}: {
  /** Whether the player has nothing to decide. */
  readonly waiting: boolean;
  readonly rule?: RuleId | null;
  /** The refusal of the last attempt; replaces the sentence. */
  readonly refusal?: Refusal | null;
  readonly label?: string;
  readonly children: ReactNode;
  /** Content next to the sentence with separate controls. */
  readonly more?: ReactNode;
  readonly buttons?: ReactNode;
}) {
  const { text } = useTableContext();
  return (
    <footer className={`ask${waiting ? " wait" : ""}${refusal ? " refused" : ""}`} aria-label={label}>
      <i className="lamp" />
      <p role={refusal ? "alert" : undefined}>
        {refusal ? <b>{text.refusal(refusal)}</b> : children}{" "}
        {(refusal?.rule ?? rule) && <RuleChip rule={refusal?.rule ?? (rule as RuleId)} />}
      </p>
      {more}
      {buttons !== undefined && <div className="acts">{buttons}</div>}
    </footer>
  );
}

/** The buttons of a turn: undo, prompt actions, confirm. At most three are shown outside the menu. */
export function TurnButtons({
  proposal,
  takeBack,
  planned,
  closed,
  sending,
  onReply,
  onUndo,
  onCommit,
}: {
  readonly proposal: PlannedStep | null;
  /** Why the last act cannot be taken back; null if it can be. */
  readonly takeBack: Refusal | null;
  /** Number of planned acts. */
  readonly planned: number;
  readonly closed: boolean;
  readonly sending: boolean;
  readonly onReply: (step: string, act: PlannedStep["act"]) => void;
  readonly onUndo: () => void;
  readonly onCommit: () => void;
}) {
  const { loaded, board, text } = useTableContext();
  const replies = closed ? [] : (loaded.screen.promptActions?.(board) ?? plainReplies(board.offers));
  const main = replies.find((reply) => reply.emphasis === "main");
  // With a plan the main button confirms it; the main prompt action is shown next to it unless it replaces it.
  const last = planned > 0 && main?.replacesCommit ? main : null;
  const others =
    planned > 0 && main && !last
      ? [main, ...replies.filter((reply) => reply !== main)]
      : replies.filter((reply) => reply !== main);
  const open = others.slice(0, proposal ? 1 : planned > 0 || !main ? 2 : 1);
  const rest = others.slice(open.length);
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
          {rest.map(({ step, act }) => (
            <button
              key={`${step} ${JSON.stringify(act)}`}
              type="button"
              className="menu-item"
              onClick={() => onReply(step, act)}
            >
              {text.act(step, act)}
            </button>
          ))}
        </Menu>
      )}
      {open.map(({ step, act, label, emphasis = "plain" }) => (
        <Button
          key={`${step} ${JSON.stringify(act)}`}
          look={emphasis === "main" ? "may" : emphasis}
          onClick={() => onReply(step, act)}
        >
          {label ?? text.act(step, act)}
        </Button>
      ))}
      {proposal && !closed ? (
        <Button look="main" hotkey="c" onClick={onCommit}>
          {text.act(proposal.step, proposal.act)}
        </Button>
      ) : last ? (
        <Button
          look="main"
          hotkey="c"
          why={
            last.refusal && {
              fact: text.act(last.step, last.act),
              cause: text.refusal(last.refusal),
              rule: last.refusal.rule,
            }
          }
          onClick={() => onReply(last.step, last.act)}
        >
          {text.act(last.step, last.act)}
        </Button>
      ) : planned > 0 ? (
        <Button look="main" hotkey="c" onClick={onCommit}>
          {sending ? en.table.sending : en.table.commit}
        </Button>
      ) : (
        main && (
          <Button look="main" onClick={() => onReply(main.step, main.act)}>
            {main.label ?? text.act(main.step, main.act)}
          </Button>
        )
      )}
    </>
  );
}

/** Acts without parameters are shown in the prompt line only. */
function plainReplies(offers: ReturnType<typeof useTableContext>["board"]["offers"]): readonly PromptAction[] {
  return offers
    .filter(({ aside }) => !aside)
    .flatMap(({ step, offers: list }) =>
      list.flatMap(({ act, refusal }) =>
        !refusal && Object.keys(act).length === 1 ? [{ step, act, emphasis: "may" as const }] : [],
      ),
    );
}
