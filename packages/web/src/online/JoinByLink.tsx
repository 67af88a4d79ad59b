import { Button } from "@starboard/ui";
import type { Invalid } from "@starboard/kernel";
import type { LinkTarget, TableWithLinks } from "@starboard/wire/host";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { type LoadedGame, fetchEdition } from "../loaded-game.ts";
import { link, navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { showProblem, ProblemError, toProblem } from "../problems.ts";
import { api, type SeatOptionValues } from "./api.ts";
import { SeatOptionsForm, canSupplyOptions } from "./SeatOptionsForm.tsx";
import { clockWords, gameName } from "./names.ts";
import { SetupSummary, useSetupSides } from "./SetupSummary.tsx";
import { withIdentity, updateTable, useHostConnection, useOnline } from "./store.ts";
import "./online.css";

/**
 * The page of a seat link: the player enters a name and takes the seat. A link to the player's own seat opens the
 * table.
 */
export function JoinByLink({ token }: { readonly token: string }) {
  const { value: target, problem } = useFetched(token, () => withIdentity(() => api.enter(token)));
  useEffect(() => {
    if (target?.yours) navigate({ at: "online", table: target.table.table }, true);
  }, [target]);
  const game = target?.table.game ?? "";
  const { value: loaded } = useFetched(game, async () => (game === "" ? null : fetchEdition(game)));
  if (problem) return <ErrorPage problem={problem} title={en.online.enter.title} />;
  if (!target || !loaded) return <Loading />;
  if (target.yours) return <Loading text={en.online.enter.yours} />;
  return <Guest token={token} target={target} loaded={loaded} />;
}

/** The seat of a link; a link to any reserved seat gives the first free one, or -1 if none is free. */
const seatOf = ({ seat, table }: LinkTarget): number =>
  seat ??
  table.seats.findIndex(
    ({ kind, reservedFor }) => kind === "vacant" && (reservedFor === "friend" || reservedFor === "open"),
  );

/** Takes the seat. If another friend took it at the same moment, tries the next free one. */
async function sitDown(
  token: string,
  target: LinkTarget,
  name: string,
  brings?: SeatOptionValues,
): Promise<TableWithLinks> {
  try {
    return await api.sit(target.table, seatOf(target), name, token, brings);
  } catch (error) {
    if (target.seat !== null || toProblem(error).code !== "TABLE_TAKEN") throw error;
    const now = await api.enter(token);
    if (seatOf(now) < 0) throw error;
    // The seat options were chosen for another seat.
    return sitDown(token, now, name);
  }
}

function Guest({
  token,
  target,
  loaded,
}: {
  readonly token: string;
  readonly target: LinkTarget;
  readonly loaded: LoadedGame;
}) {
  const [brought, setBrought] = useState<SeatOptionValues>({});
  const [bad, setBad] = useState<readonly Invalid[]>([]);
  const { name: known, set } = useSettings();
  useHostConnection();
  const me = useOnline((s) => s.me);
  const [typedName, setName] = useState<string | null>(null);
  const name = typedName ?? (known || me?.name || "");
  const [seated, setSeated] = useState(false);
  const { table } = target;
  const seat = seatOf(target);
  const free = seat >= 0 && table.seats[seat]?.kind === "vacant";
  const brings = free && table.state === "lobby" && canSupplyOptions(table, loaded, seat);
  const played = useSetupSides(table, loaded)[seat];
  const there = table.seats.flatMap(({ kind, name: who }) => (kind === "vacant" ? [] : [who]));
  const sit = (): void => {
    if (seated || name.trim() === "") return;
    setSeated(true);
    set({ name: name.trim() });
    setBad([]);
    withIdentity(() => sitDown(token, target, name.trim(), brings ? brought : undefined)).then(
      ({ table: now }) => {
        updateTable(now);
        navigate({ at: "online", table: now.table }, true);
      },
      (error: unknown) => {
        setSeated(false);
        if (brings && error instanceof ProblemError && error.bad.some(({ at }) => at.split(".")[0] !== ""))
          setBad(error.bad);
        showProblem(toProblem(error));
      },
    );
  };
  return (
    <main className="page online-enter" id="content">
      <h1>{en.online.enter.title}</h1>
      <p>{free ? en.online.enter.text(table.owner, gameName(table)) : en.online.enter.taken}</p>
      <p className="panel-note">
        {[
          ...(table.terms.title ? [table.terms.title] : []),
          ...(free && played ? [en.online.enter.side(played.side)] : []),
          clockWords(table.terms.clock),
          ...(table.terms.rated ? [en.online.ratedShort] : []),
          ...(there.length > 0 ? [en.online.enter.there(there)] : []),
        ].join(" · ")}
      </p>
      {free && table.terms.rated && (
        <p className="panel-note">
          {en.online.rated}.{" "}
          {me?.kind !== "account" && <a {...link({ at: "account" })}>{en.tournament.setup.toAccount}</a>}
        </p>
      )}
      {free ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sit();
          }}
        >
          <label>
            <span>{en.online.you.label}</span>
            <input
              className="field"
              value={name}
              maxLength={40}
              onChange={(event) => setName(event.target.value)}
              // Kept while the player visits an editor.
              onBlur={() => name.trim() !== "" && set({ name: name.trim() })}
            />
          </label>
          <p className="panel-note">{en.online.you.hint}</p>
          {brings && (
            <SeatOptionsForm info={table} loaded={loaded} seat={seat} value={brought} bad={bad} onChange={setBrought} />
          )}
          <Button look="main" why={name.trim() === "" ? { fact: en.online.chat.named } : undefined} onClick={sit}>
            {en.online.enter.sit}
          </Button>
        </form>
      ) : (
        <Button look="main" onClick={() => navigate({ at: "online", table: table.table }, true)}>
          {en.online.enter.watch}
        </Button>
      )}
      <SetupSummary info={table} loaded={loaded} />
    </main>
  );
}
