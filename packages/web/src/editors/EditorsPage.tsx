import * as en from "../messages/en.ts";
import { loadGame } from "../loaded-game.ts";
import { Missing, TroublePage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { Bench } from "./EditorPage.tsx";
import { MakerLinks } from "./EditorLinks.tsx";
import "../make/make.css";

/** The editors of a game, or one of them. */
export function MakePage({ game, maker }: { readonly game: string; readonly maker?: string | undefined }) {
  const { value, trouble } = useFetched(`${game} ${maker ?? ""}`, async () => {
    const loaded = await loadGame(game);
    const makers = loaded.screen.makers ?? [];
    const found = makers.find(({ id }) => id === maker);
    return { loaded, makers, found, workshop: await found?.load() };
  });
  if (trouble) return <TroublePage trouble={trouble} title={en.make.title} />;
  if (!value) return <Loading />;
  const { loaded, makers, found, workshop } = value;
  if (found && workshop) return <Bench loaded={loaded} maker={found} makers={makers} workshop={workshop} />;
  if (maker !== undefined) return <Missing path={`/make/${game}/${maker}`} />;
  return (
    <main className="page make-list" id="content">
      <h1>{en.make.of(loaded.words.title)}</h1>
      <p>{makers.length === 0 ? en.make.none(loaded.words.title) : en.make.lead}</p>
      <MakerLinks game={game} makers={makers} />
    </main>
  );
}
