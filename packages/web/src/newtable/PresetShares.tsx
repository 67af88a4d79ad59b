import type { PlayedPreset } from "@starboard/kit";
import * as en from "../messages/en.ts";
import { manifestOf, sideName } from "../games.ts";
import { link } from "../router.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { wholePercents } from "./whole-percents.ts";

/** What bots have measured about the presets of a game, by preset; empty while it loads, and for games without figures. */
export function useMeasuredPresets(game: string): Readonly<Record<string, PlayedPreset>> {
  const { value } = useFetched(`measured ${game}`, async () => (await manifestOf(game)?.measured?.()) ?? null);
  return value?.presets ?? {};
}

/** The name of the side that a seat always plays, or of the seat. */
export function seatSideName(game: string, side: string | null, n: number): string {
  const seat = en.newtable.measured.seat(n + 1);
  return side === null ? seat : sideName(game, { side: seat, sideId: side });
}

/** How often each side of a preset won, with 95% intervals. */
export function PresetShares({
  game,
  measure: { won, seats, player },
}: {
  readonly game: string;
  readonly measure: PlayedPreset;
}) {
  const words = en.newtable.measured;
  const percents = wholePercents(seats.map(({ share }) => share));
  return (
    <small className="preset-measure">
      {words.shares(
        seats.map(({ side, half }, n) => ({
          name: seatSideName(game, side, n),
          share: (percents[n] as number) / 100,
          half,
        })),
        won.length,
        player?.level,
      )}
    </small>
  );
}

/** Says who has played for the figures beside the presets, and leads to the lab. */
export function MeasuredNote({ game }: { readonly game: string }) {
  const words = en.newtable.measured;
  return (
    <p className="panel-note preset-note">
      {words.note} <a {...link({ at: "lab", game })}>{en.statistics.measure}</a>
    </p>
  );
}
