/** What games and pages share: texts, formats, hexes, emblems. */
export { concernsByField, type ConcernsByField } from "./concerns.ts";
export { emblemIndex, emblemPath, FIGURES, RINGS } from "./emblem.ts";
export {
  colOf,
  type Hex,
  hexAt,
  hexDistance,
  hexesOf,
  onMap,
  rowOf,
  STEP_Q,
  STEP_R,
  turned,
} from "./hex.ts";
export { type Format, formatFor, type PluralForms } from "./format.ts";
export {
  addedTexts,
  addTexts,
  askLanguage,
  chooseLanguage,
  inLanguage,
  type Language,
  language,
  languageOf,
  LANGUAGES,
  onLanguage,
  perLanguage,
  preferredLanguage,
  translatable,
  withLabel,
  type Translation,
  type Translations,
} from "./language.ts";
export {
  type AnyFileKind,
  type BalanceMeasure,
  type FileFact,
  type FileKind,
  type MatchOptions,
  readFileName,
  readHeader,
} from "./file-kind.ts";
export { fitDots, type Glance, type GlanceDot, GLANCE_FRAME } from "./glance.ts";
export { type LessonCourse, type CourseSection, lessonsIn, lessonsOf, type LessonWords } from "./lesson/course.ts";
export { isLessonText, publishedLessonSchema, readLesson, writeLesson } from "./lesson/file.ts";
export {
  type Lesson,
  type LessonGoal,
  lessonSchema,
  type LessonTask,
  LESSON_FORMAT,
  LESSON_VERSION,
  placeOfTask,
  versionOfLesson,
} from "./lesson/schema.ts";
export { checkPuzzle, checkPuzzleWords, puzzleState, type PuzzleWords } from "./puzzle/check.ts";
export { provePuzzle } from "./puzzle/prove.ts";
export {
  loadPuzzle,
  loadPuzzles,
  type ProvedPuzzle,
  type PuzzleCollection,
  type PuzzleFamily,
  type PuzzlePart,
  puzzlePart,
  type PuzzleProver,
} from "./puzzle/collection.ts";
export { publishedPuzzleSchema, puzzlesOf, readPuzzles, writePuzzles } from "./puzzle/file.ts";
export { judgePuzzle, type PuzzleVerdict } from "./puzzle/judge.ts";
export {
  type DecidedLine,
  decidedLines,
  judgedAgain,
  patternsOf,
  type Refutation,
  TooManyTurns,
  type TurnNode,
  type TurnRules,
  turnsFrom,
} from "./puzzle/own-turn.ts";
export {
  type Puzzle,
  type PuzzleFile,
  type PuzzleParameters,
  PUZZLES_FORMAT,
  PUZZLES_VERSION,
  puzzlesSchema,
  type PuzzleWrongWay,
} from "./puzzle/schema.ts";
export { type Mark, MAX_MARKS, toggleMark } from "./marks.ts";
export { checkStudy } from "./study/check.ts";
export {
  isStudyText,
  publishedStudySchema,
  readStudy,
  readStudyValue,
  type ReadStudy,
  STUDY_LIMIT,
  writeStudy,
} from "./study/file.ts";
export { moveOf, playStudyMove, type StudyDraw, studyMoveOf } from "./study/line.ts";
export {
  type Glyph,
  GLYPHS,
  sizeOfStudy,
  type Study,
  type StudyBranch,
  type StudyChapter,
  STUDY_FORMAT,
  STUDY_MOST,
  type StudyMove,
  type StudyNote,
  type StudyVariation,
  STUDY_VERSION,
} from "./study/schema.ts";
export { firstMisfit, fitsPattern, missingInOrder, quote } from "./patterns.ts";
export {
  boxPath,
  DARK_INKS,
  escapeMarkup,
  fitShapes,
  hexOf,
  type Ink,
  INKS,
  type InkTable,
  type PictureData,
  PICTURE_FRAME,
  type PicturePaint,
  type PictureShape,
  shortened,
  svgOf,
  svgShapes,
} from "./picture.ts";
export { readerFormat } from "./reader-format.ts";
export { readRules, type Rule } from "./rules.ts";
export { continued, type TranscriptEntry, transcriptEntries, transcript, transcriptCsv } from "./transcript.ts";
export {
  changedRules,
  type EarlierEdition,
  entryOfEdition,
  type GameEditions,
  gameEditions,
  withRules,
} from "./game-editions.ts";
export { actLabelsOf, type ActTexts, promptsOf, type PromptTexts } from "./step-texts.ts";
export { DAY_MS, dailyPuzzle, type DailyTurn, dailyTurn, dayNumber, type Streak, streakOf } from "./puzzle/days.ts";
export { checkAnswer, judgeAnswer, puzzleScript } from "./puzzle/play.ts";
export {
  createScriptedMatch,
  fixedDraws,
  type MatchScript,
  NOTHING_TO_TAKE_BACK,
  type PlayedRun,
  type ScriptedEntry,
  type ScriptedMatch,
  type ScriptedMove,
  type ScriptedQuestion,
  scriptedReply,
} from "./scripted-match.ts";
export { addGames, addLanguage, rulesText, withTranslations } from "./translated-manifest.ts";
export { turnSummary, type TurnSummary } from "./turn-summary.ts";
export type * from "./game-text.ts";
export type { EvenFigures, EvenPairing, EvenSides } from "./even-sides.ts";
export type { MeasuringBots, PlayedPreset, PresetMeasure, PresetMeasures } from "./preset-measures.ts";
export { type GameMoments, MAX_MOMENTS, type Moment, momentsOf } from "./moments.ts";
export type * from "./manifest.ts";
