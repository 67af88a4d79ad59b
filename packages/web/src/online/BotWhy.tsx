import { RuleChip } from "@starboard/ui";
import type { ChatLine } from "@starboard/wire/host-socket";
import * as en from "../messages/en.ts";
import { useTableContext } from "../table/table-context.ts";

/** What a bot answers in the chat: the parts of its evaluation that everybody may know, in the reader's language. */
export function BotWhy({ terms }: Pick<NonNullable<ChatLine["why"]>, "terms">) {
  const { text } = useTableContext();
  const { reasons } = en.online.chat;
  if (terms.length === 0) return <span>{reasons.hidden}</span>;
  return (
    <>
      <span>{reasons.because}</span>
      <ul className="online-why">
        {terms.map((term) => {
          const rule = text.reasonRule(term.key);
          return (
            <li key={term.key}>
              {text.reason(term)} {rule && <RuleChip rule={rule} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}
