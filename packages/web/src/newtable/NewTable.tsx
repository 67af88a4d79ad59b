import { Button, Icon, Segments, Tool } from "@starboard/ui";
import { editionName, type Invalid, type OptionSpec, type Result, type SeatOccupant } from "@starboard/kernel";
import { isLive } from "@starboard/wire/host";
import { Fragment, useMemo, useRef, useState } from "react";
import { createMatch, CreateMatchError } from "../local/index.ts";
import { standard } from "../landing/start.ts";
import { EditorLinks } from "../editors/EditorLinks.tsx";
import * as en from "../messages/en.ts";
import { type LoadedGame, fetchGame } from "../loaded-game.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { showProblem, toProblem } from "../problems.ts";
import { withRandomValues, randomValues } from "./random-options.ts";
import { TournamentSetup } from "../tournament/Setup.tsx";
import { Departures, isBySheet, sheetValues } from "./Departures.tsx";
import { OnlineSeats } from "./OnlineSeats.tsx";
import { useFinishedDrafts } from "./finished-drafts.ts";
import { OptionRow, reason } from "./OptionRow.tsx";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import {
  seatOptionSpecs,
  type OptionValues,
  faultsAt,
  presetOf,
  dropInapplicable,
  parseSetup,
  type ParsedSetup,
  changeOccupant,
  sampleView,
  seatsFor,
  shownSpecs,
  sides,
} from "./setup.ts";
import "./newtable.css";

const SOURCES: readonly OptionSpec["source"][] = ["base", "house", "optional", "ruling", "designed"];

/** The page that sets up a table. Every control comes from the game's list of options. */
export function NewTable({
  id,
  online = false,
  tournament = false,
}: {
  readonly id: string;
  readonly online?: boolean;
  readonly tournament?: boolean;
}) {
  const { value: loaded, problem } = useFetched(id, () => fetchGame(id));
  if (problem) return <ErrorPage problem={problem} title={en.landing.setUp} />;
  if (!loaded) return <Loading />;
  return <Form loaded={loaded} first={tournament ? "tournament" : online ? "online" : "here"} />;
}

