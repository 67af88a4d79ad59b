import { Segments } from "@starboard/ui";
import { useId } from "react";
import { en } from "../messages.en.ts";
import type { CardFilter } from "./filter.ts";

const TYPES = ["all", "Unit", "Maneuver", "Command", "Event"] as const;
const HELD = ["all", "in", "out"] as const;
const ORDERS = ["id", "space", "surface", "bolts", "name"] as const;

/** The controls for filter and order. Enter in the search field adds the first card found. */
export function FilterRow({
  sieve,
  shown,
  onChange,
  onEnter,
}: {
  readonly sieve: CardFilter;
  readonly shown: number;
  readonly onChange: (sieve: CardFilter) => void;
  readonly onEnter: () => void;
}) {
  const id = useId();
  return (
    <search className="tw-sieve">
      <input
        className="field"
        type="search"
        value={sieve.words}
        placeholder={en.deck.find}
        aria-label={en.deck.find}
        aria-describedby={id}
        onChange={(event) => onChange({ ...sieve, words: event.target.value })}
        onKeyDown={(event) => event.key === "Enter" && onEnter()}
      />
      <Segments
        label={en.deck.type}
        value={sieve.type}
        options={TYPES.map((value) => ({ value, name: en.deck.types[value] }))}
        onChange={(type) => onChange({ ...sieve, type })}
      />
      <select
        className="field"
        aria-label={en.deck.held}
        value={sieve.held}
        onChange={(event) => onChange({ ...sieve, held: event.target.value as CardFilter["held"] })}
      >
        {HELD.map((value) => (
          <option key={value} value={value}>
            {en.deck.helds[value]}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={en.deck.order}
        value={sieve.order}
        onChange={(event) => onChange({ ...sieve, order: event.target.value as CardFilter["order"] })}
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
