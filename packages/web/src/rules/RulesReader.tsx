import { Icon } from "@starboard/ui";
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { Inline } from "./Inline.tsx";
import { type Block, parseRuleText, type Unit } from "./parse.ts";
import "./rules.css";

/** A rule text with search; scrolls to a paragraph and highlights it. */
export function RulesReader({
  source,
  rule,
  contents,
}: {
  readonly source: string;
  /** The paragraph to show. */
  readonly rule: string | null;
  /** Whether a table of contents is shown. */
  readonly contents?: boolean;
}) {
  const units = useMemo(() => parseRuleText(source), [source]);
  const known = useMemo(() => new Set(units.flatMap((unit) => (unit.rule ? [unit.rule] : []))), [units]);
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed.trim().toLowerCase());
  const results = useMemo(() => (query === "" ? units : matching(units, query)), [units, query]);
  const text = useRef<HTMLDivElement>(null);
  const base = useId();
  // An unknown paragraph leads to its nearest parent: AD-6.3.2.c to AD-6.3.2.
  const target = rule === null ? null : nearest(rule, known);
  // Opening a paragraph clears a search that would hide it.
  const [opened, setOpened] = useState(target);
  if (opened !== target) {
    setOpened(target);
    setTyped("");
  }
  useEffect(() => {
    if (target === null || query !== "") return;
    text.current?.querySelector(`[data-rule="${CSS.escape(target)}"]`)?.scrollIntoView({ block: "start" });
  }, [target, query, rule]);
  return (
    <div className={`book${contents === true ? " with-contents" : ""}`}>
      <label className="book-search">
        <Icon name="search" />
        <span className="sr">{en.rules.search}</span>
        <input
          className="field"
          type="search"
          value={typed}
          placeholder={en.rules.search}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {contents === true && (
        <nav className="book-contents" aria-label={en.rules.contents}>
          {units.flatMap((unit) =>
            unit.blocks[0]?.is === "heading" && unit.blocks[0].level <= 3
              ? [
                  <a key={unit.key} className={`l${unit.blocks[0].level}`} href={`#${base}${unit.key}`}>
                    {unit.blocks[0].text}
                  </a>,
                ]
              : [],
          )}
        </nav>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling text must be reachable by keyboard */}
      <section className="book-text" ref={text} tabIndex={0} aria-label={en.rules.title}>
        {results.map((unit) => (
          <section
            key={unit.key}
            id={`${base}${unit.key}`}
            data-rule={unit.rule ?? undefined}
            className={unit.rule !== null && unit.rule === target ? "unit here" : "unit"}
          >
            {unit.blocks.map((block, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- blocks of one fixed text never move
              <Shape key={i} block={block} known={known} />
            ))}
          </section>
        ))}
        {results.length === 0 && <p className="book-none">{en.rules.none}</p>}
      </section>
    </div>
  );
}

function matching(units: readonly Unit[], query: string): Unit[] {
  const words = query.split(/\s+/);
  return units.filter((unit) => words.every((word) => unit.haystack.includes(word)));
}

function nearest(rule: string, known: ReadonlySet<string>): string | null {
  for (let at = rule; at.includes("-"); ) {
    if (known.has(at)) return at;
    const cut = Math.max(at.lastIndexOf("."), at.lastIndexOf("-") > at.indexOf("-") ? at.lastIndexOf("-") : -1);
    if (cut < 0) return null;
    at = at.slice(0, cut);
  }
  return null;
}

function Shape({ block, known }: { readonly block: Block; readonly known: ReadonlySet<string> }): ReactNode {
  switch (block.is) {
    case "heading": {
      const Tag = `h${Math.min(block.level + 1, 6)}` as "h2";
      return (
        <Tag>
          <Inline text={block.text} known={NONE} />
        </Tag>
      );
    }
    case "text":
      return (
        <p>
          <Inline text={block.text} known={known} />
        </p>
      );
    case "code":
      return <pre>{block.text}</pre>;
    case "list": {
      const Tag = block.ordered ? "ol" : "ul";
      return (
        <Tag>
          {block.items.map((item, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- items of one fixed text never move
            <li key={i}>
              <Inline text={item.text} known={known} />
              {item.below.map((below, j) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <Shape key={j} block={below} known={known} />
              ))}
            </li>
          ))}
        </Tag>
      );
    }
    case "table":
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- wide tables scroll sideways; as regions they would crowd the list of landmarks
        <div className="book-table" tabIndex={0} role="group" aria-label={en.rules.table}>
          <table>
            {block.head.some((cell) => cell !== "") && (
              <thead>
                <tr>
                  {block.head.map((cell, i) =>
                    cell === "" ? (
                      // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- the corner of a table names nothing
                      <td key={i} />
                    ) : (
                      // oxlint-disable-next-line react/no-array-index-key -- as above
                      <th key={i} scope="col">
                        <Inline text={cell} known={NONE} />
                      </th>
                    ),
                  )}
                </tr>
              </thead>
            )}
            <tbody>
              {block.rows.map((row, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <tr key={i}>
                  {row.map((cell, j) => (
                    // oxlint-disable-next-line react/no-array-index-key -- as above
                    <td key={j}>
                      <Inline text={cell} known={known} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
const NONE: ReadonlySet<string> = new Set();
