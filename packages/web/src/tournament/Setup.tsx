import { Button, type Explanation, Segments } from "@starboard/ui";
import { editionName } from "@starboard/kernel";
import type { ClockRule } from "@starboard/wire/host";
import { type AtDeadline, ROUND_ROBIN_LIMIT, SWISS_LIMIT, type TournamentFormat } from "@starboard/wire/tournament";
import { type ReactNode, useState } from "react";
import * as en from "../messages/en.ts";
import { ClockFields, ruleAt } from "../newtable/ClockFields.tsx";
import { seatOptionSpecs } from "../newtable/setup.ts";
import { useHostConnection, useOnline } from "../online/store.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { link, navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { CheckboxField, SelectField, TextField } from "../shell/fields.tsx";
import { showProblem, toProblem } from "../problems.ts";
import { tournamentApi } from "./api.ts";
import "../online/online.css";
import "./tournament.css";

/** Round durations offered on the page, in hours; a host accepts any other too. */
const SPANS: readonly (number | null)[] = [null, 1, 2, 24, 72, 168, 336, 672];
const ROUNDS = Array.from({ length: 15 }, (_, i) => i + 1);
/** Tournament seats cannot be claimed. */
const TIMEOUTS = ["lose", "bot"] as const;
const LATE = ["forfeit", "draw", "adjudicate"] as const;

