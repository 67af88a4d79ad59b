import { Button, Dialog } from "@starboard/ui";
import type { Seat, SeatOccupant } from "@starboard/kernel";
import { useState } from "react";
import { forkMatch } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import type { LoadedReplay } from "./loaded-replay.ts";

/** Dialog that continues from a moment as a new match: one seat for the player, bots for the others. */
export function WhatIf({
  replay,
  n,
  asked,
  sides,
  onClose,
}: {
  readonly replay: LoadedReplay;
  readonly n: number;
  readonly asked: Seat | undefined;
  /** The side of each seat, named by the game. */
  readonly sides: readonly string[];
  readonly onClose: () => void;
}) {
  const { name, botLevel } = useSettings();
  const [seat, setSeat] = useState<number>(asked ?? 0);
  const [level, setLevel] = useState(botLevel);
  const [busy, setBusy] = useState(false);
  const go = (): void => {
    setBusy(true);
    const seats: SeatOccupant[] = replay.seats.map((occupant, i) =>
      i === seat
        ? { name: name.trim() || en.youName, kind: "person" }
        : { name: occupant.kind === "bot" ? occupant.name : en.botName(i), kind: "bot", level },
    );
    forkMatch(replay.text, n + 1, seats).then(
      (summary) => navigate({ at: "table", match: summary.match }),
      (error: unknown) => {
        setBusy(false);
        showProblem(toProblem(error));
      },
    );
  };
  return (
    <Dialog title={en.replay.whatIfTitle} onClose={onClose}>
      <p>{en.replay.whatIfText}</p>
      <div className="form">
        <label>
          {en.replay.whatIfSeat}
          <select className="field" value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
            {replay.seats.map((occupant, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
              <option key={i} value={i}>
                {occupant.name}
                {sides[i] !== occupant.name && ` (${sides[i] ?? ""})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          {en.replay.whatIfLevel}
          <select className="field" value={level} onChange={(event) => setLevel(Number(event.target.value))}>
            {[1, 2, 3, 4, 5].map((one) => (
              <option key={one} value={one}>
                {one} · {en.levelNames[one - 1]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="actions">
        <Button look="main" onClick={go}>
          {busy ? en.newtable.starting : en.replay.whatIfGo}
        </Button>
      </div>
    </Dialog>
  );
}
