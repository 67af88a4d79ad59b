/** Lessons as files of a game: read by their schema, and by the game whose position they begin with. */
import {
  type AnyGame,
  type GameState,
  type Invalid,
  type Result,
  type Seat,
  seededDraws,
  start,
} from "@starboard/kernel";
import { type FileKind, type GameFiles, type Lesson, readLesson } from "@starboard/kit";
import { parseEdition } from "@starboard/kernel";
import { en } from "../messages/en.ts";
import { findEdition } from "../play/games.ts";

/** The rules that a lesson names; undefined if this program does not have them. */
const rulesOf = ({ game }: Lesson, newest: AnyGame): AnyGame | undefined => {
  const named = parseEdition(game);
  return named ? findEdition(named.id, named.edition)?.game : game === newest.id ? newest : undefined;
};

const under = (at: string, bad: readonly Invalid[]): { readonly bad: readonly Invalid[] } => ({
  bad: bad.map((one) => ({ ...one, at: one.at === "" ? at : `${at}.${one.at}` })),
});

/** Returns the state with which a lesson begins, and its rules. Codes: LESSON_GAME, LESSON_SEAT, and those of the game. */
function beginning(lesson: Lesson, newest: AnyGame): Result<{ readonly game: AnyGame; readonly state: GameState }> {
  const game = rulesOf(lesson, newest);
  if (!game || game.id !== newest.id) return { bad: [{ code: "LESSON_GAME", at: "game" }] };
  const options: Result<object> = game.options.parse(lesson.options ?? {});
  if ("bad" in options) return under("options", options.bad);
  if (lesson.seat >= game.options.seats(options.ok)) return { bad: [{ code: "LESSON_SEAT", at: "seat" }] };
  if (lesson.position === undefined)
    return { ok: { game, state: start(game, options.ok, seededDraws(lesson.seed ?? 1)).state as GameState } };
  const state = game.notation.read(lesson.position, options.ok) as Result<GameState>;
  return "bad" in state ? under("position", state.bad) : { ok: { game, state: state.ok } };
}

/** The kind of lessons of a game. */
export const lessonKind = (newest: AnyGame, { board }: GameFiles): FileKind<Lesson> => ({
  id: "lesson",
  title: en.library.lesson,
  editor: "",
  read(raw) {
    const read = readLesson(JSON.stringify(raw));
    if ("bad" in read) return read;
    const begun = beginning(read.ok, newest);
    return "bad" in begun ? begun : read;
  },
  nameOf: ({ title }) => title,
  facts: (lesson) => [
    en.library.minutes(lesson.minutes),
    en.library.tasks(lesson.tasks.length),
    en.library.goal(lesson.about),
  ],
  picture(lesson) {
    const begun = beginning(lesson, newest);
    if ("bad" in begun) throw new TypeError(`a lesson with errors was taken for a checked one: ${begun.bad[0]?.code}`);
    const view: unknown = begun.ok.game.view(begun.ok.state, lesson.seat as Seat);
    return board(view as never);
  },
});
