import { Button } from "@starboard/ui";
import type { StuckMatch } from "@starboard/wire/admin";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { gameName } from "../online/names.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import type { AdminHeaders } from "./admin-headers.ts";
import { Section } from "./Section.tsx";

const words = en.admin.stuck;
const nameOf = ({ title, game }: StuckMatch): string => title || gameName({ game });

/** Matches whose automatic work is overdue, and matches whose rules are not installed. */
export function AdminStuck({
  list,
  run,
  onClose,
}: {
  readonly list: readonly StuckMatch[];
  readonly run: (act: (headers: AdminHeaders) => Promise<unknown>) => void;
  /** Opens the table's dialog, where it can be closed. */
  readonly onClose: (table: string) => void;
}) {
  const now = useNow();
  return (
    <Section title={words.title} {...(list.length === 0 && { none: words.none })}>
      {list.map((match) => (
        <li key={match.table}>
          <span>
            <a {...link({ at: "online", table: match.table })}>
              <b>{nameOf(match)}</b>
            </a>{" "}
            <small>{facts(match, now).join(" · ")}</small>
          </span>
          <span className="account-acts">
            {match.reason !== "unplayable" && (
              <Button
                look="quiet"
                label={words.retryNamed(nameOf(match))}
                onClick={() => run((headers) => call("POST", `admin/stuck/${match.table}/retry`, undefined, headers))}
              >
                {words.retry}
              </Button>
            )}
            <Button look="quiet" label={words.closeNamed(nameOf(match))} onClick={() => onClose(match.table)}>
              {words.close}
            </Button>
          </span>
        </li>
      ))}
    </Section>
  );
}

const facts = (match: StuckMatch, now: number): string[] => [
  words.reason[match.reason](match.game),
  words.since(en.ago(match.since, now)),
  ...(match.closesAt === null
    ? [words.tries(match.tries, minutes(match.nextTryAt - now))]
    : [words.closes(minutes(match.closesAt - now))]),
  ...(match.code === null ? [] : [match.code]),
];
const minutes = (ms: number): number => Math.max(0, Math.ceil(ms / 60_000));
