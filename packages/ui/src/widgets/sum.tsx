import type { RuleId } from "@starboard/kernel";
import { readerFormat } from "@starboard/kit";
import { type ReactNode, useId, useRef } from "react";
import { en } from "../text/en.ts";
import { RuleChip } from "./rule-link.tsx";

/** One term of a sum, named as in the rules. */
export interface SumTerm {
  readonly what: ReactNode;
  readonly value: number;
  readonly rule?: RuleId;
}

/** A number that opens a list of its terms. `total` may be a text ("min 3"); by default it is the sum of the terms. */
export function SumTerms({
  terms,
  total,
  title,
  children,
}: {
  readonly terms: readonly SumTerm[];
  readonly total?: ReactNode;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const place = (): void => {
    const tip = box.current;
    const at = tip?.previousElementSibling?.getBoundingClientRect();
    if (!tip || !at) return;
    tip.style.left = `${Math.min(Math.max(8, at.left + at.width / 2 - tip.offsetWidth / 2), window.innerWidth - tip.offsetWidth - 8)}px`;
    const below = at.bottom + 8 + tip.offsetHeight <= window.innerHeight - 8;
    tip.style.top = `${below ? at.bottom + 8 : Math.max(8, at.top - tip.offsetHeight - 8)}px`;
  };
  return (
    <span className="sum">
      <button type="button" className="sum-total n" popoverTarget={id}>
        {children}
        <span className="sr">{en.sum}</span>
      </button>
      <div ref={box} id={id} popover="auto" className="sum-box" onToggle={place}>
        {title !== undefined && <b>{title}</b>}
        <dl>
          {terms.map((term, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a term is identified by its place in the sum
            <div key={i}>
              <dt>{term.what}</dt>
              <dd className="n">{signed(term.value)}</dd>
              <dd>{term.rule && <RuleChip rule={term.rule} />}</dd>
            </div>
          ))}
          <div className="sum-line">
            <dt />
            <dd className="n">{shown(total ?? terms.reduce((sum, term) => sum + term.value, 0))}</dd>
            <dd />
          </div>
        </dl>
      </div>
    </span>
  );
}

const { number } = readerFormat;
const signed = (value: number): string =>
  value > 0 ? `+${number(value)}` : value < 0 ? `−${number(-value)}` : number(0);
const shown = (total: ReactNode): ReactNode => (typeof total === "number" ? number(total) : total);
