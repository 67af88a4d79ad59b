import { Button } from "@starboard/ui";
import type { CastingLink } from "@starboard/wire/casting";
import { CAST_DELAY, isSafeDelay, type TableInfo } from "@starboard/wire/host";
import { type ReactNode, useState } from "react";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { showProblem, toProblem } from "../problems.ts";
import type { Route } from "../router.ts";
import { announce } from "../shell/announce.tsx";

const words = en.casting.link;

/** For the table owner: the link that makes its reader a caster, and the end of casting. */
export function CastingLinks({
  info,
  children,
}: {
  readonly info: TableInfo;
  /** Shows the link. */
  readonly children: (route: Route) => ReactNode;
}) {
  const [token, setToken] = useState<string | null>(null);
  const { table, terms, you, state } = info;
  if (!you.owner || !terms.spectators.allowed || state === "over") return null;
  const failed = (error: unknown): void => showProblem(toProblem(error));
  const path = `tables/${encodeURIComponent(table)}/casting`;
  const make = (): void => void call<CastingLink>("GET", path).then((link) => setToken(link.token), failed);
  const end = (): void =>
    void call<TableInfo>("DELETE", path).then(() => {
      setToken(null);
      announce(words.ended);
    }, failed);
  if (!isSafeDelay(terms.spectators))
    return <p className="panel-note">{words.needsDelay(CAST_DELAY.seconds, CAST_DELAY.acts)}</p>;
  return (
    <>
      <p className="panel-note">{words.text}</p>
      {token !== null && children({ at: "online", table, cast: token })}
      <div className="row">
        {token === null && <Button onClick={make}>{words.make}</Button>}
        <Button look="quiet" onClick={end}>
          {words.end}
        </Button>
      </div>
    </>
  );
}
