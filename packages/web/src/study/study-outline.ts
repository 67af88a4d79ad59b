/** The text of a chapter: its comments in the order of the match, with those of its variations between them. */
import type { AddressedFact, Viewer } from "@starboard/kernel";
import type { StudyBranch, StudyChapter, StudyNote } from "@starboard/kit";
import * as en from "../messages/en.ts";
import { loadedAt, type LoadedReplay } from "../replay/loaded-replay.ts";
import { createTexts } from "../table/table-context.ts";
import type { BranchPath, StudyPlace } from "./study-edit.ts";
import { type LineMoment, lineOf } from "./study-line.ts";

/** A comment, or the beginning of a variation. */
export interface OutlineRow {
  readonly place: StudyPlace;
  /** Number of variations that it is inside. */
  readonly depth: number;
  /** What happened, in the words of the game. */
  readonly label: string;
  readonly note: StudyNote | null;
  /** Set where a variation begins. */
  readonly variation: { readonly name: string; readonly title: string; readonly moves: number } | null;
}

/** The letters of a variation among those of its branch, behind those of the branch: A, A.B. */
export const nameOfPath = (path: BranchPath): string => path.map((n) => en.study.variations.name(n)).join(".");

const heard = ({ to }: AddressedFact, viewer: Viewer, isOpen: boolean): boolean =>
  !to || isOpen || (viewer !== "public" && to.includes(viewer));

/** What has happened was not refused. */
export const noRefusal = (): undefined => undefined;

/** What led to a moment, as far as the chapter's viewpoint may know it. */
export function labelOf(
  replay: LoadedReplay,
  chapter: StudyChapter,
  { entry, game, played, move }: LineMoment,
): string {
  if (move === null) return en.study.here.start;
  const viewer = chapter.viewpoint as Viewer;
  const loaded = replay.editions.find((one) => one.game === game) ?? loadedAt(replay, 0);
  const texts = createTexts(loaded, game.view(played.state, viewer), replay.seats, viewer, noRefusal);
  const fact = played.facts.find((one) => heard(one, viewer, chapter.open));
  if (fact) return texts.fact(fact.fact);
  const name = entry.is === "act" ? texts.seat(entry.by) : "";
  return chapter.open || viewer === move.by
    ? `${name}: ${texts.act(move.step, move.act)}`
    : `${name}: ${en.study.here.hidden}`;
}

/** Returns the rows of a chapter. */
export function outlineOf(chapter: StudyChapter, replay: LoadedReplay): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  function add(branch: StudyBranch, path: BranchPath): void {
    const line = lineOf(chapter, replay, path);
    const at = (place: number): LineMoment | undefined =>
      line.find((moment) => moment.place.path.length === path.length && moment.place.at === place);
    const { notes = [], variations = [] } = branch;
    const places = [...new Set([...notes, ...variations].map((one) => one.at))].toSorted((a, b) => a - b);
    for (const place of places) {
      const moment = at(place);
      const note = notes.find((one) => one.at === place);
      if (note)
        rows.push({
          place: { path, at: place },
          depth: path.length,
          label: moment ? labelOf(replay, chapter, moment) : en.study.here.start,
          note,
          variation: null,
        });
      for (const [i, one] of variations.entries()) {
        if (one.at !== place) continue;
        const inner = [...path, i];
        const first = lineOf(chapter, replay, inner).find((next) => next.place.path.length === inner.length);
        rows.push({
          place: { path: inner, at: 1 },
          depth: inner.length,
          label: first ? labelOf(replay, chapter, first) : "",
          note: null,
          variation: { name: nameOfPath(inner), title: one.title ?? "", moves: one.moves.length },
        });
        add(one, inner);
      }
    }
  }
  add(chapter, []);
  return rows;
}

export interface CommentNeighbours {
  readonly previous: OutlineRow | undefined;
  readonly next: OutlineRow | undefined;
}

/** The rows before and behind a moment. */
export function neighboursOf(
  chapter: StudyChapter,
  replay: LoadedReplay,
  { place, entry }: LineMoment,
): CommentNeighbours {
  const rows = outlineOf(chapter, replay);
  const at = rows.findIndex((row) => row.place.at === place.at && row.place.path.join() === place.path.join());
  if (at >= 0) return { previous: rows[at - 1], next: rows[at + 1] };
  const inBranch = (row: OutlineRow): boolean => row.place.path.join() === place.path.join();
  const isLater = (row: OutlineRow): boolean =>
    inBranch(row) && row.place.at > (place.path.length === 0 ? entry.n : place.at);
  const later = rows.findIndex(isLater);
  return { previous: rows[(later < 0 ? rows.length : later) - 1], next: rows[later] };
}
