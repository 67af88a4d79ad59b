import * as en from "../messages/en.ts";
import { fetchGame } from "../loaded-game.ts";
import { NotFound, ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { kindOfEditor } from "../library/item-actions.ts";
import { EditorPage } from "./EditorPage.tsx";
import { EditorLinks } from "./EditorLinks.tsx";
import "../make/make.css";

/** The editors of a game, or one of them. */
export function EditorsPage({ game, editor }: { readonly game: string; readonly editor?: string | undefined }) {
  const { value, problem } = useFetched(`${game} ${editor ?? ""}`, async () => {
    const loaded = await fetchGame(game);
    const entries = loaded.screen.editors ?? [];
    const found = entries.find(({ id }) => id === editor);
    const [loadedEditor, kind] = await Promise.all([found?.load(), found && kindOfEditor(game, found.id)]);
    return { loaded, entries, found, loadedEditor, kind };
  });
  if (problem) return <ErrorPage problem={problem} title={en.editors.title} />;
  if (!value) return <Loading />;
  const { loaded, entries, found, loadedEditor, kind } = value;
  if (found && loadedEditor)
    return <EditorPage loaded={loaded} entry={found} entries={entries} editor={loadedEditor} kind={kind} />;
  if (editor !== undefined) return <NotFound path={`/make/${game}/${editor}`} />;
  return (
    <main className="page make-list" id="content">
      <div className="make-banner" aria-hidden="true">
        <loaded.screen.Tile lively={false} />
      </div>
      <h1>{en.editors.of(loaded.words.title)}</h1>
      <p>{entries.length === 0 ? en.editors.none(loaded.words.title) : en.editors.lead}</p>
      <EditorLinks game={game} entries={entries} />
    </main>
  );
}
