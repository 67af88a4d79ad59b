import { Button, Icon, Segments, Tool } from "@starboard/ui";
import { editionName, type Invalid, type Personality, type SeatOccupant } from "@starboard/kernel";
import { type ReactNode, useState } from "react";
import { createMatch, CreateMatchError } from "../local/index.ts";
import type { LoadedGame } from "../loaded-game.ts";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import { LevelSelect } from "./LevelSelect.tsx";
import { PersonalitySelect } from "./PersonalitySelect.tsx";
import { changePersonality, hasPersonalities, mixedPersonality } from "./personalities.ts";
import { changeOccupant, type ParsedSetup } from "./setup.ts";
import type { LocalSeatList } from "./use-local-seats.ts";

/** The seats of a match on this device, and the button that starts it. */
export function LocalSeats({
  loaded,
  setup,
  list: { seats, played, edit },
  onRefused,
  problems,
}: {
  readonly loaded: LoadedGame;
  readonly setup: ParsedSetup;
  readonly list: LocalSeatList;
  /** Receives what the match service refused. */
  readonly onRefused: (bad: readonly Invalid[]) => void;
  /** Shown above the button. */
  readonly problems: ReactNode;
}) {
  const { botLevel } = useSettings();
  const [sending, setSending] = useState(false);
  const names = seats.map((seat) => seat.name.trim());
  const namesFit = !names.includes("") && new Set(names).size === names.length;
  const startMatch = (): void => {
    if (!setup.options || sending) return;
    setSending(true);
    const named = seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
    createMatch(editionName(loaded.game), setup.options, named).then(
      ({ match }) => navigate({ at: "table", match }),
      (error: unknown) => {
        setSending(false);
        if (error instanceof CreateMatchError) onRefused(error.bad);
        else showProblem(toProblem(error));
      },
    );
  };
  return (
    <>
      <div className="new-seats-head">
        <h2>{en.newtable.seats}</h2>
        <Tool
          label={en.newtable.rotate}
          onClick={() => edit(seats.map((_, i) => seats[(i + 1) % seats.length] as SeatOccupant))}
        >
          <Icon name="swap" />
        </Tool>
      </div>
      <ol>
        {seats.map((seat, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is identified by its index
          <li key={i} className="new-seat">
            <SeatEmblem badge={played?.[i] ?? { colour: i + 1 }} size={30} />
            <SeatFields
              index={i}
              side={played?.[i]?.side ?? en.newtable.seat(i + 1)}
              seat={seat}
              botLevel={botLevel}
              personality={hasPersonalities(loaded.game, seats.length) ? mixedPersonality(i) : undefined}
              onChange={(next) => edit(seats.map((one, n) => (n === i ? next : one)))}
            />
          </li>
        ))}
      </ol>
      <p className="panel-note">{en.newtable.seatsHelp}</p>
      <div className="new-go">
        {problems}
        <Button
          look="main"
          onClick={startMatch}
          why={!setup.options ? { fact: en.newtable.wrong } : !namesFit ? { fact: en.newtable.names } : undefined}
        >
          {sending ? en.newtable.starting : en.newtable.start}
        </Button>
      </div>
      <p className="panel-note">{en.newtable.chance}</p>
    </>
  );
}

/** Name, kind and level of one seat. */
function SeatFields({
  index,
  side,
  seat,
  botLevel,
  personality,
  onChange,
}: {
  readonly index: number;
  readonly side: string;
  readonly seat: SeatOccupant;
  readonly botLevel: number;
  /** The personality of a new bot here; undefined where bots have none. */
  readonly personality: Personality | undefined;
  readonly onChange: (seat: SeatOccupant) => void;
}) {
  return (
    <div>
      <small>{side}</small>
      <input
        className="field"
        value={seat.name}
        maxLength={40}
        aria-label={en.newtable.name(index + 1)}
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
      <div className="row">
        <Segments
          label={en.newtable.kind(index + 1)}
          value={seat.kind}
          options={[
            { value: "person", name: en.newtable.person },
            { value: "bot", name: en.newtable.bot },
          ]}
          onChange={(kind) => {
            const next = changeOccupant(seat, index, kind, botLevel);
            onChange(kind === "bot" ? changePersonality(next, personality) : next);
          }}
        />
        {seat.kind === "bot" && (
          <LevelSelect seat={index} level={seat.level ?? botLevel} onChange={(level) => onChange({ ...seat, level })} />
        )}
      </div>
      {seat.kind === "bot" && personality !== undefined && (
        <PersonalitySelect
          seat={index}
          personality={seat.personality}
          onChange={(chosen) => onChange(changePersonality(seat, chosen))}
        />
      )}
    </div>
  );
}
