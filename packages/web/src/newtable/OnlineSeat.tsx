import { Segments } from "@starboard/ui";
import type { Personality } from "@starboard/kernel";
import type { SeatInput } from "@starboard/wire/host";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import { PersonalitySelect } from "./PersonalitySelect.tsx";
import { LevelSelect } from "./LevelSelect.tsx";
import type { Played } from "./setup.ts";

const KINDS = ["me", "friend", "open", "bot"] as const;
const words = en.online;

/** A seat of a new online table: what it plays, and who may take it. */
export function OnlineSeat({
  index,
  played,
  seat,
  personality,
  onChange,
  optionRows,
}: {
  readonly index: number;
  readonly played: Played | null;
  readonly seat: SeatInput;
  /** The personality of a new bot here; undefined where bots have none. */
  readonly personality: Personality | undefined;
  readonly onChange: (seat: SeatInput) => void;
  /** Controls of the seat's options where players supply their own; otherwise none. */
  readonly optionRows: readonly ReactNode[];
}) {
  const { botLevel } = useSettings();
  const isOwnersChoice = seat.is === "me" || seat.is === "bot";
  return (
    <li className="new-seat">
      <SeatEmblem badge={played ?? { colour: index + 1 }} size={30} />
      <div>
        <small>{played?.side ?? en.newtable.seat(index + 1)}</small>
        <Segments
          label={words.seatKind.label(index + 1)}
          value={seat.is}
          options={KINDS.map((value) => ({ value, name: words.seatKind[value] }))}
          onChange={(is) => onChange(is === "bot" ? { is, level: botLevel, personality } : { is })}
        />
        {seat.is === "bot" && (
          <LevelSelect seat={index} level={seat.level} onChange={(level) => onChange({ ...seat, level })} />
        )}
        {seat.is === "bot" && personality !== undefined && (
          <PersonalitySelect
            seat={index}
            personality={seat.personality}
            onChange={(chosen) => onChange({ is: "bot", level: seat.level, personality: chosen })}
          />
        )}
        {optionRows.length > 0 &&
          (isOwnersChoice ? (
            <div className="online-brings">{optionRows}</div>
          ) : (
            <small>{words.seatOptions.theirs}</small>
          ))}
      </div>
    </li>
  );
}
