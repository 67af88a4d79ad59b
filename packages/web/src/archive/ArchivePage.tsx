import { Button } from "@starboard/ui";
import { ARCHIVE_RECORDS, type ArchivePage as Page, type ArchiveQuery } from "@starboard/wire/archive";
import { matchResult } from "@starboard/wire/people";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { type AnyWords, GAMES, gameTitle, hasGame, loadRules, manifestOf, loadWords } from "../games.ts";
import { MatchList } from "../people/MatchList.tsx";
import { link } from "../router.ts";
import { CheckboxField, SelectField, TextField } from "../shell/fields.tsx";
import { EmptyList } from "../shell/EmptyList.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { usePagedSearch } from "../shell/use-paged-search.ts";
import "../online/online.css";
import "./archive.css";

/** The search over the finished matches of the host. */
export function ArchivePage({
  game,
  person,
}: {
  readonly game: string | undefined;
  readonly person: string | undefined;
}) {
  const [query, setQuery] = useState<ArchiveQuery>({
    ...(game !== undefined && hasGame(game) && { game }),
    ...(person !== undefined && { person }),
  });
  const { found, problem, asked, more } = usePagedSearch("archive", query, ({ matches }: Page) => matches);

  return (
    <main className="page archive" id="content">
      <h1>{en.archive.title}</h1>
      <p>{en.archive.lead}</p>
      <p>
        <a className="btn" {...link({ at: "statistics", ...(query.game !== undefined && { game: query.game }) })}>
          {en.statistics.title}
        </a>{" "}
        <a className="btn" {...link({ at: "verify" })}>
          {en.verify.title}
        </a>
      </p>
      <Filters query={query} onChange={setQuery} />
      {problem ? (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      ) : found === null ? (
        <Loading />
      ) : (
        <section aria-label={en.archive.found}>
          {found.entries.length === 0 ? (
            <EmptyList icon="table" text={en.archive.nothing} />
          ) : (
            <MatchList matches={found.entries} {...(query.person !== undefined && { of: query.person })} />
          )}
          <div className="row">
            {found.after !== null && (
              <Button look="may" onClick={more}>
                {en.archive.more}
              </Button>
            )}
            {found.entries.length > 0 && (
              <a className="btn" href={`/api/archive/records?${asked}`} download>
                {en.archive.export(Math.min(found.entries.length, ARCHIVE_RECORDS))}
              </a>
            )}
          </div>
        </section>
      )}
    </main>
  );
}

interface Choices {
  readonly presets: readonly string[];
  /** Kinds of moments. */
  readonly moments: readonly string[];
  readonly words?: AnyWords;
}
/** What can be looked for in matches of one game, with its texts. */
async function choicesOf(id: string): Promise<Choices> {
  if (id === "") return { presets: [], moments: [] };
  const [game, words] = await Promise.all([loadRules(id), loadWords(id)]);
  const moments = await manifestOf(id)?.moments?.();
  return {
    presets: (game?.options.presets ?? []).map((preset) => preset.id),
    moments: moments?.kinds ?? [],
    ...(words && { words }),
  };
}

/** The choices that mean nothing in another game. */
const NO_CHOICES = { preset: undefined, moment: undefined, fromRound: undefined, toRound: undefined } as const;

function Filters({
  query,
  onChange,
}: {
  readonly query: ArchiveQuery;
  readonly onChange: (query: ArchiveQuery) => void;
}) {
  const { game = "", preset = "", side = "", result = "", least = "", most = "" } = query;
  const { moment = "", fromRound = "", toRound = "" } = query;
  const { value } = useFetched(`archive choices ${game}`, () => choicesOf(game));
  const digits = (text: string): string => text.replace(/\D/g, "").slice(0, 6);
  return (
    <form className="archive-filters" aria-label={en.archive.title} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={en.find.game}
        value={game}
        of={["", ...GAMES]}
        name={(id) => (id === "" ? en.archive.any : gameTitle(id))}
        onChange={(id) => onChange({ ...query, game: id === "" ? undefined : id, ...NO_CHOICES })}
      />
      {game !== "" && (
        <SelectField
          label={en.people.preset}
          value={preset}
          of={["", ...(value?.presets ?? [])]}
          name={(id) => (id === "" ? en.archive.any : (value?.words?.preset(id).name ?? id))}
          onChange={(id) => onChange({ ...query, preset: id === "" ? undefined : id })}
        />
      )}
      <TextField
        label={en.archive.side}
        max={60}
        value={side}
        onChange={(text) => onChange({ ...query, side: text })}
      />
      <SelectField<(typeof matchResult.options)[number] | "">
        label={query.person === undefined ? en.archive.result : en.archive.ownResult}
        value={result}
        of={["", ...matchResult.options]}
        name={(one) => (one === "" ? en.archive.any : en.people.result(one))}
        onChange={(one) => onChange({ ...query, result: one === "" ? undefined : one })}
      />
      {value !== null && value.moments.length > 0 && (
        <SelectField
          label={en.archive.moment}
          value={moment}
          of={["", ...value.moments]}
          name={(kind) => (kind === "" ? en.archive.any : (value.words?.moment?.(kind) ?? kind))}
          onChange={(kind) =>
            onChange(kind === "" ? { ...query, ...NO_CHOICES, preset: query.preset } : { ...query, moment: kind })
          }
        />
      )}
      {moment !== "" && (
        <>
          <TextField
            label={en.archive.fromRound}
            max={4}
            value={fromRound}
            onChange={(text) => onChange({ ...query, fromRound: digits(text) })}
          />
          <TextField
            label={en.archive.toRound}
            max={4}
            value={toRound}
            onChange={(text) => onChange({ ...query, toRound: digits(text) })}
          />
        </>
      )}
      <TextField
        label={en.archive.least}
        max={6}
        value={least}
        onChange={(text) => onChange({ ...query, least: digits(text) })}
      />
      <TextField
        label={en.archive.most}
        max={6}
        value={most}
        onChange={(text) => onChange({ ...query, most: digits(text) })}
      />
      <CheckboxField
        checked={query.rated === "yes"}
        onChange={(on) => onChange({ ...query, rated: on ? "yes" : undefined })}
      >
        {en.archive.rated}
      </CheckboxField>
      {query.person !== undefined && (
        <Button onClick={() => onChange({ ...query, person: undefined })}>{en.archive.allPlayers}</Button>
      )}
    </form>
  );
}
