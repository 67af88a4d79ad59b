import { Button, type Explanation, Segments } from "@starboard/ui";
import { editionName } from "@starboard/kernel";
import type { OnTimeout, ClockRule, SeatInput } from "@starboard/wire/host";
import { type ReactNode, useState } from "react";
import * as en from "../messages/en.ts";
import { api } from "../online/api.ts";
import { clockWords } from "../online/names.ts";
import { withIdentity, updateTable } from "../online/store.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { CheckboxField, SelectField, TextField } from "../shell/fields.tsx";
import { ClockFields, ruleAt } from "./ClockFields.tsx";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import { seatOptionSpecs, type Played } from "./setup.ts";

const DELAYS: readonly number[] = [0, 60, 300, 3600];
const TIMEOUTS: readonly OnTimeout[] = ["claim", "bot", "lose"];

/** Fields for the seats and terms of a new online table. */
export function OnlineSeats({
  loaded,
  options,
  count,
  played,
  ownSeatOptions,
  onOwnSeatOptions,
  onClock,
  seatOptionRows,
  about,
  why,
}: {
  readonly loaded: LoadedGame;
  readonly options: object | null;
  readonly count: number;
  readonly played: readonly (Played | null)[] | null;
  /** Whether players supply their own seat options, and the controls for the table owner's. */
  readonly ownSeatOptions: boolean;
  readonly onOwnSeatOptions: (ownSeatOptions: boolean) => void;
  /** Called with the chosen clock; default values may depend on it. */
  readonly onClock: (rule: ClockRule) => void;
  readonly seatOptionRows: (seat: number) => readonly ReactNode[];
  /** Options that apply because of the clock. */
  readonly about: readonly ReactNode[];
  readonly why: Explanation | undefined;
}) {
  const specs = seatOptionSpecs(loaded.game);
  const { name: storedName, botLevel, set } = useSettings();
  const [name, setName] = useState(storedName);
  const [title, setTitle] = useState("");
  const [chosenSeats, setChosenSeats] = useState<readonly SeatInput[]>([]);
  const [clock, setClock] = useState(0);
  const [onTimeout, setOnTimeout] = useState<OnTimeout>("claim");
  const [listed, setListed] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [delay, setDelay] = useState<number>(0);
  const [consent, setConsent] = useState(true);
  const [rated, setRated] = useState(false);
  const [sending, setSending] = useState(false);
  const seats = Array.from(
    { length: count },
    (_, i) => chosenSeats[i] ?? ({ is: i === 0 ? "me" : "friend" } as SeatInput),
  );
  const changeSeat = (i: number, to: SeatInput): void => {
    // Only one seat is "me": the previous one becomes a friend's.
    setChosenSeats(
      seats.map((seat, j) => (j === i ? to : to.is === "me" && seat.is === "me" ? { is: "friend" } : seat)),
    );
  };
  const rule = ruleAt(clock);
  const chooseClock = (next: number): void => {
    setClock(next);
    onClock(ruleAt(next));
  };
  const open = (): void => {
    if (!options || sending) return;
    setSending(true);
    set({ name: name.trim() });
    withIdentity(() =>
      api.make({
        game: editionName(loaded.game),
        options: options as Record<string, unknown>,
        seats: seats.map((seat, i) => (seat.is === "bot" ? { ...seat, name: en.botName(i) } : seat)),
        name: name.trim(),
        title: title.trim(),
        listed: listed || seats.some(({ is }) => is === "open"),
        ownSeatOptions: ownSeatOptions && specs.length > 0,
        rated: rated && seats.every(({ is }) => is !== "bot"),
        clock: rule,
        onTimeout,
        standInLevel: botLevel,
        takeBack: consent ? "consent" : "rules",
        spectators: { allowed: spectators, delay: spectators ? delay : 0 },
      }),
    ).then(
      ({ table }) => {
        updateTable(table);
        navigate({ at: "online", table: table.table });
      },
      (error: unknown) => {
        setSending(false);
        showProblem(toProblem(error));
      },
    );
  };
  const words = en.online;
  return (
    <>
      <p className="panel-note">{words.mode.help}</p>
      <TextField label={words.name} value={name} max={40} onChange={setName} />
      {specs.length > 0 && (
        <>
          <CheckboxField checked={ownSeatOptions} onChange={onOwnSeatOptions}>
            {words.seatOptions.all(specs.map(({ id }) => loaded.words.option(id).name))}
          </CheckboxField>
          {ownSeatOptions && <p className="panel-note">{words.seatOptions.help}</p>}
          {ownSeatOptions && <div className="online-brings">{about}</div>}
        </>
      )}
      <ol>
        {seats.map((seat, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is identified by its index
          <li key={i} className="new-seat">
            <SeatEmblem badge={played?.[i] ?? { colour: i + 1 }} size={30} />
            <div>
              <small>{played?.[i]?.side ?? en.newtable.seat(i + 1)}</small>
              <Segments
                label={words.seatKind.label(i + 1)}
                value={seat.is}
                options={(["me", "friend", "open", "bot"] as const).map((value) => ({
                  value,
                  name: words.seatKind[value],
                }))}
                onChange={(is) => changeSeat(i, is === "bot" ? { is, level: botLevel } : { is })}
              />
              {seat.is === "bot" && (
                <select
                  className="field level"
                  aria-label={en.newtable.level(i + 1)}
                  value={seat.level}
                  onChange={(event) => changeSeat(i, { is: "bot", level: Number(event.target.value) })}
                >
                  {[1, 2, 3, 4, 5].map((level) => (
                    <option key={level} value={level}>
                      {level} · {en.levelNames[level - 1]}
                    </option>
                  ))}
                </select>
              )}
              {ownSeatOptions && (seat.is === "me" || seat.is === "bot") && (
                <div className="online-brings">{seatOptionRows(i)}</div>
              )}
              {ownSeatOptions && (seat.is === "friend" || seat.is === "open") && seatOptionRows(i).length > 0 && (
                <small>{words.seatOptions.theirs}</small>
              )}
            </div>
          </li>
        ))}
      </ol>
      <details className="online-terms">
        <summary>
          {words.terms}: {clockWords(rule)}
        </summary>
        <ClockFields
          clock={clock}
          onClock={chooseClock}
          onTimeout={onTimeout}
          timeouts={TIMEOUTS}
          onChangeTimeout={setOnTimeout}
        />
        <TextField label={words.tableTitle} value={title} max={60} onChange={setTitle} />
        <CheckboxField checked={listed} onChange={setListed}>
          {words.listed}
        </CheckboxField>
        <CheckboxField checked={spectators} onChange={setSpectators}>
          {words.spectators}
        </CheckboxField>
        {spectators && (
          <SelectField label={words.delay} value={delay} of={DELAYS} name={words.delayed} onChange={setDelay} />
        )}
        <CheckboxField checked={consent} onChange={setConsent}>
          {words.take.consent}
        </CheckboxField>
        <CheckboxField checked={rated} onChange={setRated}>
          {words.rated}
        </CheckboxField>
      </details>
      <div className="new-go">
        <Button
          look="main"
          onClick={open}
          why={why ?? (name.trim() === "" ? { fact: en.online.chat.named } : undefined)}
        >
          {sending ? words.creating : words.create}
        </Button>
      </div>
      <p className="panel-note">{en.newtable.chance}</p>
    </>
  );
}
