/** Loads a game's texts in the language of the reader before anything of the game is shown. */
import { addedTexts, addTexts, type Language, language } from "./language.ts";
import type { GameManifest, GameTranslation } from "./manifest.ts";

type Part = keyof GameTranslation;

/** What has been loaded, as functions that load the same in another language. */
const loaded = new Map<string, (into: Language) => Promise<void>>();

/** Adds one part of a game in a language. */
async function addPart({ id, translations }: GameManifest, part: Part, into: Language): Promise<void> {
  const texts = into === "en" ? undefined : await translations?.[into]?.[part]?.();
  if (texts === undefined) return;
  if (part === "landing") addTexts(into, id, { "text/landing.landing": texts });
  else if (part === "rules") addTexts(into, id, { rules: texts });
  else addTexts(into, part === "lessons" ? `${id}/lessons` : id, texts as object);
}

/** Adds one part of a game in the language of the reader, and again in each language that the reader chooses later. */
async function need(manifest: GameManifest, part: Part): Promise<void> {
  const adding = (into: Language) => addPart(manifest, part, into);
  loaded.set(`${manifest.id}/${part}`, adding);
  await adding(language());
}

/** Adds everything that has been loaded so far in a language, and the tiles of games. `chooseLanguage` may follow. */
export async function addLanguage(next: Language, games: readonly GameManifest[]): Promise<void> {
  await Promise.all([
    ...games.map((manifest) => addPart(manifest, "landing", next)),
    ...[...loaded.values()].map((adding) => adding(next)),
  ]);
}

/** Adds all texts of games in a language but their lessons, for programs that know every game. */
export async function addGames(next: Language, games: readonly GameManifest[]): Promise<void> {
  await Promise.all(
    games.flatMap((game) => (["landing", "texts", "rules"] as const).map((part) => addPart(game, part, next))),
  );
}

/** A loader that waits for the texts of the game. */
const after =
  <T>(ready: () => Promise<unknown>, load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [value] = await Promise.all([load(), ready()]);
    return value;
  };

/** Returns the text of a game's rules in the language of the reader, once they have been loaded; else the English one. */
export const rulesText = (game: string, english: string): string =>
  (addedTexts(`${game}/rules`) as string | undefined) ?? english;

/** Returns a manifest whose loaders load the texts in the language of the reader too. */
export function withTranslations(manifest: GameManifest): GameManifest {
  const { bot, screen, guide, course, puzzles, print, files } = manifest;
  const texts = () => need(manifest, "texts");
  return {
    ...manifest,
    play: after(texts, manifest.play),
    rules: after(() => need(manifest, "rules"), manifest.rules),
    ...(bot && { bot: after(texts, bot) }),
    ...(screen && { screen: after(texts, screen) }),
    ...(guide && { guide: after(texts, guide) }),
    ...(course && { course: after(() => Promise.all([texts(), need(manifest, "lessons")]), course) }),
    ...(puzzles && { puzzles: after(texts, puzzles) }),
    ...(print && { print: after(texts, print) }),
    ...(files && { files: after(texts, files) }),
  };
}