const NONE: OptionValues = {};
type Mode = "here" | "online" | "tournament";
function Form({ loaded, first }: { readonly loaded: LoadedGame; readonly first: Mode }) {
  const [mode, setMode] = useState<Mode>(first);
  // Players supply their own seat options.
  const [ownSeatOptions, setOwnSeatOptions] = useState(false);
  const seatOptionsPending = mode !== "here" && ownSeatOptions;
  const { game, words } = loaded;
  const { name, botLevel } = useSettings();
  const [chosen, setChosen] = useState<OptionValues>(() => ({ ...standard(game), ...randomValues(game) }));
  // Live clocks have their own default values.
  const [live, setLive] = useState(false);
  const defaults = live ? (game.options.live ?? NONE) : NONE;
  const last = useRef<ParsedSetup | null>(null);
  const setup = useMemo(() => {
    // oxlint-disable-next-line react/refs -- the last setup that fitted only fills controls while the present one does not
    const next = parseSetup(game, { ...defaults, ...chosen }, last.current);
    // oxlint-disable-next-line react/refs -- as above
    if (next.options) last.current = next;
    return next;
  }, [game, chosen, defaults]);
  const sample = useMemo(() => sampleView(game), [game]);
  const [had, setHad] = useState<readonly SeatOccupant[]>([]);
  const seats = useMemo(() => seatsFor(setup.seats, had, name.trim(), botLevel), [setup.seats, had, name, botLevel]);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<CreateMatchError | null>(null);

  const shown = shownSpecs(game, setup.values, seatOptionsPending).filter(
    (spec) => !seatOptionsPending || spec.seat === undefined,
  );
  // Options that apply only because of this option are shown next to it.
  const [about, specs] = [true, false].map((is) =>
    shown.filter(({ applies }) => (seatOptionsPending && applies?.(setup.values) === false) === is),
  ) as [OptionSpec[], OptionSpec[]];
  const drafts = useFinishedDrafts(loaded);
  const preset = presetOf(game, setup.options, defaults);
  const [recommended] = game.options.presets;
  // The preset that follows the sheet, where it is not the recommended one.
  const sheetPreset = game.options.presets.find(
    ({ id, set }) => id !== recommended?.id && Object.keys(set).length === 0,
  );
  const adds = recommended && words.preset(recommended.id).adds;
  const start = (set: OptionValues): void => setChosen((before) => ({ ...withRandomValues(game, before), ...set }));
  const bad = [...setup.bad, ...(refused?.bad ?? [])];
  const badAt = (spec: OptionSpec) => faultsAt(spec, bad);
  const otherErrors = bad.filter((one) => !specs.some((spec) => faultsAt(spec, [one]).length > 0));
  const namesFit =
    seats.every(({ name: one }) => one.trim() !== "") &&
    new Set(seats.map((card) => card.name.trim())).size === seats.length;
  const played = useMemo(
    () => (setup.options ? sides(loaded, setup.options, seats) : null),
    [loaded, setup.options, seats],
  );

  const change = (set: OptionValues): void => {
    setRefused(null);
    // A setup by the sheet stays one: options that start to apply get the sheet's values too.
    const sheet = isBySheet(shown, setup.values) ? sheetValues(game) : {};
    setChosen((before) => dropInapplicable(game, { ...sheet, ...before, ...set }, setup.values, seatOptionsPending));
  };
  // A file is checked before it changes any value.
  const errorsOf = (spec: OptionSpec, value: unknown): readonly Invalid[] => {
    const parsed: Result<object> = game.options.parse(
      dropInapplicable(game, { ...defaults, ...chosen, [spec.id]: value }, setup.values, seatOptionsPending),
    );
    return "bad" in parsed ? faultsAt(spec, parsed.bad) : [];
  };
  const { SetupPreview } = loaded.screen;
  const row = (spec: OptionSpec) => (
    <OptionRow
      key={spec.id}
      spec={spec}
      words={words}
      sample={sample}
      value={setup.values[spec.id]}
      bad={badAt(spec)}
      errorsOf={(value) => errorsOf(spec, value)}
      onChange={(value) => change({ [spec.id]: value })}
      drafts={drafts.filter(({ option }) => option === spec.id)}
    />
  );
  const seat = (index: number, card: SeatOccupant): void => setHad(seats.map((one, i) => (i === index ? card : one)));
  const startMatch = (): void => {
    if (!setup.options || sending) return;
    setSending(true);
    const cards = seats.map((card) => ({ ...card, name: card.name.trim() }));
    createMatch(editionName(game), setup.options, cards).then(
      (card) => navigate({ at: "table", match: card.match }),
      (error: unknown) => {
        setSending(false);
        if (error instanceof CreateMatchError) setRefused(error);
        else showProblem(toProblem(error));
      },
    );
  };
  return (
    <main className="new" id="content">
      <div className="new-options">
        <h1>{en.newtable.title(words.title)}</h1>
        <p className="lead">{en.newtable.lead}</p>
        {game.options.presets.length > 1 && (
          <section aria-labelledby="presets">
            <h2 id="presets">{en.newtable.presets}</h2>
            <div className="presets">
              {game.options.presets.map(({ id, set }) => (
                <button
                  key={id}
                  type="button"
                  className="preset"
                  aria-pressed={preset === id}
                  onClick={() => start(set)}
                >
                  <b>{words.preset(id).name}</b>
                  <span>{words.preset(id).help}</span>
                </button>
              ))}
            </div>
            {preset === recommended?.id && sheetPreset && adds !== undefined && (
              <p className="preset-adds">
                {adds}{" "}
                <Button onClick={() => start(sheetPreset.set)}>
                  {en.newtable.instead(words.preset(sheetPreset.id).name)}
                </Button>
              </p>
            )}
          </section>
        )}
        {SetupPreview && setup.options && <SetupPreview options={setup.options} change={change} />}
        {SOURCES.map((source) => (
          <Fragment key={source}>
            <Section
              source={source}
              specs={specs.filter((spec) => spec.source === source && !spec.fromModule && spec.sheet === undefined)}
              chosen={chosen}
              open={source === "base" || specs.some((spec) => spec.source === source && badAt(spec).length > 0)}
            >
              {row}
            </Section>
            {source === "base" && (
              <Departures game={game} specs={specs} values={setup.values} onChange={change}>
                {row}
              </Departures>
            )}
          </Fragment>
        ))}
        {specs.some(({ fromModule }) => fromModule) && (
          <section className="opts">
            <h2>{en.newtable.ofModule}</h2>
            {specs.filter(({ fromModule }) => fromModule).map(row)}
          </section>
        )}
        {loaded.screen.editors && (
          <section aria-labelledby="editors">
            <h2 id="editors">{en.editors.section}</h2>
            <EditorLinks game={loaded.id} entries={loaded.screen.editors} />
          </section>
        )}
      </div>
      <aside className="new-seats">
        <Segments
          label={en.online.mode.label}
          value={mode}
          options={[
            { value: "here", name: en.online.mode.here },
            { value: "online", name: en.online.mode.online },
            { value: "tournament", name: en.tournament.setup.mode },
          ]}
          onChange={(next) => {
            setMode(next);
            setLive(false);
          }}
        />
        {mode === "tournament" ? (
          <TournamentSetup
            loaded={loaded}
            options={setup.options}
            seats={setup.seats}
            ownSeatOptions={ownSeatOptions}
            onOwnSeatOptions={setOwnSeatOptions}
            onClock={(rule) => setLive(isLive(rule))}
            about={about.map(row)}
            why={setup.options ? undefined : { fact: en.newtable.wrong }}
          />
        ) : mode === "online" ? (
          <OnlineSeats
            loaded={loaded}
            options={setup.options}
            count={setup.seats}
            played={played}
            ownSeatOptions={ownSeatOptions}
            onOwnSeatOptions={setOwnSeatOptions}
            onClock={(rule) => setLive(isLive(rule))}
            seatOptionRows={(n) => seatOptionSpecs(game, n).map(row)}
            about={about.map(row)}
            why={setup.options ? undefined : { fact: en.newtable.wrong }}
          />
        ) : (
          <>
            <div className="new-seats-head">
              <h2>{en.newtable.seats}</h2>
              <Tool
                label={en.newtable.rotate}
                onClick={() => setHad(seats.map((_, i) => seats[(i + 1) % seats.length] as SeatOccupant))}
              >
                <Icon name="swap" />
              </Tool>
            </div>
            <ol>
              {seats.map((card, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- a seat is identified by its index
                <li key={i} className="new-seat">
                  <SeatEmblem badge={played?.[i] ?? { colour: i + 1 }} size={30} />
                  <div>
                    <small>{played?.[i]?.side ?? en.newtable.seat(i + 1)}</small>
                    <input
                      className="field"
                      value={card.name}
                      maxLength={40}
                      aria-label={en.newtable.name(i + 1)}
                      onChange={(event) => seat(i, { ...card, name: event.target.value })}
                    />
                    <div className="row">
                      <Segments
                        label={en.newtable.kind(i + 1)}
                        value={card.kind}
                        options={[
                          { value: "person", name: en.newtable.person },
                          { value: "bot", name: en.newtable.bot },
                        ]}
                        onChange={(kind) => seat(i, changeOccupant(card, i, kind, botLevel))}
                      />
                      {card.kind === "bot" && (
                        <select
                          className="field level"
                          aria-label={en.newtable.level(i + 1)}
                          value={card.level ?? botLevel}
                          onChange={(event) => seat(i, { ...card, level: Number(event.target.value) })}
                        >
                          {[1, 2, 3, 4, 5].map((level) => (
                            <option key={level} value={level}>
                              {level} · {en.levelNames[level - 1]}
                            </option>
                          ))}
                        </select>
                      )}
                    </div>
                  </div>
                </li>
              ))}
            </ol>
            <p className="panel-note">{en.newtable.seatsHelp}</p>
            <div className="new-go">
              {otherErrors.map((one) => (
                <p key={`${one.code}${one.at}`} className="bad" role="alert">
                  {reason(words, sample, null, one)} <code>{one.code}</code>
                </p>
              ))}
              <Button
                look="main"
                onClick={startMatch}
                why={!setup.options ? { fact: en.newtable.wrong } : !namesFit ? { fact: en.newtable.names } : undefined}
              >
                {sending ? en.newtable.starting : en.newtable.start}
              </Button>
              <p className="panel-note">{en.newtable.chance}</p>
            </div>
          </>
        )}
      </aside>
    </main>
  );
}

function Section({
  source,
  specs,
  chosen,
  open,
  children,
}: {
  readonly source: OptionSpec["source"];
  readonly specs: readonly OptionSpec[];
  readonly chosen: OptionValues;
  readonly open: boolean;
  readonly children: (spec: OptionSpec) => React.JSX.Element;
}) {
  if (specs.length === 0) return null;
  const changed = specs.filter(({ id, control }) => Object.hasOwn(chosen, id) && !("randomDefault" in control)).length;
  if (source === "base") {
    return (
      <section className="opts">
        <h2>{en.newtable.sections[source]}</h2>
        {specs.map(children)}
      </section>
    );
  }
  return (
    <details className="opts" open={open || changed > 0}>
      <summary>
        <h2>{en.newtable.sections[source]}</h2>
        <span>
          {en.newtable.sectionHelp[source]} <b>{en.newtable.changed(changed)}</b>
        </span>
      </summary>
      {specs.map(children)}
    </details>
  );
}
