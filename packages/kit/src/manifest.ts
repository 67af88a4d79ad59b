/**
 * What a game is made of, without loading it: the one description that pages, hosts and the command line read. It holds
 * a few words and functions that load the rest, so the start page knows every game and fetches none.
 */
import type { GameMoments } from "./moments.ts";
import type { AnyGame, Seat } from "@starboard/kernel";
import type { AnyFileKind } from "./file-kind.ts";
import type { EvenSides } from "./even-sides.ts";
import type { GameEditions } from "./game-editions.ts";
import type { GameText } from "./game-text.ts";
import type { Glance } from "./glance.ts";
import type { Language } from "./language.ts";
import type { LessonCourse } from "./lesson/course.ts";
import type { PuzzleCollection, PuzzleProver } from "./puzzle/collection.ts";
import type { PictureData } from "./picture.ts";
import type { PresetMeasures } from "./preset-measures.ts";

/** The words of the tile on the start page. */
export interface LandingWords {
  readonly title: string;
  /** One sentence, shorter than `GameText.pitch`. */
  readonly pitch: string;
  /** "2 to 4 players · 48 stars". */
  readonly facts: string;
  /** The name of a side by its id of `GameFiles.sideId`; undefined for sides that have the same name in every language. */
  readonly side?: (id: string) => string | undefined;
}

/** What `src/index.ts` of a game exports, among other things. */
export interface GameModule {
  readonly game: AnyGame;
  readonly text: GameText<never, never>;
  readonly glance?: (view: never) => Glance;
  /** The newest edition and every earlier one that is still played. */
  readonly editions: GameEditions;
}

/** What prints a game: the names of its parts, and a function that prints some of them as PDF. */
export interface Printer<Paper extends string = never, Fonts = never> {
  readonly PARTS: readonly string[];
  printParts(parts: readonly never[], paper: Paper, fonts: Fonts, backs: boolean): Promise<Uint8Array>;
}

/** The files of a game, and its board as a picture. */
export interface GameFiles {
  readonly kinds: readonly AnyFileKind[];
  /** Draws what a view shows. */
  readonly board: (view: never) => PictureData;
  /** The colour number of a seat's side, from 1; by default the seats are counted. */
  readonly side?: (view: never, seat: Seat) => number;
  /**
   * The id of what a seat plays, which hosts store beside the English name of `GameText.side`: the same in every language
   * and edition. Undefined for names that players made.
   */
  readonly sideId?: (view: never, seat: Seat) => string | undefined;
}

/** The loaders of a game in another language than English. What is not there is shown in English. */
export interface GameTranslation {
  /** The words of the tile, which every page shows. */
  readonly landing?: () => Promise<LandingWords>;
  /** All other texts but these two, by id. */
  readonly texts?: () => Promise<object>;
  /** The words of the lessons, by the id of the lesson. */
  readonly lessons?: () => Promise<object>;
  /** The text of `rules.de.md`. */
  readonly rules?: () => Promise<string>;
}
/** A game's languages other than English. */
export type GameTranslations = { readonly [L in Exclude<Language, "en">]?: GameTranslation };

/** The manifest of a game (`src/manifest.ts`). The optional loaders are what not every game has. */
export interface GameManifest {
  /** The name of the game's folder, of its package and in records. */
  readonly id: string;
  /** What the numbers of its rules begin with: the `AD` of `AD-6.4.4`. */
  readonly prefix: string;
  readonly landing: LandingWords;
  /** Its languages other than English. */
  readonly translations?: GameTranslations;
  /** Loads rules and texts. */
  readonly play: () => Promise<GameModule>;
  /** Loads the text of `rules.md`. */
  readonly rules: () => Promise<string>;
  /** Loads the knowledge of its bots, a `BotSpec`. */
  readonly bot?: () => Promise<unknown>;
  /** Loads its boards and panels, a `GameScreen`. Without it the page shows `words.board`. Only pages call this. */
  readonly screen?: () => Promise<unknown>;
  /** Loads the guided match, a `Guide`. Only pages call this. */
  readonly guide?: () => Promise<unknown>;
  /** Loads the lessons. */
  readonly course?: () => Promise<LessonCourse>;
  /** Loads the words of the puzzles and the list of their files. */
  readonly puzzles?: () => Promise<PuzzleCollection>;
  /** Loads what proves puzzles. Only tools and tests call this. */
  readonly provers?: () => Promise<readonly PuzzleProver[]>;
  /** Loads what prints it. */
  readonly print?: () => Promise<Printer>;
  /** Loads the kinds of files that its players make, and what draws its board. Needs no browser. */
  readonly files?: () => Promise<GameFiles>;
  /** Loads the kinds of moments by which its finished matches can be found. */
  readonly moments?: () => Promise<GameMoments>;
  /** Loads what bots have measured about its presets. */
  readonly measured?: () => Promise<PresetMeasures>;
  /** Loads the option that makes its sides even, with what bots have measured about it. */
  readonly evenSides?: () => Promise<EvenSides>;
  /** Loads the JSON Schemas of the files that its players write, by file name. */
  readonly schemas?: () => Promise<ReadonlyMap<string, object>>;
}
