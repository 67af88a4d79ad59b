import { Button, Dialog } from "@starboard/ui";
import type {
  AuditEntry,
  AdminFigures,
  AdminInfo,
  AdminPlayer,
  AdminReport,
  AdminTable,
  StuckMatch,
} from "@starboard/wire/admin";
import { displayText } from "@starboard/wire/text";
import type { ServiceStatus } from "@starboard/wire/host";
import { useMemo, useState } from "react";
import * as en from "../messages/en.ts";
import { Field, Form } from "../online/AccountForm.tsx";
import { call } from "../online/api.ts";
import { gameName } from "../online/names.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import { showProblem, toProblem } from "../problems.ts";
import { Figures, Maintenance } from "./AdminService.tsx";
import type { ClubReport } from "@starboard/wire/clubs";
import type { LibraryReport } from "@starboard/wire/library";
import { AdminClubs } from "./AdminClubs.tsx";
import { AdminLibrary } from "./AdminLibrary.tsx";
import { AdminMirrors } from "./AdminMirrors.tsx";
import { AdminStuck } from "./AdminStuck.tsx";
import { AdminPlayers } from "./AdminPlayers.tsx";
import { AdminTables } from "./AdminTables.tsx";
import type { AdminHeaders } from "./admin-headers.ts";
import { NO_FILTER, Filter, type ListFilter, queryOf } from "./Filter.tsx";
import { Section } from "./Section.tsx";
import { ResetLink } from "./ResetLink.tsx";
import "../online/account.css";

interface AdminData {
  readonly info: AdminInfo;
  readonly tables: readonly AdminTable[];
  readonly players: readonly AdminPlayer[];
  readonly reports: readonly AdminReport[];
  readonly libraryReports: readonly LibraryReport[];
  readonly clubReports: readonly ClubReport[];
  readonly actions: readonly AuditEntry[];
  readonly stuck: readonly StuckMatch[];
  readonly figures: AdminFigures;
  readonly status: ServiceStatus;
  /** Whether older items may exist. */
  readonly hasMore: Readonly<Record<List, boolean>>;
}
type Run = (act: (headers: AdminHeaders) => Promise<unknown>) => void;
/** The player to ban. */
type Person = Pick<AdminPlayer, "person" | "name">;

type List = "tables" | "players";
/** Parameter that filters a list. */
const FILTER_PARAMETERS = { tables: "state", players: "kind" } as const;
const states = () => Object.entries(en.admin.filter.states).map(([value, name]) => ({ value, name }));

/** Items the host sends per page. */
const PAGE = 100;

/** The administration page. The administrator secret opens it and is kept in memory only. */
export function Admin() {
  const [token, setToken] = useState("");
  const [data, setData] = useState<AdminData | null>(null);
  const headers = useMemo<AdminHeaders>(() => ({ "x-starboard-admin": token }), [token]);
  /** The table whose dialog is open. */
  const [openTable, setOpenTable] = useState<string | null>(null);
  const [filters, setFilters] = useState<Readonly<Record<List, ListFilter>>>({ tables: NO_FILTER, players: NO_FILTER });
  const [resetting, setResetting] = useState<Person | null>(null);
  const [banning, setBanning] = useState<Person | null>(null);
  const get = <T,>(path: string): Promise<T> => call<T>("GET", `admin${path}`, undefined, headers);
  const load = async (by = filters): Promise<void> => {
    const [info, tables, players, reports, libraryReports, clubReports, actions, stuck, figures, status] =
      await Promise.all([
        get<AdminInfo>(""),
        get<readonly AdminTable[]>(`/tables${queryOf(by.tables, FILTER_PARAMETERS.tables)}`),
        get<readonly AdminPlayer[]>(`/players${queryOf(by.players, FILTER_PARAMETERS.players)}`),
        get<readonly AdminReport[]>("/reports"),
        get<readonly LibraryReport[]>("/library/reports"),
        get<readonly ClubReport[]>("/clubs/reports"),
        get<readonly AuditEntry[]>("/audit"),
        get<readonly StuckMatch[]>("/stuck"),
        get<AdminFigures>("/figures"),
        call<ServiceStatus>("GET", "status"),
      ]);
    const hasMore = { tables: tables.length >= PAGE, players: players.length >= PAGE };
    setData({ info, tables, players, reports, libraryReports, clubReports, actions, stuck, figures, status, hasMore });
  };
  /** Appends the next page of a list; absent at the end of the list. */
  function older<K extends List>(list: K, idOf: (item: AdminData[K][number]) => string): (() => void) | undefined {
    const last = data?.[list].at(-1);
    if (!data?.hasMore[list] || !last) return undefined;
    return () =>
      void get<AdminData[K]>(
        `/${list}${queryOf(filters[list], FILTER_PARAMETERS[list], `${last.changedAt}.${idOf(last)}`)}`,
      ).then(
        (more) =>
          setData({
            ...data,
            [list]: [...data[list], ...more],
            hasMore: { ...data.hasMore, [list]: more.length >= PAGE },
          }),
        (error: unknown) => showProblem(toProblem(error)),
      );
  }
  const applyFilter = (list: List, to: ListFilter): void => {
    const next = { ...filters, [list]: to };
    setFilters(next);
    load(next).catch((error: unknown) => showProblem(toProblem(error)));
  };
  const run: Run = (act) =>
    void act(headers)
      .then(() => load())
      .catch((error: unknown) => showProblem(toProblem(error)));
  return (
    <main className="page narrow account" id="content">
      <div className="account-acts">
        <h1>{en.admin.title}</h1>
        {data && <Button onClick={() => run(() => Promise.resolve())}>{en.admin.again}</Button>}
      </div>
      {data ? (
        <>
          <Storage info={data.info} />
          <Figures figures={data.figures} />
          <AdminStuck list={data.stuck} run={run} onClose={setOpenTable} />
          <Reports reports={data.reports} run={run} onBan={setBanning} />
          <AdminLibrary reports={data.libraryReports} run={run} />
          <AdminClubs reports={data.clubReports} run={run} />
          <AdminMirrors headers={headers} />
          <AdminTables
            filter={
              <Filter
                label={en.admin.filter.tables}
                hint={en.admin.filter.tablesHint}
                choices={states()}
                value={filters.tables}
                onChange={(to) => applyFilter("tables", to)}
              />
            }
            openTable={openTable}
            onOpen={setOpenTable}
            tables={data.tables}
            headers={headers}
            onBan={setBanning}
            onChanged={() => run(() => Promise.resolve())}
            more={older("tables", ({ table }) => table)}
          />
          <AdminPlayers
            filter={filters.players}
            onFilter={(to) => applyFilter("players", to)}
            onReset={setResetting}
            players={data.players}
            run={run}
            onBan={setBanning}
            more={older("players", ({ person }) => person)}
          />
          <Maintenance status={data.status} run={run} />
          <Actions actions={data.actions} />
          {banning && <BanDialog player={banning} run={run} onClose={() => setBanning(null)} />}
          {resetting && (
            <ResetLink
              player={resetting}
              headers={headers}
              onClose={(created) => {
                setResetting(null);
                if (created) run(() => Promise.resolve());
              }}
            />
          )}
        </>
      ) : (
        <TokenForm token={token} onChange={setToken} onSubmit={() => run(() => Promise.resolve())} />
      )}
    </main>
  );
}

