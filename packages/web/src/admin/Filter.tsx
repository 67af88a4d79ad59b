import { Button } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";

const words = en.admin.filter;
/** Filter of a list; an empty text does not filter. */
export interface ListFilter {
  readonly search: string;
  /** A state of tables, or a kind of players. */
  readonly only: string;
}
export const NO_FILTER: ListFilter = { search: "", only: "" };

/** Query string of a filter. */
export function queryOf({ search, only }: ListFilter, name: "state" | "kind", after?: string): string {
  const query = new URLSearchParams();
  if (search.trim() !== "") query.set("search", search.trim());
  if (only !== "") query.set(name, only);
  if (after !== undefined) query.set("after", after);
  return query.size === 0 ? "" : `?${query}`;
}

/** A search field and a select above a list. */
export function Filter({
  label,
  hint,
  choices,
  value,
  onChange,
}: {
  /** Names the form for screen readers. */
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly value: ListFilter;
  readonly onChange: (next: ListFilter) => void;
}) {
  const [search, setSearch] = useState(value.search);
  return (
    <form
      className="account-acts admin-filter"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...value, search });
      }}
    >
      <input
        className="field"
        type="search"
        aria-label={words.search}
        placeholder={hint}
        maxLength={80}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <select
        className="field"
        aria-label={words.show}
        value={value.only}
        onChange={(event) => onChange({ search, only: event.target.value })}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
      <Button type="submit">{words.search}</Button>
    </form>
  );
}
