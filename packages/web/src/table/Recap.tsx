import { Button, Icon, RuleChip } from "@starboard/ui";
import { Fragment, useEffect, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { useCompact } from "../shell/media.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import { actorsOf, type RecapItem, recapSpeech } from "./recap.ts";
import { useHotkeys } from "./Shortcuts.tsx";
import { useTableContext } from "./table-context.ts";
import type { RecapState } from "./use-recap.ts";
import "./recap.css";

/** What other players did: the events that concern the viewer, then the others, folded. One at a time on a phone. */
export function Recap({
  recap: { items, manner, close },
  onShow,
  onReplay,
}: {
  readonly recap: RecapState;
  /** Shows a place on the board. */
  readonly onShow: (place: string) => void;
  /** Plays the match again from an entry; absent where earlier moments are not at hand. */
  readonly onReplay?: ((n: number) => void) | undefined;
}) {
  const { text, viewer } = useTableContext();
  const compact = useCompact();
  const own = items.filter(({ concernsViewer }) => concernsViewer);
  const others = items.filter(({ concernsViewer }) => !concernsViewer);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLElement>(null);
  const title = manner === "away" ? en.recap.away : en.recap.watched;
  const count = own.length;
  const speech = recapSpeech(
    title,
    own.map((item) => sentences(item, text)),
    manner,
  ).join("\n");
  useEffect(() => {
    for (const line of speech.split("\n")) announce(line);
  }, [speech]);
  const next = (): void => {
    if (count === 0) return;
    const to = (chosen + 1) % count;
    setChosen(to);
    const item = own[to];
    if (!item) return;
    if (item.place !== null) onShow(item.place);
    announce(sentences(item, text));
    list.current?.querySelector(`[data-event="${to}"]`)?.scrollIntoView({ block: "nearest" });
  };
  useHotkeys({ n: next });
  const shown = compact ? own.slice(chosen, chosen + 1) : own;
  return (
    <section ref={list} className="recap" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {compact && count > 0 ? (
          <span className="n">{en.recap.place(chosen + 1, count)}</span>
        ) : (
          <p>
            {en.recap.moved(
              actorsOf(items)
                .filter((seat) => seat !== viewer)
                .map((seat) => text.side(seat)),
            )}
          </p>
        )}
      </header>
      <div className="recap-list">
        {count === 0 ? <p>{en.recap.nothing}</p> : !compact && <h3>{en.recap.concerns}</h3>}
        <ol>
          {shown.map((item) => {
            const at = own.indexOf(item);
            return (
              <Event
                key={item.n}
                item={item}
                at={at}
                isChosen={at === chosen}
                onShow={(place) => {
                  setChosen(at);
                  onShow(place);
                }}
                onReplay={onReplay}
              />
            );
          })}
        </ol>
        {others.length > 0 && (
          <details>
            <summary>{en.recap.others(others.length)}</summary>
            <ol>
              {others.map((item) => (
                <Event key={item.n} item={item} onShow={onShow} onReplay={onReplay} />
              ))}
            </ol>
          </details>
        )}
      </div>
      <div className="row">
        {count > 1 && (
          <Button hotkey="n" onClick={next}>
            <Icon name="right" />
            {compact ? en.recap.nextShort : en.recap.next}
          </Button>
        )}
        <Button look="quiet" onClick={close}>
          {en.recap.seen}
        </Button>
      </div>
    </section>
  );
}

function Event({
  item,
  at,
  isChosen = false,
  onShow,
  onReplay,
}: {
  readonly item: RecapItem;
  /** Position among the events that concern the viewer. */
  readonly at?: number;
  readonly isChosen?: boolean;
  readonly onShow: (place: string) => void;
  readonly onReplay?: ((n: number) => void) | undefined;
}) {
  const { loaded, board, text } = useTableContext();
  const { actor, place, facts, n } = item;
  const rules = [...new Set(facts.map(({ rule }) => rule))];
  return (
    <li className={isChosen ? "now" : undefined} aria-current={isChosen ? "true" : undefined} data-event={at}>
      {at !== undefined && <i className="recap-number n">{at + 1}</i>}
      <div>
        {actor !== null && (
          <b>
            <SeatEmblem badge={loaded.screen.badge(board.view, actor)} /> {text.side(actor)}
          </b>
        )}
        <p>
          {sentences(item, text)}
          {rules.map((rule) => (
            <Fragment key={rule}>
              {" "}
              <RuleChip rule={rule} />
            </Fragment>
          ))}
        </p>
        {(place !== null || onReplay) && (
          <p className="recap-acts">
            {place !== null && (
              <button type="button" className="text-button" onClick={() => onShow(place)}>
                {en.recap.show}
              </button>
            )}
            {onReplay && (
              <button type="button" className="text-button" onClick={() => onReplay(n)}>
                {en.recap.replay}
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

const sentences = ({ facts }: RecapItem, text: ReturnType<typeof useTableContext>["text"]): string =>
  facts.map((fact) => text.fact(fact)).join(" ");
