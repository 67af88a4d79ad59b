import * as en from "../messages/en.ts";
import { loadGame, PLAYABLE } from "../loaded-game.ts";
import { link } from "../router.ts";
import { TroublePage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { Book } from "./RulesReader.tsx";
import { kernelRules } from "./kernel.ts";

/** The rules of a game as a page, with a paragraph open. */
export function RulesPage({
  game = PLAYABLE[0] ?? "kernel",
  rule = null,
}: {
  readonly game?: string | undefined;
  readonly rule?: string | null | undefined;
}) {
  const { value: source, trouble } = useFetched(game, () =>
    game === "kernel" ? kernelRules() : loadGame(game).then((loaded) => loaded.rules),
  );
  if (trouble) return <TroublePage trouble={trouble} title={en.rules.title} />;
  const name = (id: string): string => (id === "kernel" ? en.rules.kernel : (en.landing.games[id]?.title ?? id));
  return (
    <main className="rules-page" id="content">
      <div className="rules-head">
        <h1>{en.rules.of(name(game))}</h1>
        <nav aria-label={en.rules.which}>
          {[...PLAYABLE, "kernel"]
            .filter((id) => id !== game)
            .map((id) => (
              <a key={id} className="btn quiet" {...link({ at: "rules", game: id })}>
                {name(id)}
              </a>
            ))}
        </nav>
      </div>
      {source === null ? <Loading /> : <Book key={game} source={source} rule={rule} contents />}
    </main>
  );
}
