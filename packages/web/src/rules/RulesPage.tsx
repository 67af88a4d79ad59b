import { useLanguage } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle } from "../games.ts";
import { fetchGame } from "../loaded-game.ts";
import { link } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { RulesReader } from "./RulesReader.tsx";
import { kernelRules } from "./kernel.ts";

/** The rules page of a game, opened at a paragraph. */
export function RulesPage({
  game = GAMES[0] ?? "kernel",
  rule = null,
}: {
  readonly game?: string | undefined;
  readonly rule?: string | null | undefined;
}) {
  const { value: source, problem } = useFetched(`${game} ${useLanguage()}`, () =>
    game === "kernel" ? kernelRules() : fetchGame(game).then((loaded) => loaded.rules),
  );
  if (problem) return <ErrorPage problem={problem} title={en.rules.title} />;
  const name = (id: string): string => (id === "kernel" ? en.rules.kernel : gameTitle(id));
  return (
    <main className="rules-page" id="content">
      <div className="rules-head">
        <h1>{en.rules.of(name(game))}</h1>
        <nav aria-label={en.rules.which}>
          {[...GAMES, "kernel"]
            .filter((id) => id !== game)
            .map((id) => (
              <a key={id} className="btn quiet" {...link({ at: "rules", game: id })}>
                {name(id)}
              </a>
            ))}
        </nav>
      </div>
      {source === null ? <Loading /> : <RulesReader key={game} source={source} rule={rule} contents />}
    </main>
  );
}