interface TokenFormProps {
  readonly token: string;
  readonly onChange: (token: string) => void;
  readonly onSubmit: () => void;
}
function TokenForm({ token, onChange, onSubmit }: TokenFormProps) {
  return (
    <Form title="" label={en.admin.token} submit={() => token !== "" && onSubmit()}>
      <Field
        label={en.admin.token}
        hint={en.admin.tokenHint}
        value={token}
        onChange={onChange}
        type="password"
        complete="off"
      />
      <div className="account-acts">
        <Button type="submit" look="main">
          {en.admin.enter}
        </Button>
      </div>
    </Form>
  );
}

function Storage({ info }: { readonly info: AdminInfo }) {
  const { storage, tables, version, node, up } = info;
  const counts = { ...tables, matches: storage.matches, entries: storage.entries, lines: storage.lines };
  const named = Object.entries(en.admin.counts) as [keyof typeof counts, string][];
  return (
    <>
      <p>{en.admin.about(version, node, Math.round(up / 3600))}</p>
      <Section
        title={en.admin.storage}
        none={en.admin.stored(storage.kind, storage.format, (storage.bytes / 1e6).toFixed(1))}
      >
        {named.map(([key, name]) => (
          <li key={key}>
            <span>{name}</span>
            <b>{counts[key]}</b>
          </li>
        ))}
      </Section>
    </>
  );
}

function Reports({
  reports,
  run,
  onBan,
}: {
  readonly reports: readonly AdminReport[];
  readonly run: Run;
  readonly onBan: (player: Person) => void;
}) {
  const now = useNow();
  return (
    <Section title={en.admin.reports} {...(reports.length === 0 && { none: en.admin.noReports })}>
      {reports.map(({ id, name, text, why, at, table, writer }) => (
        <li key={id}>
          <span>
            <b>{name}</b>: <bdi>{displayText(text)}</bdi>{" "}
            <small>{en.admin.reported(displayText(why), en.ago(at, now))}</small>{" "}
            <a {...link({ at: "online", table })}>{en.admin.toTable}</a>
          </span>
          <span className="account-acts">
            <Button look="quiet" label={en.admin.ban(name)} onClick={() => onBan({ person: writer, name })}>
              {en.admin.banGo}
            </Button>
            <Button
              look="quiet"
              onClick={() => run((headers) => call("DELETE", `admin/reports/${id}`, undefined, headers))}
            >
              {en.admin.settle}
            </Button>
          </span>
        </li>
      ))}
    </Section>
  );
}

/** Dialog that asks for the reason of a ban. The player sees the reason. */
function BanDialog({
  player,
  run,
  onClose,
}: {
  readonly player: Person;
  readonly run: Run;
  readonly onClose: () => void;
}) {
  const [why, setWhy] = useState("");
  const ban = (): void => {
    onClose();
    run((headers) => call("PUT", `admin/bans/${player.person}`, { why: why.trim() }, headers));
  };
  return (
    <Dialog title={en.admin.banTitle(player.name)} onClose={onClose}>
      <Form title="" label={en.admin.banTitle(player.name)} submit={ban}>
        <p>{en.admin.banText}</p>
        <Field label={en.admin.why} value={why} onChange={setWhy} complete="off" />
        <div className="actions">
          <Button onClick={onClose}>{en.admin.keep}</Button>
          <Button type="submit" look="main">
            {en.admin.banGo}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** The audit log, newest first. */
function Actions({ actions }: { readonly actions: readonly AuditEntry[] }) {
  const now = useNow();
  return (
    <Section title={en.admin.actions} {...(actions.length === 0 && { none: en.admin.noActions })}>
      {actions.map(({ id, action, about, why, at }) => (
        <li key={id}>
          <span>
            {en.admin.action[action](/^[a-z0-9-]+@\d+$/.test(about) ? gameName({ game: about }) : about)}{" "}
            {why !== "" && <small>“{why}”</small>}
          </span>
          <small>{en.ago(at, now)}</small>
        </li>
      ))}
    </Section>
  );
}
