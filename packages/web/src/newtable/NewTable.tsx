import { Segments } from "@starboard/ui";
import type { Invalid, OptionSpec } from "@starboard/kernel";
import { isLive } from "@starboard/wire/host";
import { useMemo, useState } from "react";
import { EditorLinks } from "../editors/EditorLinks.tsx";
import * as en from "../messages/en.ts";
import { type LoadedGame, fetchGame } from "../loaded-game.ts";
import { link } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { TournamentSetup } from "../tournament/Setup.tsx";
import { EvenShares, useEvenSides } from "./EvenShares.tsx";
import { useFinishedDrafts } from "./finished-drafts.ts";
import type { HostedSetup } from "./hosted-setup.ts";
import { LocalSeats } from "./LocalSeats.tsx";
import { OnlineSeats } from "./OnlineSeats.tsx";
import { OptionRow, reason } from "./OptionRow.tsx";
import { OptionSections } from "./OptionSections.tsx";
import { Presets } from "./Presets.tsx";
import { faultsAt, sampleView, seatOptionSpecs } from "./setup.ts";
import { useLocalSeats } from "./use-local-seats.ts";
import { useSetupForm } from "./use-setup-form.ts";
import "./newtable.css";

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

type Mode = "here" | "online" | "tournament";
const NOTHING_WRONG: readonly Invalid[] = [];

function Form({ loaded, first }: { readonly loaded: LoadedGame; readonly first: Mode }) {
  const { game, words } = loaded;
  const [mode, setMode] = useState<Mode>(first);
  // Players supply their own seat options.
  const [ownSeatOptions, setOwnSeatOptions] = useState(false);
  const [refused, setRefused] = useState(NOTHING_WRONG);
  const form = useSetupForm(loaded, mode !== "here" && ownSeatOptions, () => setRefused(NOTHING_WRONG));
  const { setup, specs, change } = form;
  const list = useLocalSeats(loaded, setup);
  const sample = useMemo(() => sampleView(game), [game]);
  const drafts = useFinishedDrafts(loaded);
  const even = useEvenSides(loaded.id);
  const bad = [...setup.bad, ...refused];
  const row = (spec: OptionSpec) => (
    <OptionRow
      key={spec.id}
      spec={spec}
      words={words}
      sample={sample}
      value={setup.values[spec.id]}
      bad={faultsAt(spec, bad)}
      errorsOf={(value) => form.errorsOf(spec, value)}
      onChange={(value) => change({ [spec.id]: value })}
      drafts={drafts.filter(({ option }) => option === spec.id)}
      figures={
        even?.option === spec.id && <EvenShares game={loaded.id} words={words} even={even} values={setup.values} />
      }
    />
  );
  const hosted: HostedSetup = {
    loaded,
    options: setup.options,
    ownSeatOptions,
    onOwnSeatOptions: setOwnSeatOptions,
    onClock: (rule) => form.setLive(isLive(rule)),
    about: form.besideSeatOptions.map(row),
    why: setup.options ? undefined : { fact: en.newtable.wrong },
  };
  const { SetupPreview, editors } = loaded.screen;
  return (
    <main className="new" id="content">
      <div className="new-options">
        <h1>{en.newtable.title(words.title)}</h1>
        <p className="lead">{en.newtable.lead}</p>
        <Presets loaded={loaded} form={form} />
        <p>
          <a className="btn" {...link({ at: "statistics", game: loaded.id })}>
            {en.statistics.fromSetup}
          </a>
        </p>
        {SetupPreview && setup.options && <SetupPreview options={setup.options} change={change} />}
        <OptionSections
          game={game}
          form={form}
          isWrong={(spec) => faultsAt(spec, bad).length > 0}
          row={row}
          first={even?.option}
        />
        {editors && (
          <section aria-labelledby="editors">
            <h2 id="editors">{en.editors.section}</h2>
            <EditorLinks game={loaded.id} entries={editors} />
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
            form.setLive(false);
          }}
        />
        {mode === "tournament" && <TournamentSetup setup={hosted} seats={setup.seats} />}
        {mode === "online" && (
          <OnlineSeats
            setup={hosted}
            count={setup.seats}
            played={list.played}
            seatOptionRows={(n) => seatOptionSpecs(game, n).map(row)}
          />
        )}
        {mode === "here" && (
          <LocalSeats
            loaded={loaded}
            setup={setup}
            list={list}
            onRefused={setRefused}
            problems={bad
              .filter((one) => !specs.some((spec) => faultsAt(spec, [one]).length > 0))
              .map((one) => (
                <p key={`${one.code}${one.at}`} className="bad" role="alert">
                  {reason(words, sample, null, one)} <code>{one.code}</code>
                </p>
              ))}
          />
        )}
      </aside>
    </main>
  );
}