/** The tournament settings on the setup page. */
export function TournamentSetup({
  loaded,
  options,
  seats,
  ownSeatOptions,
  onOwnSeatOptions,
  onClock,
  about: aboutBringing,
  why,
}: {
  readonly loaded: LoadedGame;
  readonly options: object | null;
  readonly seats: number;
  /** Entrants supply their own seat options. */
  readonly ownSeatOptions: boolean;
  readonly onOwnSeatOptions: (ownSeatOptions: boolean) => void;
  /** Called with the chosen clock; default values may depend on it. */
  readonly onClock: (rule: ClockRule) => void;
  /** Controls that apply only because of it. */
  readonly about: readonly ReactNode[];
  readonly why: Explanation | undefined;
}) {
  useHostConnection();
  const { setup, formats } = en.tournament;
  const me = useOnline((s) => s.me);
  const { name: known, set, botLevel } = useSettings();
  const [typedName, setName] = useState<string | null>(null);
  const name = typedName ?? (known || me?.name || "");
  const [title, setTitle] = useState(() => setup.titleOf(loaded.words.title));
  const [about, setAbout] = useState("");
  const [format, setFormat] = useState<TournamentFormat>("swiss");
  const [rounds, setRounds] = useState(5);
  const [both, setBoth] = useState(false);
  const [clock, setClock] = useState(0);
  const [onTimeout, setOnTimeout] = useState<"lose" | "bot">("lose");
  const [hours, setHours] = useState<number | null>(null);
  const [late, setLate] = useState<AtDeadline>("forfeit");
  const [entry, setEntry] = useState<"open" | "invited">("open");
  const [listed, setListed] = useState(true);
  const [limit, setLimit] = useState(16);
  const [looking, setLooking] = useState(true);
  const [rated, setRated] = useState(false);
  const [sending, setSending] = useState(false);
  const most = format === "roundRobin" ? ROUND_ROBIN_LIMIT : SWISS_LIMIT;
  const pods = seats > 2;
  const things = Array.from({ length: seats }, (_, n) => seatOptionSpecs(loaded.game, n)).flat();
  const chooseClock = (next: number): void => {
    setClock(next);
    onClock(ruleAt(next));
  };

  const make = (): void => {
    if (!options || sending) return;
    setSending(true);
    set({ name: name.trim() });
    tournamentApi
      .make({
        game: editionName(loaded.game),
        options: options as Record<string, unknown>,
        seats,
        name: name.trim(),
        title: title.trim(),
        about: about.trim(),
        format,
        rounds,
        bothSides: both && !pods,
        clock: ruleAt(clock),
        onTimeout,
        standInLevel: botLevel,
        roundHours: hours,
        atDeadline: late,
        entry,
        listed,
        limit: Math.min(limit, most),
        rated,
        ownSeatOptions: ownSeatOptions && things.length > 0,
        spectators: { allowed: looking, delay: 0 },
      })
      .then(
        ({ tournament }) => navigate({ at: "tournament", tournament }),
        (error: unknown) => {
          setSending(false);
          showProblem(toProblem(error));
        },
      );
  };
  if (me && me.kind !== "account")
    return (
      <div className="cup-account">
        <p>{setup.help}</p>
        <p>{setup.account}</p>
        <a className="btn main" {...link({ at: "account" })}>
          {setup.toAccount}
        </a>
      </div>
    );
  const missing = title.trim() === "" ? setup.title : name.trim() === "" ? setup.name : undefined;
  return (
    <form
      className="cup-setup"
      aria-label={setup.mode}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined && !why && seats >= 2 && seats <= 6) make();
      }}
    >
      <p className="panel-note">{setup.help}</p>
      <TextField label={setup.title} value={title} max={40} onChange={setTitle} />
      <TextField label={setup.name} value={name} max={40} onChange={setName} />
      <div className="online-field">
        <span>{setup.format}</span>
        <Segments
          label={setup.format}
          value={format}
          options={(["swiss", "roundRobin"] as const).map((value) => ({ value, name: formats[value] }))}
          onChange={setFormat}
        />
        <span className="panel-note">
          {pods ? setup.podsHelp(seats) : format === "swiss" ? setup.swissHelp : setup.robinHelp}
        </span>
      </div>
      {(format === "swiss" || pods) && (
        <SelectField label={setup.rounds} value={rounds} of={ROUNDS} name={String} onChange={setRounds} />
      )}
      {!pods && (
        <CheckboxField checked={both} onChange={setBoth}>
          {setup.both}
        </CheckboxField>
      )}
      {things.length > 0 && (
        <>
          <CheckboxField checked={ownSeatOptions} onChange={onOwnSeatOptions}>
            {en.online.seatOptions.all(things.map(({ id }) => loaded.words.option(id).name))}
          </CheckboxField>
          {ownSeatOptions && <p className="panel-note">{setup.bringHelp}</p>}
          {ownSeatOptions && <div className="online-brings">{aboutBringing}</div>}
        </>
      )}
      <ClockFields
        clock={clock}
        onClock={chooseClock}
        onTimeout={onTimeout}
        timeouts={TIMEOUTS}
        onChangeTimeout={setOnTimeout}
        timeoutLabel={setup.onTimeout}
      />
      <SelectField
        label={setup.roundTime}
        value={hours}
        of={SPANS}
        name={(hours) => (hours === null ? setup.forever : setup.span(hours))}
        onChange={setHours}
      />
      {hours !== null && (
        <div>
          <SelectField
            label={setup.atDeadline}
            value={late}
            of={LATE}
            name={(rule) => setup.deadline[rule]}
            onChange={setLate}
          />
          <span className="panel-note">{setup.deadlineHelp[late]}</span>
        </div>
      )}
      <div className="online-field">
        <span>{setup.entry}</span>
        <Segments
          label={setup.entry}
          value={entry}
          options={(["open", "invited"] as const).map((value) => ({ value, name: setup[value] }))}
          onChange={setEntry}
        />
      </div>
      <label className="online-field">
        <span>{setup.limit}</span>
        <input
          className="field"
          type="number"
          min={2}
          max={most}
          value={limit}
          onChange={(event) => setLimit(Math.max(2, Math.min(most, Math.round(Number(event.target.value)))))}
        />
      </label>
      <label className="online-field">
        <span>{setup.about}</span>
        <textarea
          className="field"
          rows={3}
          value={about}
          maxLength={2000}
          onChange={(event) => setAbout(event.target.value)}
        />
      </label>
      <CheckboxField checked={listed} onChange={setListed}>
        {setup.listed}
      </CheckboxField>
      <CheckboxField checked={looking} onChange={setLooking}>
        {en.online.spectators}
      </CheckboxField>
      <CheckboxField checked={rated} onChange={setRated}>
        {en.online.rated}
      </CheckboxField>
      <div className="new-go">
        <Button
          look="main"
          type="submit"
          why={
            why ??
            (seats < 2 || seats > 6 ? { fact: setup.tooMany } : missing === undefined ? undefined : { fact: missing })
          }
        >
          {sending ? setup.creating : setup.create}
        </Button>
      </div>
      <p className="panel-note">{setup.later}</p>
    </form>
  );
}
