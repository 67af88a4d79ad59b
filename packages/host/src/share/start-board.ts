import { parseEdition } from "@starboard/kernel";
import { lessonsOf } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import type { ShareCard } from "@starboard/share";
import { libraryGame } from "../library/kinds.ts";
import { lessonKind } from "../library/lesson-kind.ts";

/** The board of a game as its first lesson begins; null for a game without lessons. */
export async function startBoard(game: string): Promise<ShareCard["picture"]> {
  const id = parseEdition(game)?.id ?? game;
  const [known, course] = await Promise.all([
    libraryGame(id),
    manifests.find((manifest) => manifest.id === id)?.course?.(),
  ]);
  const lesson = course && lessonsOf(course)[0];
  return known && lesson ? lessonKind(known.game, known.files).picture(lesson) : null;
}
