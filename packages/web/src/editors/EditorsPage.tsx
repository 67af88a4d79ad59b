import * as en from "../messages/en.ts";
import { fetchGame } from "../loaded-game.ts";
import { NotFound, ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { EditorPage } from "./EditorPage.tsx";
import { EditorLinks } from "./EditorLinks.tsx";
import "../make/make.css";

/** The editors of a game, or one of them. */
export function EditorsPage({ game, maker }: { readonly game: string; readonly maker?: string | undefined }) {
  const { value, problem } = useFetched(`${game} ${maker ?? ""}`, async () => {
    const loaded = await fetchGame(game);
    const makers = loaded.screen.editors ?? [];
    const found = makers.find(({ id }) => id === maker);
    return { loaded, makers, found, workshop: await found?.load() };
  });
  if (problem) return <ErrorPage problem={problem} title={en.make.title} />;
  if (!value) return <Loading />;
  const { loaded, makers, found, workshop } = value;
  if (found && workshop) return <EditorPage loaded={loaded} maker={found} makers={makers} workshop={workshop} />;
  if (maker !== undefined) return <NotFound path={`/make/${game}/${maker}`} />;
  return (
    <main className="page make-list" id="content">
      <h1>{en.make.of(loaded.words.title)}</h1>
      <p>{makers.length === 0 ? en.make.none(loaded.words.title) : en.make.lead}</p>
      <EditorLinks game={game} makers={makers} />
    </main>
  );
}
