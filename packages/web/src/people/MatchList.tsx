import { parseEdition } from "@starboard/kernel";
import type { FinishedMatch } from "@starboard/wire/people";
import { sideName } from "../games.ts";
import * as en from "../messages/en.ts";
import { gameName } from "../online/names.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import "./people.css";

/** Finished matches, each a link to its replay; with `of` the result and the opponents of that account. */
export function MatchList({ matches, of }: { readonly matches: readonly FinishedMatch[]; readonly of?: string }) {
  const now = useNow();
  return (
    <ul className="people-matches">
      {matches.map((one) => {
        const own = of === undefined ? undefined : one.seats.find(({ account }) => account === of);
        const others = one.seats.filter((seat) => seat !== own).map(({ name }) => name);
        const side = own ? sideName(parseEdition(one.game)?.id ?? one.game, own) : "";
        const about = [gameName(one), ...(side === "" ? [] : [side]), ...(one.rated ? [en.people.ratedMatch] : [])];
        return (
          <li key={one.match}>
            <a {...link({ at: "replay", match: one.match })}>
              <span>
                <b>{own ? en.people.versus(others) : others.join(" – ")}</b>
                <small>{about.join(" · ")}</small>
              </span>
              <span className="people-end">
                {own ? (
                  <b className={own.result}>{en.people.result(own.result)}</b>
                ) : (
                  <b>{en.people.winners(one.seats.flatMap(({ name, result }) => (result === "won" ? [name] : [])))}</b>
                )}
                <small>{en.ago(one.endedAt, now)}</small>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
