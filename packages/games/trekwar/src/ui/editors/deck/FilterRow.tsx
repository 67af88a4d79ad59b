import { Segments } from "@starboard/ui";
import { useId } from "react";
import { en } from "../messages.en.ts";
import type { CardFilter } from "./filter.ts";

const TYPES = ["all", "Unit", "Maneuver", "Command", "Event"] as const;
const HELD = ["all", "in", "out"] as const;
const ORDERS = ["id", "space", "surface", "bolts", "name"] as const;

/** The controls for filter and order. Enter in the search field adds the first card found. */
export function FilterRow({
  filter,
  shown,
  onChange,
  onEnter,
}: {
  readonly filter: CardFilter;
  readonly shown: number;
  readonly onChange: (filter: CardFilter) => void;
  readonly onEnter: () => void;
}) {
  const id = useId();
  return (
    <search className="tw-filter">
      <input
        className="field"
        type="search"
        value={filter.words}
        placeholder={en.deck.find}
        aria-label={en.deck.find}
        aria-describedby={id}
        onChange={(event) => onChange({ ...filter, words: event.target.value })}
        onKeyDown={(event) => event.key === "Enter" && onEnter()}
      />
      <Segments
        label={en.deck.type}
        value={filter.type}
        options={TYPES.map((value) => ({ value, name: en.deck.types[value] }))}
        onChange={(type) => onChange({ ...filter, type })}
      />
      <select
        className="field"
        aria-label={en.deck.inDeck}
        value={filter.inDeck}
        onChange={(event) => onChange({ ...filter, inDeck: event.target.value as CardFilter["inDeck"] })}
      >
        {HELD.map((value) => (
          <option key={value} value={value}>
            {en.deck.inDeckValues[value]}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={en.deck.order}
        value={filter.order}
        onChange={(event) => onChange({ ...filter, order: event.target.value as CardFilter["order"] })}
      >
        {ORDERS.map((value) => (
          <option key={value} value={value}>
            {en.deck.orders[value]}
          </option>
        ))}
      </select>
      <p id={id}>
        {en.deck.shown(shown)}. {en.deck.findHint}
      </p>
    </search>
  );
}
