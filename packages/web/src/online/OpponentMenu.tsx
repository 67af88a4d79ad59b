import { Icon } from "@starboard/ui";
import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";

/** Menu entries for the other players with accounts: their profiles and, after the match, a challenge. */
export function OpponentMenu({
  info,
  onChallenge,
}: {
  readonly info: TableInfo;
  /** Absent if the viewer has no account. */
  readonly onChallenge: ((who: { readonly person: string; readonly name: string }) => void) | undefined;
}) {
  const others = info.seats.flatMap(({ account, name }, n) =>
    account === null || info.you.seats.some((seat) => seat === n) ? [] : [{ person: account, name }],
  );
  return (
    <>
      {others.map((who) => (
        <a key={who.person} className="menu-item" {...link({ at: "people", person: who.person })}>
          <Icon name="person" />
          {en.people.profileOf(who.name)}
        </a>
      ))}
      {info.state === "over" &&
        onChallenge &&
        others.map((who) => (
          <button key={who.person} type="button" className="menu-item" onClick={() => onChallenge(who)}>
            <Icon name="swap" />
            {en.people.challenge(who.name)}
          </button>
        ))}
    </>
  );
}
