import { Button, Icon, Segments } from "@starboard/ui";
import type { LibraryCounts, LibraryItem, LibraryPage as Page, LibraryQuery } from "@starboard/wire/library";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle } from "../games.ts";
import { call } from "../online/api.ts";
import { link, type Route } from "../router.ts";
import { EmptyList } from "../shell/EmptyList.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { usePagedSearch } from "../shell/use-paged-search.ts";
import { EmptyLibrary } from "./EmptyLibrary.tsx";
import { ItemButtons } from "./ItemButtons.tsx";
import { percentsOf } from "./measure-text.ts";
import { ItemPicture } from "./Picture.tsx";
import { PuzzleFileButton } from "./PuzzleFileButton.tsx";
import "./library.css";

/** The library of the host: search, filters and items. */
export function LibraryPage({ route }: { readonly route: Extract<Route, { at: "library" }> }) {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<"newest" | "liked">("newest");
  const { kind, game, tag, maker } = route;
  const query: LibraryQuery = { kind, game, tag, maker, sort, search: search.trim() };
  const { found, problem, more } = usePagedSearch("library", query, ({ items }: Page) => items);
  const counts = useFetched("library counts", () => call<LibraryCounts>("GET", "library/counts")).value;

  return (
    <main className="library" id="content">
      <Filters route={route} counts={counts} />
      <div className="library-main">
        <header>
          <div>
            <h1>{en.library.title}</h1>
            <p>{en.library.lead}</p>
          </div>
          <div className="library-acts">
            <PuzzleFileButton />
            <a className="btn may" {...link({ at: "make", game: game ?? (GAMES[0] as string) })}>
              <Icon name="plus" size={16} /> {en.library.makeOwn}
            </a>
          </div>
        </header>
        <div className="library-search">
          <label>
            <Icon name="search" size={16} />
            <input
              className="field"
              type="search"
              value={search}
              maxLength={60}
              placeholder={en.library.search}
              aria-label={en.library.search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </label>
          <Segments
            label={en.library.order}
            value={sort}
            options={[
              { value: "newest", name: en.library.newest },
              { value: "liked", name: en.library.liked },
            ]}
            onChange={setSort}
          />
        </div>
        <Chosen route={route} makerName={found?.entries[0]?.maker.name} />
        {problem ? (
          <p className="bad" role="alert">
            {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
          </p>
        ) : found === null ? (
          <Loading />
        ) : found.entries.length === 0 ? (
          counts?.all === 0 ? (
            <EmptyLibrary />
          ) : (
            <EmptyList icon="library" text={en.library.nothingFound} />
          )
        ) : (
          <>
            <ul className="library-items" aria-label={en.library.found}>
              {found.entries.map((item) => (
                <Card key={item.item} item={item} />
              ))}
            </ul>
            {found.after !== null && (
              <Button look="may" onClick={more}>
                {en.library.more}
              </Button>
            )}
          </>
        )}
      </div>
    </main>
  );
}

/** Links that narrow the list by kind and by game, with their numbers. */
function Filters({
  route,
  counts,
}: {
  readonly route: Extract<Route, { at: "library" }>;
  readonly counts: LibraryCounts | null;
}) {
  const { kind, game } = route;
  const line = (id: string | undefined, name: string, n: number | undefined, to: Route, isOn: boolean) => (
    <li key={id ?? ""}>
      <a {...link(to)} aria-current={isOn ? "true" : undefined}>
        <span>{name}</span>
        {n !== undefined && <em className="n">{n}</em>}
      </a>
    </li>
  );
  const kinds = Object.keys(counts?.kinds ?? {});
  return (
    <nav className="library-filters" aria-label={en.library.filters}>
      <section>
        <h2>{en.library.kind}</h2>
        <ul>
          {line(undefined, en.library.everyKind, counts?.all, { ...route, kind: undefined }, kind === undefined)}
          {kinds.map((id) =>
            line(id, en.library.kindNames(id), counts?.kinds[id], { ...route, kind: id }, kind === id),
          )}
        </ul>
      </section>
      <section>
        <h2>{en.library.game}</h2>
        <ul>
          {line(undefined, en.library.everyGame, counts?.all, { ...route, game: undefined }, game === undefined)}
          {GAMES.map((id) => line(id, gameTitle(id), counts?.games[id], { ...route, game: id }, game === id))}
        </ul>
      </section>
    </nav>
  );
}

/** The filters that have no list of their own: a tag, a maker. */
function Chosen({
  route,
  makerName = "",
}: {
  readonly route: Extract<Route, { at: "library" }>;
  readonly makerName: string | undefined;
}) {
  const { tag, maker } = route;
  if (tag === undefined && maker === undefined) return null;
  const chip = (name: string, to: Route) => (
    <a className="library-chip" {...link(to)} aria-label={en.library.removeFilter(name)}>
      {name} <Icon name="cross" size={14} />
    </a>
  );
  return (
    <p className="library-chips">
      {tag !== undefined && chip(en.library.tagged(tag), { ...route, tag: undefined })}
      {maker !== undefined && chip(en.library.ofMaker(makerName), { ...route, maker: undefined })}
    </p>
  );
}

function Card({ item }: { readonly item: LibraryItem }) {
  const { version, name, maker, likes, game, kind } = item;
  const to = link({ at: "libraryItem", item: item.item });
  const { measure } = version;
  return (
    <li className="library-card">
      <a className="library-picture" {...to} tabIndex={-1} aria-hidden="true">
        <ItemPicture hash={version.hash} />
        <span>{en.library.kindOfGame(kind, gameTitle(game))}</span>
      </a>
      <div>
        <p className="library-name">
          <a {...to}>
            <bdi>{name}</bdi>
          </a>
          <span className="library-likes">
            <Icon name="heart" size={14} /> <span className="n">{likes}</span>
            <span className="sr">{en.library.likes(likes)}</span>
          </span>
        </p>
        <p>
          <bdi>
            {item.origin === undefined ? maker.name : en.library.fromMirror(maker.name, new URL(item.origin).host)}
          </bdi>{" "}
          · {en.library.version(version.n)}
        </p>
        <p className="library-measured">
          {measure ? (
            <>
              <Icon name="chart" size={14} /> <Measured measure={measure} />
            </>
          ) : version.proof ? (
            en.library.proof[version.proof.is]
          ) : (
            <bdi>{item.about}</bdi>
          )}
        </p>
        <div className="library-acts">
          <ItemButtons item={item} look="may" />
        </div>
      </div>
    </li>
  );
}

export function Measured({ measure }: { readonly measure: NonNullable<LibraryItem["version"]["measure"]> }) {
  const { a, b, half } = percentsOf(measure);
  return <span className="n">{en.library.measureLine(measure.of, a, b, half, measure.matches)}</span>;
}
