import { Button } from "@starboard/ui";
import type { AdminPlayer } from "@starboard/wire/admin";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { useNow } from "../shell/now.ts";
import type { AdminHeaders } from "./admin-headers.ts";
import { Filter, type ListFilter } from "./Filter.tsx";
import { Section } from "./Section.tsx";

type Run = (act: (headers: AdminHeaders) => Promise<unknown>) => void;
type Person = Pick<AdminPlayer, "person" | "name">;
const kinds = () => Object.entries(en.admin.filter.kinds).map(([value, name]) => ({ value, name }));

/** The players changed last, or the results of a search. */
export function AdminPlayers({
  players,
  filter,
  onFilter,
  run,
  onBan,
  onReset,
  more,
}: {
  readonly filter: ListFilter;
  readonly onFilter: (to: ListFilter) => void;
  /** Opens the dialog that creates a password reset link. */
  readonly onReset: (player: Person) => void;
  readonly players: readonly AdminPlayer[];
  readonly run: Run;
  readonly onBan: (player: Person) => void;
  readonly more?: (() => void) | undefined;
}) {
  const now = useNow();
  return (
    <Section
      title={en.admin.players}
      more={more}
      filter={
        <Filter
          label={en.admin.filter.players}
          hint={en.admin.filter.playersHint}
          choices={kinds()}
          value={filter}
          onChange={onFilter}
        />
      }
      {...(players.length === 0 && { none: en.admin.empty })}
    >
      {players.map((player) => {
        const { person, name, login, kind, createdAt, banned } = player;
        return (
          <li key={person}>
            <span>
              <b>{name}</b>{" "}
              <small>
                {[
                  ...(login === null ? [] : [login]),
                  en.admin.kinds[kind],
                  en.ago(createdAt, now),
                  ...(banned === null ? [] : [en.admin.banned(banned)]),
                ].join(" · ")}
              </small>
            </span>
            <span className="account-acts">
              {kind === "account" && (
                <Button look="quiet" onClick={() => onReset(player)}>
                  {en.admin.reset.open(name)}
                </Button>
              )}
              {banned === null ? (
                <Button look="quiet" onClick={() => onBan(player)}>
                  {en.admin.ban(name)}
                </Button>
              ) : (
                <Button
                  look="quiet"
                  onClick={() => run((headers) => call("DELETE", `admin/bans/${person}`, undefined, headers))}
                >
                  {en.admin.unban(name)}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </Section>
  );
}
