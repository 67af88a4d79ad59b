/** Data that board, dock and panels derive from the props, calculated once per change. */
import { type Shape4000, mapOf, type Power, type StarMap, type View4000 } from "@starboard/4000ad";
import type { BoardProps } from "@starboard/ui";
import type { Act, Refusal } from "@starboard/kernel";
import { useMemo } from "react";
import { type PowerLook, powerLooks } from "./powers.ts";
import { openStars, type Question, readQuestion } from "./offers.ts";
import { readScene, type Scene } from "./scene.ts";

export type View = View4000;
export type Props = BoardProps<Shape4000>;

export interface BoardData {
  readonly map: StarMap;
  readonly names: readonly string[];
  readonly looks: readonly PowerLook[];
  readonly scene: Scene;
  /** The scene before the planned acts. */
  readonly before: Scene;
  readonly question: Question | null;
  /** Stars that can be chosen now. */
  readonly open: ReadonlySet<number>;
  /** Powers the viewer commands. */
  readonly mine: readonly Power[];
}

/** A prepared act that is not yet planned. */
export interface Prepared {
  readonly step: string;
  readonly act: Act;
  /** Why it is illegal, or null. */
  readonly refusal: Refusal | null;
}

interface Fixtures {
  readonly map: StarMap;
  readonly looks: readonly PowerLook[];
  readonly names: readonly string[];
}
/** Map and looks depend only on options and homes. They are cached so that memoised layers do not redraw. */
const fixtures = new WeakMap<object, Map<string, Fixtures>>();

function fixturesOf(view: View): Fixtures {
  const map = mapOf(view.board.options);
  let known = fixtures.get(map);
  if (!known) fixtures.set(map, (known = new Map<string, Fixtures>()));
  const key = view.board.home.join();
  let found = known.get(key);
  if (!found) {
    found = { map, looks: powerLooks(view), names: map.stars.map((star) => star.name) };
    known.set(key, found);
  }
  return found;
}

const scenes = new WeakMap<View, Scene>();
function sceneOf(view: View, map: StarMap): Scene {
  let scene = scenes.get(view);
  if (!scene) scenes.set(view, (scene = readScene(view, map)));
  return scene;
}

export function readBoardData(props: Pick<Props, "view" | "committed" | "offers" | "viewer">): BoardData {
  const { view, committed, offers, viewer } = props;
  const { map, looks, names } = fixturesOf(view);
  const question = readQuestion(offers, map);
  return {
    map,
    names,
    looks,
    scene: sceneOf(view, map),
    before: sceneOf(committed, map),
    question,
    open: openStars(question),
    mine: powersOf(view, viewer),
  };
}

/** Returns the derived data, cached until the view, offers or viewer change. */
export function useBoardData(props: Props): BoardData {
  const { view, committed, offers, viewer } = props;
  return useMemo(() => readBoardData({ view, committed, offers, viewer }), [view, committed, offers, viewer]);
}

/** Returns the powers of a viewer, none for a spectator. */
export const powersOf = (view: View, viewer: Props["viewer"]): Power[] =>
  view.board.seatOf.flatMap((seat, power) => (seat === viewer ? [power] : []));

/** Whether two powers are on one side or allied, as far as the viewer knows. */
export function friends(view: View, a: Power, b: Power): boolean {
  if (a === b) return true;
  if (view.board.options["ad.version"] === "alliances") return view.board.side[a] === view.board.side[b];
  const relation = view.relation[a * view.board.P + b] ?? 0;
  return relation === 1 || relation === 2;
}
