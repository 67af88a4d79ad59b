import { Icon, type IconName } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle, manifestOf } from "../games.ts";
import { link, type Route } from "../router.ts";
import { useFetched } from "../shell/use-fetched.ts";
import "../make/links.css";
import "./empty-library.css";

interface Making {
  readonly title: string;
  readonly hint: string;
  readonly to: Route;
}

/** What the editors of a game make. */
async function makingsOf(game: string): Promise<{ readonly title: string; readonly makings: readonly Making[] }> {
  const kinds = (await manifestOf(game)?.files?.())?.kinds ?? [];
  const makings = kinds.map(({ id, editor }) => ({
    title: en.library.kindName(id),
    hint: en.library.empty.hint(id),
    to: { at: "make", game, editor } as const,
  }));
  return { title: gameTitle(game), makings };
}

/** The icons of making, publishing and measuring. */
const STEP_ICONS: readonly IconName[] = ["pen", "share", "chart"];

/** Stands in a library without items: what can be published, how, and where it is made. */
export function EmptyLibrary() {
  const { empty } = en.library;
  const { value } = useFetched("makings", () => Promise.all(GAMES.map(makingsOf)));
  const everyGame: readonly Making[] = [
    { title: en.library.kindName("lesson"), hint: empty.hint("lesson"), to: { at: "lessonEditor" } },
    { title: en.library.kindName("study"), hint: empty.hint("study"), to: { at: "studies" } },
  ];
  const groups = [...(value ?? []), { title: empty.everyGame, makings: everyGame }];
  return (
    <section className="library-empty" aria-label={empty.title}>
      <h2>{empty.title}</h2>
      <p>{empty.lead}</p>
      <ol>
        {empty.steps.map(({ title, text }, i) => (
          <li key={title}>
            <Icon name={STEP_ICONS[i] ?? "library"} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <div className="library-makings">
        {groups.map(({ title, makings }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul className="editor-links">
              {makings.map((making) => (
                <li key={making.title}>
                  <a {...link(making.to)}>
                    <b>{making.title}</b>
                    <span>{making.hint}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="panel-note">{empty.puzzles}</p>
    </section>
  );
}
