/** The deck builder: available cards on the left, the deck with its totals on the right. */
import type { CardEntry } from "@starboard/trekwar";
import { Button, Icon, type EditorProps, Segments } from "@starboard/ui";
import { useMemo, useState } from "react";
import { en } from "../messages.en.ts";
import {
  barToAdding,
  copyDeck,
  countIn,
  type Deck,
  emptyDeck,
  namesIn,
  poolOf,
  sheetDeck,
  sideOf,
  withCard,
  withoutCard,
} from "./deck.ts";
import { NO_FILTER, filterCards } from "./filter.ts";
import { List } from "./List.tsx";
import { OwnCards } from "./OwnCards.tsx";
import { PoolCard } from "./PoolCard.tsx";
import { FilterRow } from "./FilterRow.tsx";
import { Sums } from "./Sums.tsx";

export function DeckBody(props: EditorProps<Deck>) {
  const { draft: deck, issues, change, announce } = props;
  const [filter, setFilter] = useState(NO_FILTER);
  const pool = useMemo(() => poolOf(deck), [deck]);
  const nameOf = useMemo(() => namesIn(deck), [deck]);
  const bars = useMemo(() => new Map(pool.map((card) => [card.id, barToAdding(deck, card.id)])), [deck, pool]);
  const shown = filterCards(pool, filter, (id) => countIn(deck, id), nameOf);
  const lock = deck.sheet ? { fact: en.deck.locked } : undefined;

  const add = (card: CardEntry): void => {
    if (lock || bars.get(card.id)) return;
    change(withCard(deck, card.id));
    announce(en.deck.added(card.name, deck.cards.length + 1));
  };
  const remove = (card: CardEntry): void => {
    if (lock || countIn(deck, card.id) === 0) return;
    change(withoutCard(deck, card.id));
    announce(en.deck.removed(card.name, deck.cards.length - 1));
  };
  return (
    <div className="tw-make tw-deck">
      <section className="tw-pool" aria-labelledby="tw-pool">
        <h2 id="tw-pool" className="sr">
          {en.deck.pool}
        </h2>
        <FilterRow
          filter={filter}
          shown={shown.length}
          onChange={setFilter}
          onEnter={() => {
            const [first] = shown;
            if (first) add(first);
          }}
        />
        {shown.length === 0 && <p className="tw-none">{en.deck.nothing}</p>}
        <ul className="tw-pool-cards">
          {shown.map((card) => {
            const bar = bars.get(card.id);
            const count = countIn(deck, card.id);
            return (
              <PoolCard
                key={card.id}
                card={card}
                count={count}
                nameOf={nameOf}
                issues={issues.filter((issue) => issue.at === `card.${card.id}`)}
                whyNotAdd={lock ?? (bar && { fact: bar.text, ...(bar.rule && { rule: bar.rule }) })}
                whyNotRemove={lock ?? (count === 0 ? { fact: en.deck.notIn(card.name) } : undefined)}
                onAdd={() => add(card)}
                onRemove={() => remove(card)}
              />
            );
          })}
        </ul>
      </section>
      <section className="tw-built" aria-labelledby="tw-built">
        <h2 id="tw-built">{en.deck.list}</h2>
        <div className="tw-built-acts">
          <Segments
            label={en.side}
            value={deck.side}
            options={[
              { value: "federation", name: en.sideName(0) },
              { value: "dominion", name: en.sideName(1) },
            ]}
            onChange={(side) => side !== deck.side && change(sheetDeck(side === "federation" ? 0 : 1))}
          />
          {deck.sheet ? (
            <Button look="may" onClick={() => change(copyDeck(deck))} hint={{ fact: en.deck.locked }}>
              {en.deck.copy}
            </Button>
          ) : (
            <Button look="quiet" onClick={() => change(emptyDeck(deck))}>
              {en.deck.empty}
            </Button>
          )}
        </div>
        {deck.sheet && (
          <p className="tw-locked">
            <Icon name="lock" size={16} /> {en.deck.locked}
          </p>
        )}
        <Sums deck={deck} issues={issues} />
        <List deck={deck} pool={pool} issues={issues} lock={lock} onRemove={remove} side={sideOf(deck)} />
        <OwnCards {...props} />
      </section>
    </div>
  );
}
