/** What is spoken about a board: a place, what threatens it, and where pieces are. */
import { type Seat, seat as seatOf } from "@starboard/kernel";
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

/** The seats whose pieces are asked about: the viewer's own, or for spectators all of them. */
const askedSeats = ({ viewer, seats }: BoardProps): readonly Seat[] =>
  viewer === "public" ? seats.map((_, i) => seatOf(i)) : [viewer];

/** What threatens the viewer, or for spectators any seat: the alarms, and the threats to every place with own pieces. */
export function allThreats(screen: Screen, props: BoardProps): string {
  const alarms = (screen.alarms?.(props) ?? [])
    .filter(({ kind }) => kind === "danger")
    .map(({ title, detail }) => [title, detail].filter((text) => text !== undefined && text !== "").join(". "));
  const places = askedSeats(props)
    .flatMap((seat) => screen.reader?.pieces(seat, props) ?? [])
    .filter(({ place }) => (screen.reader?.threats(place, props).length ?? 0) > 0);
  const lines = [...alarms, ...new Set(places.map(({ place }) => threatsAt(screen, place, props)))];
  if (lines.length > 0) return lines.join(" ");
  return props.viewer === "public" ? en.reading.threats.noneToSides : en.reading.threats.noneAtAll;
}

/** Where the viewer's pieces are, or for spectators those of each side. */
export function piecesText(screen: Screen, props: BoardProps): string {
  const words = en.reading.own;
  const lines = askedSeats(props).flatMap((seat) => {
    const pieces = screen.reader?.pieces(seat, props) ?? [];
    const names = pieces.map(({ name }) => name).join("; ");
    if (props.viewer !== "public") return pieces.length === 0 ? [] : [words.all(pieces.length, names)];
    const side = props.words.side(seat, {
      view: props.view,
      seat: (by) => props.seats[by]?.name ?? `${by + 1}`,
      viewerSeat: null,
    });
    return pieces.length === 0 ? [] : [words.of(side, pieces.length, names)];
  });
  if (lines.length > 0) return lines.join(" ");
  return props.viewer === "public" ? words.noneOfSides : words.none;
}

/** Where the cursor begins: at the viewer's first piece, or for spectators at that of the first side that has any. */
export function firstPlace(screen: Screen, props: BoardProps): string | null {
  for (const seat of askedSeats(props)) {
    const first = screen.reader?.pieces(seat, props)[0];
    if (first) return first.place;
  }
  return screen.reader?.begins?.(props) ?? cursorPlaces(screen, props)[0]?.place ?? null;
}
