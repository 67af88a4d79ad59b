import { Button, Emblem } from "@starboard/frame";
import type { Result } from "@starboard/kernel";
import type { SeatInfo, TableInfo } from "@starboard/wire/host";
import { useEffect, useMemo } from "react";
import * as en from "../messages/en.ts";
import type { Loaded } from "../registry.ts";
import { link, navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { tellTrouble, troubleOf } from "../trouble.ts";
import { shownSpecs } from "../newtable/setup.ts";
import { api } from "./api.ts";
import { Chat } from "./Chat.tsx";
import { Invite } from "./Invite.tsx";
import { clockWords, gameName } from "./names.ts";
import { change, SeatMenu } from "./SeatMenu.tsx";
import { learn, useOnline } from "./store.ts";

/** A table before its match: who sits where, the links, what is played. Everybody sees the same, live. */
export function Room({ info, loaded }: { readonly info: TableInfo; readonly loaded: Loaded }) {
  const { room } = en.online;
  const { you, terms } = info;
  const up = useOnline((s) => s.up);
  const free = info.seats.filter(({ kind }) => kind === "vacant").length;
  const unready = info.seats.some(({ kind, ready }) => kind === "person" && !ready);
  useEntropy(info);
  const { Prospect } = loaded.screen;
  const changed = useMemo(() => changedOptions(loaded, info.options), [loaded, info.options]);
  return (
    <main className="page online-room" id="content">
      <div className="online-room-main">
        <h1>{terms.title || gameName(info)}</h1>
        {!up && <output className="online-lost">{en.online.reconnecting}</output>}
        <p className="lead">
          {[
            room.made(info.maker),
            gameName(info),
            clockWords(terms.clock),
            ...(terms.rated ? [en.online.ratedShort] : []),
          ].join(" · ")}
        </p>
        {info.tournament !== undefined && (
          <p>
            <a {...link({ at: "tournament", tournament: info.tournament })}>{en.tournament.toTournament}</a>
          </p>
        )}
        <ol className="online-seats">
          {info.seats.map((seat, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            <SeatLine key={i} info={info} seat={seat} i={i} />
          ))}
        </ol>
        <div className="row online-go">
          {you.maker && (
            <Button
              look="main"
              why={free > 0 || unready ? { fact: room.waiting } : undefined}
              onClick={() => change(() => api.start(info.table))}
            >
              {room.start}
            </Button>
          )}
          <output className="panel-note">
            {free > 0
              ? `${room.waiting} ${en.online.state.lobby(free)}.`
              : unready
                ? info.tournament === undefined
                  ? room.waiting
                  : en.tournament.now.sitText
                : room.ready}
          </output>
          {you.maker && (
            <Button
              look="quiet"
              onClick={() =>
                void api.remove(info.table).then(
                  () => navigate({ at: "online" }),
                  (error: unknown) => tellTrouble(troubleOf(error)),
                )
              }
            >
              {room.close}
            </Button>
          )}
        </div>
        <section>
          <h2>{room.options}</h2>
          {Prospect && <Prospect options={info.options} />}
          {changed.length === 0 ? (
            <p className="panel-note">{room.standard}</p>
          ) : (
            <ul className="online-options">
              {changed.map(([id, value]) => (
                <li key={id}>
                  {loaded.words.option(id).name}: <b>{shownValue(loaded, id, value)}</b>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <aside className="online-room-side">
        <Invite info={info} />
        <Chat info={info} />
      </aside>
    </main>
  );
}

/** Options that differ from what the game would have by itself. */
function changedOptions(loaded: Loaded, options: object): readonly (readonly [string, unknown])[] {
  const usual: Result<object> = loaded.game.options.parse({});
  const standard = "ok" in usual ? (usual.ok as Readonly<Record<string, unknown>>) : {};
  return shownSpecs(loaded.game, options as Readonly<Record<string, unknown>>).flatMap(({ id, brought }) => {
    const value = (options as Readonly<Record<string, unknown>>)[id];
    const own = brought ? brought.standard : standard[id];
    return JSON.stringify(value) === JSON.stringify(own) ? [] : [[id, value] as const];
  });
}

function shownValue(loaded: Loaded, id: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (typeof value === "object") return "…";
  return loaded.words.option(id).value(value);
}

/** A seat taken before there was a commitment owes its part in the draws; the browser gives it without being asked. */
function useEntropy(info: TableInfo): void {
  const owing = info.commitment === "" ? [] : info.you.seats.filter((seat) => info.seats[seat]?.ready === false);
  const wanted = owing.join();
  useEffect(() => {
    for (const seat of wanted === "" ? [] : wanted.split(","))
      api.entropy(info, Number(seat)).then(learn, (error: unknown) => tellTrouble(troubleOf(error)));
    // A new commitment asks for new chance, another version of the same table does not.
    // oxlint-disable-next-line react/exhaustive-deps -- as said
  }, [wanted, info.commitment]);
}

function SeatLine({ info, seat, i }: { readonly info: TableInfo; readonly seat: SeatInfo; readonly i: number }) {
  const { room } = en.online;
  const { name: own, set } = useSettings();
  const mine = info.you.seats.includes(i as never);
  const sit = (): void => {
    const name = own.trim() || en.youName;
    set({ name });
    change(() => api.sit(info, i, name));
  };
  const note =
    seat.kind === "bot"
      ? `${en.online.seatKind.bot} · ${seat.level} · ${en.levelNames[(seat.level ?? 1) - 1]}`
      : seat.kind === "vacant"
        ? en.online.vacant[seat.wanted ?? "open"]
        : [
            mine ? en.table.you : "",
            seat.online ? en.online.online : en.online.offline,
            seat.ready ? "" : en.online.notReady,
          ]
            .filter(Boolean)
            .join(" · ");
  return (
    <li className={`online-seat ${seat.kind}`}>
      <Emblem side={i + 1} size={30} />
      <div>
        <b>{seat.kind === "vacant" ? en.newtable.seat(i + 1) : seat.name}</b>
        <small>{note}</small>
      </div>
      {seat.kind === "vacant" && (seat.wanted === "open" || info.you.maker) && (
        <Button look="may" label={`${room.sit}: ${en.newtable.seat(i + 1)}`} onClick={sit}>
          {room.sit}
        </Button>
      )}
      {mine && info.tournament === undefined && (
        <Button look="quiet" onClick={() => change(() => api.leave(info.table, i))}>
          {room.stand}
        </Button>
      )}
      {info.you.maker && !mine && <SeatMenu info={info} seat={seat} i={i} />}
    </li>
  );
}
