/** What can be done with an item: play it, fork it, print it, save it. */
import { editionName, type Result } from "@starboard/kernel";
import type { AnyFileKind } from "@starboard/kit";
import type { Editor, EditorEntry } from "@starboard/ui";
import { type LibraryContent, type LibraryItem, PUZZLE_KIND } from "@starboard/wire/library";
import { fileName } from "../editors/drafts.ts";
import { useDroppedFile } from "../editors/dropped-file.ts";
import { manifestOf } from "../games.ts";
import { soloSeats, standard } from "../landing/start.ts";
import { lessonOf, useOpenedLesson } from "../learn/opened-lesson.ts";
import { fetchGame, type LoadedGame } from "../loaded-game.ts";
import { createMatch } from "../local/index.ts";
import { call } from "../online/api.ts";
import { firstProblem, ProblemError } from "../problems.ts";
import { giveOptions } from "../newtable/given-options.ts";
import type { OptionValues } from "../newtable/setup.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { saveText } from "../shell/files.ts";
import { rememberFork } from "./forked.ts";

type Named = Pick<LibraryItem, "item" | "game" | "kind" | "name" | "version">;

/** Kinds of this page's games that are opened by a page of their own instead of an editor. */
const LESSON = "lesson";
const STUDY = "study";

/** The kind of an item as its game describes it; undefined for kinds without an editor. */
export const kindOf = async ({ game, kind }: Pick<Named, "game" | "kind">): Promise<AnyFileKind | undefined> =>
  (await manifestOf(game)?.files?.())?.kinds.find(({ id }) => id === kind);
/** The kind of the files that an editor saves. */
export const kindOfEditor = async (game: string, editor: string): Promise<AnyFileKind | undefined> =>
  (await manifestOf(game)?.files?.())?.kinds.find((kind) => kind.editor === editor);

/** Kinds that are played, that an editor opens, and that are printed. All others are only viewed and saved. */
const NOT_PLAYED: ReadonlySet<string> = new Set(["cards"]);
const NOT_EDITED: ReadonlySet<string> = new Set([LESSON, STUDY, PUZZLE_KIND]);
/** Puzzles whose proof failed are not played. */
export const canPlay = ({ kind, version }: Pick<Named, "kind" | "version">): boolean =>
  !NOT_PLAYED.has(kind) && version.proof?.is !== "refused";
/** Lessons, studies and puzzles are for one person. */
export const canPlayOnline = (item: Pick<Named, "kind" | "version">): boolean =>
  canPlay(item) && !NOT_EDITED.has(item.kind);
export const canFork = ({ kind }: Pick<Named, "kind">): boolean => !NOT_EDITED.has(kind);
export const canPrint = canFork;
export const canMeasure = (item: Pick<Named, "kind" | "version">): boolean => canPlay(item) && canFork(item);

export const contentOf = async (hash: string): Promise<object> =>
  (await call<LibraryContent>("GET", `library/contents/${hash}`)).content;

interface OpenedItem {
  readonly loaded: LoadedGame;
  readonly entry: EditorEntry;
  readonly editor: Editor;
  readonly draft: unknown;
}
/** Opens an item in the editor of its kind. Throws `ProblemError`. */
export async function openItem(item: Named): Promise<OpenedItem> {
  const [content, kind, loaded] = await Promise.all([contentOf(item.version.hash), kindOf(item), fetchGame(item.game)]);
  const entry = loaded.screen.editors?.find(({ id }) => id === kind?.editor);
  const editor = await entry?.load();
  const read = editor?.read(content);
  if (!entry || !editor || !read || "issues" in read) throw new ProblemError({ code: "LIBRARY_KIND" });
  return { loaded, entry, editor, draft: read.ok };
}

/** The options of a match with the item, and its player's seat. Throws `ProblemError`. */
async function optionsWith(item: Named) {
  const { loaded, editor, draft } = await openItem(item);
  if (!editor.play) throw new ProblemError({ code: "LIBRARY_KIND" });
  return { loaded, ...editor.play(draft) };
}

/** Opens the page of a new online table with the item. Throws `ProblemError`. */
export async function playOnline(item: Named): Promise<void> {
  const { options } = await optionsWith(item);
  giveOptions(item.game, options as OptionValues);
  navigate({ at: "new", game: item.game, online: true });
}

/** Starts a match against bots with the item, or opens the lesson. Throws `ProblemError`. */
export async function playItem(item: Named): Promise<void> {
  if (item.kind === LESSON) {
    useOpenedLesson.setState({ lesson: lessonOf(JSON.stringify(await contentOf(item.version.hash))) });
    return navigate({ at: "lessonFile" });
  }
  if (item.kind === STUDY) {
    const { importStudy } = await import("../study/open-study.ts");
    const { hash } = item.version;
    // Opened again, it is the same study of this browser.
    const study = await importStudy(JSON.stringify(await contentOf(hash)), "", `library-${hash.slice(0, 16)}`);
    return navigate({ at: "studies", study });
  }
  if (item.kind === PUZZLE_KIND) return navigate({ at: "libraryPuzzle", item: item.item, n: 1 });
  const { loaded, options, seat } = await optionsWith(item);
  const read: Result<object> = loaded.game.options.parse({ ...standard(loaded.game), ...options });
  if ("bad" in read) throw new ProblemError(firstProblem(read.bad), undefined, read.bad);
  const seats = soloSeats(loaded.game.options.seats(read.ok), useSettings.getState().botLevel, seat);
  const card = await createMatch(editionName(loaded.game), read.ok, seats);
  navigate({ at: "table", match: card.match });
}

/** Opens a copy of the item in its editor. The draft that was there can be restored with Undo. */
export async function forkItem(item: Named): Promise<void> {
  const { entry, draft } = await openItem(item);
  rememberFork(item.game, entry.id, { item: item.item, name: item.name });
  useDroppedFile.setState({ dropped: { game: item.game, editor: entry.id, content: draft } });
  navigate({ at: "make", game: item.game, editor: entry.id });
}

export async function saveItem(item: Named): Promise<void> {
  const content = await contentOf(item.version.hash);
  saveText(`${JSON.stringify(content, null, 2)}\n`, fileName(item.game, item.name, "json"));
}
