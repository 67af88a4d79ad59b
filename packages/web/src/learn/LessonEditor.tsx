import type { LessonCourse } from "@starboard/kit";
import { parseEdition } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import { readDraftFragment } from "../editors/draft-link.ts";
import { fetchEdition, fetchGame, type LoadedGame } from "../loaded-game.ts";
import { ProblemError } from "../problems.ts";
import { navigate, type Route } from "../router.ts";
import { loadReplay } from "../replay/load.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { fetchCourse } from "./courses.ts";
import { freeName, loadLessonDraft, saveLessonDraft } from "./editor/draft-store.ts";
import { EditorTable } from "./editor/EditorTable.tsx";
import type { LessonDraft } from "./editor/lesson-draft.ts";
import { draftOfMoment, freshDraft, nameFrom } from "./editor/lesson-of.ts";
import { draftOfText } from "./editor/situation-start.ts";
import "./learn.css";

type EditorRoute = Extract<Route, { readonly at: "lessonEditor" }>;

interface OpenDraft {
  readonly loaded: LoadedGame;
  readonly course: LessonCourse;
  readonly draft: LessonDraft;
}

/** The editor of a draft: one of this browser, or a new one of a moment, a link or a game. */
export function LessonEditor({ route }: { readonly route: EditorRoute }) {
  const key = `${route.match ?? ""} ${route.n ?? ""} ${route.draft ?? ""} ${route.game ?? ""}`;
  const { value, problem } = useFetched(`lesson editor ${key}`, () => open(route));
  if (problem) return <ErrorPage problem={problem} title={en.lessonEditor.title} />;
  if (!value) return <Loading text={en.table.opening} />;
  return <EditorTable key={value.draft.id} loaded={value.loaded} course={value.course} first={value.draft} />;
}

/** Opens a draft and keeps the address of a new one, so that a reload finds it again. */
async function open(route: EditorRoute): Promise<OpenDraft> {
  const draft = await draftFor(route);
  const loaded = await fetchEdition(draft.game);
  const course = await fetchCourse(parseEdition(draft.game)?.id ?? draft.game);
  if (route.draft !== draft.id && route.match === undefined) {
    saveLessonDraft(draft);
    navigate({ at: "lessonEditor", draft: draft.id }, true);
  }
  return { loaded, course, draft };
}

async function draftFor({ match, n = 0, draft, game }: EditorRoute): Promise<LessonDraft> {
  const linked: unknown = await readDraftFragment(location.hash).catch(() => {
    throw new ProblemError({ code: "LESSON_JSON" });
  });
  if (linked !== undefined) return draftOfText(JSON.stringify(linked), freeName);
  if (draft !== undefined) {
    const stored = loadLessonDraft(draft);
    if (!stored) throw new ProblemError({ code: "WEB_LESSON_DRAFT" });
    return stored;
  }
  if (game !== undefined) {
    const loaded = await fetchGame(game);
    return freshDraft(loaded.game, freeName(nameFrom(`${game}-lesson`)));
  }
  if (match === undefined) throw new ProblemError({ code: "WEB_LESSON_DRAFT" });
  const replay = await loadReplay(match);
  const at = Math.max(
    0,
    replay.moments.findLastIndex(({ entry }) => entry.n <= n),
  );
  const made = replay.record.result === null ? null : draftOfMoment(replay, at);
  if (!made) throw new ProblemError({ code: "WEB_LESSON_MOMENT" });
  // What was written at this moment before is still there.
  return loadLessonDraft(made.id) ?? made;
}
