import { Button, type Reasoning, Segments } from "@starboard/frame";
import { editionName } from "@starboard/kernel";
import { type AtDeadline, ROUND_ROBIN_LIMIT, SWISS_LIMIT, type TournamentFormat } from "@starboard/wire/tournament";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { CLOCKS } from "../newtable/clocks.ts";
import { clockWords } from "../online/names.ts";
import { useLine, useOnline } from "../online/store.ts";
import type { Loaded } from "../registry.ts";
import { link, navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { tellTrouble, troubleOf } from "../trouble.ts";
import { tournamentApi } from "./api.ts";
import "../online/online.css";
import "./tournament.css";

/** Hours a round may take that are offered; a host understands any other number too. */
const SPANS: readonly (number | null)[] = [null, 1, 2, 24, 72, 168, 336, 672];

/** What makes a tournament of the options chosen beside it. */
export function TournamentSetup({
  loaded,
  options,
  seats,
  why,
}: {
  readonly loaded: Loaded;
  readonly options: object | null;
  readonly seats: number;
  readonly why: Reasoning | undefined;
}) {
  useLine();
  const { setup, formats } = en.tournament;
  const me = useOnline((s) => s.me);
  const { name: known, set, botLevel } = useSettings();
  const [name, setName] = useState(known);
  const [title, setTitle] = useState(() => setup.titleOf(loaded.words.title));
  const [about, setAbout] = useState("");
  const [format, setFormat] = useState<TournamentFormat>("swiss");
  const [rounds, setRounds] = useState(5);
  const [both, setBoth] = useState(false);
  const [clock, setClock] = useState(0);
  const [atZero, setAtZero] = useState<"lose" | "bot">("lose");
  const [hours, setHours] = useState(0);
  const [late, setLate] = useState<AtDeadline>("forfeit");
  const [entry, setEntry] = useState<"open" | "invited">("open");
  const [listed, setListed] = useState(true);
  const [limit, setLimit] = useState(16);
  const [looking, setLooking] = useState(true);
  const [rated, setRated] = useState(false);
  const [sending, setSending] = useState(false);
  const rule = CLOCKS[clock] ?? { is: "none" };
  const most = format === "roundRobin" ? ROUND_ROBIN_LIMIT : SWISS_LIMIT;
  const pods = seats > 2;

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
        clock: rule,
        atZero,
        standIn: botLevel,
        roundHours: SPANS[hours] ?? null,
        atDeadline: late,
        entry,
        listed,
        limit: Math.min(limit, most),
        rated,
        spectators: { allowed: looking, delay: 0 },
      })
      .then(
        ({ tournament }) => navigate({ at: "tournament", tournament }),
        (error: unknown) => {
          setSending(false);
          tellTrouble(troubleOf(error));
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
      <label className="online-field">
        <span>{setup.title}</span>
        <input className="field" value={title} maxLength={40} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label className="online-field">
        <span>{setup.name}</span>
        <input className="field" value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </label>
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
        <label className="online-field">
          <span>{setup.rounds}</span>
          <select className="field" value={rounds} onChange={(event) => setRounds(Number(event.target.value))}>
            {Array.from({ length: 15 }, (_, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- a number of rounds is itself
              <option key={i} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      {!pods && (
        <label className="online-check">
          <input type="checkbox" checked={both} onChange={(event) => setBoth(event.target.checked)} />
          {setup.both}
        </label>
      )}
      <label className="online-field">
        <span>{en.online.clock.choices}</span>
        <select className="field" value={clock} onChange={(event) => setClock(Number(event.target.value))}>
          {CLOCKS.map((one, i) => (
            <option key={clockWords(one)} value={i}>
              {clockWords(one)}
            </option>
          ))}
        </select>
      </label>
      {rule.is !== "none" && (
        <label className="online-field">
          <span>{setup.atZero}</span>
          <select
            className="field"
            value={atZero}
            onChange={(event) => setAtZero(event.target.value as "lose" | "bot")}
          >
            {(["lose", "bot"] as const).map((one) => (
              <option key={one} value={one}>
                {en.online.clock[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="online-field">
        <span>{setup.roundTime}</span>
        <select className="field" value={hours} onChange={(event) => setHours(Number(event.target.value))}>
          {SPANS.map((one, i) => (
            <option key={one ?? 0} value={i}>
              {one === null ? setup.forever : setup.span(one)}
            </option>
          ))}
        </select>
      </label>
      {SPANS[hours] !== null && (
        <div className="online-field">
          <label>
            <span>{setup.atDeadline}</span>
            <select className="field" value={late} onChange={(event) => setLate(event.target.value as AtDeadline)}>
              {(["forfeit", "draw", "adjudicate"] as const).map((one) => (
                <option key={one} value={one}>
                  {setup.deadline[one]}
                </option>
              ))}
            </select>
          </label>
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
      <label className="online-check">
        <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
        {setup.listed}
      </label>
      <label className="online-check">
        <input type="checkbox" checked={looking} onChange={(event) => setLooking(event.target.checked)} />
        {en.online.spectators}
      </label>
      <label className="online-check">
        <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
        {en.online.rated}
      </label>
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
        <p className="panel-note">{setup.later}</p>
      </div>
    </form>
  );
}
