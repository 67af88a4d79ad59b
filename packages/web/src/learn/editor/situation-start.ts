/** Reads where a lesson begins from a file: a lesson, or a situation with its position, its dice and what is played. */
import { type Act, type AnyGame, isPlainJson, type Move, offers, parseEdition } from "@starboard/kernel";
import { isLessonText } from "@starboard/kit";
import { fetchEdition } from "../../loaded-game.ts";
import { ProblemError } from "../../problems.ts";
import { fetchCourse } from "../courses.ts";
import { lessonOf as readLessonText } from "../opened-lesson.ts";
import type { LessonDraft } from "./lesson-draft.ts";
import { draftOfLesson, freshDraft, nameFrom } from "./lesson-of.ts";
import { playPath, readStart } from "./lesson-path.ts";

/** Largest file read, in characters. */
const LIMIT = 500_000;

/** What is taken over from a situation. */
interface Situation {
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly seed?: number;
  readonly dice: readonly number[];
  readonly play: readonly { readonly by?: unknown; readonly step?: unknown; readonly act?: unknown }[];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value);

/** The first field of a situation that is not what it must be; undefined if there is none. */
function wrongField(from: Record<string, unknown>): string | undefined {
  const { game, title, options = {}, position = {}, setup = { seed: 1 }, dice = [], play = [] } = from;
  if (typeof game !== "string" || !/^[a-z0-9-]{1,50}(?:@[0-9]{1,4})?$/.test(game)) return "game";
  if (typeof title !== "string" || title === "" || title.length > 300) return "title";
  if (!isGroup(options)) return "options";
  if (!isGroup(position)) return "position";
  if (!isGroup(setup) || !isNumber(setup["seed"])) return "setup";
  if (!Array.isArray(dice) || dice.length > 2000 || !dice.every((one) => isNumber(one) && one >= 1)) return "dice";
  return Array.isArray(play) && play.length <= 200 && play.every(isGroup) ? undefined : "play";
}

/** Returns the first situation of a file's text. Throws `ProblemError` with SITUATION_SIZE, _JSON or _FIELD. */
export function situationOf(text: string): Situation {
  if (text.length > LIMIT) throw new ProblemError({ code: "SITUATION_SIZE", about: { limit: LIMIT } });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new ProblemError({ code: "SITUATION_JSON" });
  }
  const first: unknown = Array.isArray(raw) ? raw[0] : raw;
  if (!isPlainJson(first) || !isGroup(first)) throw new ProblemError({ code: "SITUATION_JSON" });
  const at = wrongField(first);
  if (at !== undefined) throw new ProblemError({ code: "SITUATION_FIELD", about: { at } });
  const { options = {}, dice = [], play = [], setup, ...rest } = first;
  const seed = isGroup(setup) ? setup["seed"] : undefined;
  return { ...rest, options, dice, play, ...(seed !== undefined && { seed }) } as unknown as Situation;
}

/** The draft of a lesson that begins with a situation. Throws `ProblemError` if the game can't read its position. */
export function draftOfSituation(game: AnyGame, from: Situation, id: string): LessonDraft {
  const { options, position, dice, seed, title } = from;
  const draft = {
    ...freshDraft(game, id, { options, ...(position && { position }), draws: dice, title }),
    ...(seed !== undefined && { seed }),
  };
  const read = readStart(game, draft);
  if ("bad" in read)
    throw new ProblemError({ code: read.bad[0]?.code ?? "WEB_LESSON_POSITION", about: { at: read.bad[0]?.at ?? "" } });
  const moves = movesOf(game, draft, from.play);
  const [task] = draft.tasks;
  if (!task || moves.length === 0) return draft;
  return { ...draft, seat: moves[0]?.by ?? draft.seat, tasks: [{ ...task, moves }] };
}

/** The acts of a situation as far as the rules accept them; its expectations are left out. */
function movesOf(game: AnyGame, draft: LessonDraft, played: Situation["play"]): readonly Move[] {
  const moves: Move[] = [];
  for (const { by, step, act } of played) {
    if (!isNumber(by) || !isGroup(act) || typeof act["do"] !== "string") continue;
    const path = playPath(game, draft, moves);
    const state = "ok" in path ? path.ok.entries.at(-1)?.state : undefined;
    if (!state) break;
    const seat = by as Move["by"];
    const asked = typeof step === "string" ? step : offers(game, state, seat).find(({ aside }) => !aside)?.step;
    if (asked === undefined) break;
    const move = { by: seat, step: asked, act: act as unknown as Act };
    const next = playPath(game, draft, [...moves, move]);
    if ("bad" in next || next.ok.stopped) break;
    moves.push(move);
  }
  return moves;
}

/** The draft of a lesson file or a situation file. Throws `ProblemError` with the code of what is wrong. */
export async function draftOfText(text: string, id: (title: string) => string): Promise<LessonDraft> {
  if (isLessonText(text)) {
    const lesson = readLessonText(text);
    const { game } = await fetchEdition(lesson.game);
    const course = await fetchCourse(parseEdition(lesson.game)?.id ?? lesson.game);
    try {
      return draftOfLesson(game, course, lesson);
    } catch {
      throw new ProblemError({ code: "WEB_LESSON_POSITION" });
    }
  }
  const from = situationOf(text);
  const { game } = await fetchEdition(from.game);
  return draftOfSituation(game, from, id(nameFrom(from.title)));
}
