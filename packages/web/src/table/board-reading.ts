/** What is spoken about a board: a place, what threatens it, and where the viewer's pieces are. */
import type { BoardPlace, BoardProps } from "@starboard/ui";
import type { LoadedGame } from "../loaded-game.ts";
import { placeName } from "../marks/board-spots.ts";
import * as en from "../messages/en.ts";

type Screen = Pick<LoadedGame["screen"], "reader" | "places" | "elementAt" | "alarms">;

/** The places of the cursor, in the order of a list. */
export const cursorPlaces = ({ places }: Screen, { view }: BoardProps): readonly BoardPlace[] =>
  places?.list(view) ?? [];

/** A place in words; its name where the game has no more to say. */
export const describePlace = (screen: Screen, place: string, props: BoardProps): string =>
  screen.reader?.describe(place, props) ?? placeName(screen, place, props.view);

/** What threatens a place. */
export function threatsAt(screen: Screen, place: string, props: BoardProps): string {
  const name = placeName(screen, place, props.view);
  const all = screen.reader?.threats(place, props) ?? [];
  return all.length === 0 ? en.reading.threats.none(name) : en.reading.threats.at(name, all.join(" "));
}

/** What threatens the viewer: the alarms, and the threats to every own place that has any. */
export function allThreats(screen: Screen, props: BoardProps): string {
  const alarms = (screen.alarms?.(props) ?? [])
    .filter(({ kind }) => kind === "danger")
    .map(({ title, detail }) => [title, detail].filter((text) => text !== undefined && text !== "").join(". "));
  const places = (screen.reader?.own(props) ?? []).filter(
    ({ place }) => (screen.reader?.threats(place, props).length ?? 0) > 0,
  );
  const lines = [...alarms, ...new Set(places.map(({ place }) => threatsAt(screen, place, props)))];
  return lines.length === 0 ? en.reading.threats.noneAtAll : lines.join(" ");
}

/** Where the viewer's pieces are. */
export function ownPieces(screen: Screen, props: BoardProps): string {
  const own = screen.reader?.own(props) ?? [];
  return own.length === 0
    ? en.reading.own.none
    : en.reading.own.all(own.length, own.map(({ name }) => name).join("; "));
}
