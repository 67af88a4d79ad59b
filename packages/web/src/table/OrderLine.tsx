/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list of suggestions has roles but no tag that can be laid out */
import { completed, fittingOrders, Icon, isWritten, notationOf, Tool, type TypedOrder, useMemo } from "@starboard/ui";
import type { Act, Refusal } from "@starboard/kernel";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { useTableContext } from "./table-context.ts";
import "./reading.css";

/** Orders that are shown at once. */
const SHOWN = 6;

interface OfferedOrder extends TypedOrder {
  readonly step: string;
  readonly act: Act;
  readonly refusal: Refusal | undefined;
}

/** The field of the order line, for the key that goes to it. */
export const ORDER_FIELD = ".order-line input";

/** All offered acts as orders that can be typed: the possible ones first. */
function useOrders(): readonly OfferedOrder[] {
  const { board, text, loaded } = useTableContext();
  const { reader } = loaded.screen;
  return useMemo(() => {
    const words = reader?.notationWords?.();
    const all = board.offers.flatMap(({ step, offers }) =>
      offers.map(({ act, refusal }): OfferedOrder => {
        const written = reader?.written?.(act, board) ?? act;
        const [notation, data] = [notationOf(written, words), notationOf(written)];
        const sentence = text.act(step, act);
        return { step, act, refusal, notation, sentence, data: data === notation ? undefined : data };
      }),
    );
    return [...all.filter(({ refusal }) => !refusal), ...all.filter(({ refusal }) => refusal)];
  }, [board, text, reader]);
}

/** A line in which an order is typed in the notation of the game, or in the words of its sentence. */
export function OrderLine({
  begun,
  onMain,
  onClose,
}: {
  /** What the field begins with. */
  readonly begun: string;
  /** Presses the main button, for an empty line. */
  readonly onMain: () => void;
  readonly onClose: () => void;
}) {
  const { board, text } = useTableContext();
  const orders = useOrders();
  const [typed, setTyped] = useState(begun);
  const [at, setAt] = useState(-1);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const fitting = useMemo(() => fittingOrders(orders, typed), [orders, typed]);
  const open = orders.filter(({ refusal }) => !refusal).length;
  const option = ({ notation, sentence }: TypedOrder): string => en.reading.order.option(notation, sentence);
  const isFirst = useRef(true);
  // What fits is spoken after every change: of the text, and of the question.
  useEffect(() => {
    const [first] = fitting;
    const words = en.reading.order;
    if (isFirst.current && begun === "") announce(open === 0 ? words.nothing : words.opened(open));
    else if (typed.trim() !== "") announce(first ? words.fits(fitting.length, option(first)) : words.none);
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-deps -- spoken once for every text
  }, [typed]);
  useEffect(() => field.current?.focus(), []);

  const type = (next: string): void => {
    setTyped(next);
    setAt(-1);
  };
  const give = (order: OfferedOrder): void => {
    if (order.refusal)
      return announce(en.reading.order.notPossible(order.notation, text.refusal(order.refusal), order.refusal.rule));
    type("");
    board.choose(order.step, order.act);
  };
  const enter = (): void => {
    const selected = fitting[at];
    if (selected) return give(selected);
    if (typed.trim() === "") return onMain();
    const [first, second] = fitting;
    if (!first) return announce(en.reading.order.none);
    if (isWritten(first, typed) || !second) return give(first);
    announce(en.reading.order.several(fitting.length));
  };
  const move = (by: number): void => {
    if (fitting.length === 0) return announce(en.reading.order.none);
    const next = (at + by + fitting.length + (at < 0 && by < 0 ? 1 : 0)) % fitting.length;
    setAt(next);
    announce(option(fitting[next] as OfferedOrder));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter") enter();
    else if (event.key === "Escape") onClose();
    else if (event.key === "Tab" && !event.shiftKey && typed.trim() !== "" && completed(fitting, typed) !== typed)
      type(completed(fitting, typed));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const from = Math.max(0, Math.min(at - SHOWN + 1, fitting.length - SHOWN));
  return (
    <search className="order-line" aria-label={en.reading.order.label}>
      <div id={`${id}list`} className="order-options" role="listbox" aria-label={en.reading.order.options}>
        {fitting.slice(from, from + SHOWN).map((order, i) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={`${order.step} ${order.notation} ${order.sentence}`}
            id={`${id}${from + i}`}
            role="option"
            aria-selected={from + i === at}
            aria-disabled={order.refusal ? true : undefined}
            tabIndex={-1}
            onClick={() => give(order)}
          >
            <code>{order.notation}</code> <span>{order.sentence}</span>
          </div>
        ))}
      </div>
      <div>
        <input
          ref={field}
          className="field"
          role="combobox"
          aria-label={en.reading.order.label}
          aria-expanded={fitting.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}${at}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          placeholder={en.reading.order.hint}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Tool label={en.reading.order.close} onClick={onClose}>
          <Icon name="cross" />
        </Tool>
      </div>
    </search>
  );
}
