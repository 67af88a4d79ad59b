import { type ComponentType, type ReactNode, useEffect } from "react";
import * as en from "../messages/en.ts";
import { fetchEdition } from "../loaded-game.ts";
import { ErrorPage, WaysOut } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { navigate } from "../router.ts";
import { gameName } from "./names.ts";
import { PlayingTable } from "./PlayingTable.tsx";
import { RejoinSeat, rejoinableSeats } from "./RejoinSeat.tsx";
import { useOnline, useTable } from "./store.ts";
import { useTitleEvents } from "./title-events.ts";
import { Unplayable } from "./Unplayable.tsx";
import { WaitingTable } from "./WaitingTable.tsx";
import "./online.css";

/** An online table by its address: a waiting page before the match, then the board. */
export function OnlineTable({
  table,
  page: Page,
}: {
  readonly table: string;
  readonly page: ComponentType<{ readonly children: ReactNode }>;
}) {
  const followed = useTable(table);
  const { info, errorCode } = followed;
  const isAway = useOnline((s) => s.isAway);
  useTitleEvents(followed);
  // Both have agreed to go on with another match: the table that was made for a new one is gone.
  const goesOn = errorCode === "TABLE_UNKNOWN" ? info?.handOver?.match : undefined;
  useEffect(() => {
    if (goesOn !== undefined) navigate({ at: "online", table: goesOn });
  }, [goesOn]);
  // A match is shown by the edition it is played by.
  const game = info?.summary?.game ?? info?.game ?? "";
  const { value: loaded, problem } = useFetched(game, async () => (game === "" ? null : fetchEdition(game)));
  if (goesOn !== undefined) return <Loading text={en.table.opening} />;
  if (errorCode) return <ErrorPage problem={{ code: errorCode }} title={en.online.title} />;
  if (info?.closed?.is === "unplayable")
    return (
      <Page>
        <Unplayable info={info} />
      </Page>
    );
  if (problem) return <ErrorPage problem={problem} title={en.online.title} />;
  if (!info && isAway)
    return (
      <Page>
        <TableAway />
      </Page>
    );
  if (!info || !loaded) return <Loading text={en.table.opening} />;
  if (info.state === "lobby" || info.summary === null)
    return (
      <Page>
        <WaitingTable info={info} loaded={loaded} />
      </Page>
    );
  // Without spectators the visitor may still have a seat to take.
  if (info.state === "playing" && !info.terms.spectators.allowed && !info.you.owner && info.you.seats.length === 0)
    return (
      <Page>
        <ErrorPage problem={{ code: "WEB_NO_ONLOOKERS" }} title={info.terms.title || gameName(info)}>
          {rejoinableSeats(info).length > 0 && <RejoinSeat info={info} />}
        </ErrorPage>
      </Page>
    );
  return <PlayingTable key={info.table} info={info} loaded={loaded} />;
}

/** Stands for a table while the host cannot be reached. */
function TableAway() {
  return (
    <main className="page narrow problem" id="content">
      <h1>{en.online.title}</h1>
      <output>{en.online.away}</output>
      <p>{en.online.tableAway}</p>
      <WaysOut />
    </main>
  );
}
