import { cardsOf, readCards } from "@starboard/trekwar";
import { Button, type EditorProps, RuleChip } from "@starboard/ui";
import { useState } from "react";
import { issuesOf } from "../issues.ts";
import { en } from "../messages.en.ts";
import type { Deck } from "./deck.ts";

/** Custom cards for this deck, from the card editor's draft or from a file. */
export function OwnCards({ draft: deck, change, otherDraft, open }: EditorProps<Deck>) {
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (raw: unknown): void => {
    if (raw === undefined) return;
    const read = readCards(cardsOf(raw));
    if ("ok" in read) change({ ...deck, own: read.ok });
    setWrong("ok" in read ? null : en.deck.own.wrong(issuesOf(read.bad, (id) => id)[0]?.text ?? ""));
  };
  const there = cardsOf(otherDraft("cards"));
  const lock = deck.sheet ? { fact: en.deck.locked } : undefined;
  return (
    <section className="tw-own">
      <h3>
        {en.deck.own.title} <RuleChip rule="TW-13.7" />
      </h3>
      <p>
        {deck.own.length === 0 ? en.deck.own.none : `${en.deck.own.some(deck.own.length)}.`} {en.deck.own.help}
      </p>
      <div className="tw-own-acts">
        {Array.isArray(there) && there.length > 0 && (
          <Button look="quiet" why={lock} onClick={() => take(there)}>
            {en.deck.own.fromEditor(there.length)}
          </Button>
        )}
        <Button look="quiet" why={lock} onClick={() => void open().then(take)}>
          {en.deck.own.file}
        </Button>
        {deck.own.length > 0 && (
          <Button look="quiet" onClick={() => change({ ...deck, own: [] })}>
            {en.deck.own.drop}
          </Button>
        )}
      </div>
      {wrong !== null && (
        <p className="bad" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
