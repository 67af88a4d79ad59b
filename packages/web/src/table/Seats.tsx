import { Icon, Menu, SeatPlate } from "@starboard/ui";
import type { Outcome, Seat, SeatOccupant } from "@starboard/kernel";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";
import { isDraw } from "../shell/outcome.ts";
import { useTableContext } from "./table-context.ts";

/** The seats in the rail: players, sides, who is to act and which bots think. */
export function Seats({
  asked,
  thinking,
  over,
  closed = false,
  onLook,
  onSeat,
  beside,
}: {
  readonly asked: readonly Seat[];
  readonly thinking: readonly Seat[];
  readonly over: Outcome | null;
  /** Whether the table was closed before its match ended. */
  readonly closed?: boolean;
  /** Switches the view to a seat; present where that is allowed. */
  readonly onLook?: ((seat: Seat) => void) | undefined;
  /** Changes the occupant of a seat; present while the match runs. */
  readonly onSeat?: ((seat: Seat, kind: SeatOccupant["kind"]) => void) | undefined;
  /** A seat's clock and presence. */
  readonly beside?: ((seat: Seat) => ReactNode) | undefined;
}) {
  const { seats, loaded, board, viewer, text } = useTableContext();
  const Line = loaded.screen.SeatLine;
  return (
    <ul className="seats" aria-label={en.table.tabs.seats}>
      {seats.map((occupant, index) => {
        const seat = index as Seat;
        const turn = asked.includes(seat) && !over && !closed;
        const thinks = thinking.includes(seat) && !closed;
        const who =
          occupant.kind === "bot"
            ? en.table.status.bot(occupant.level ?? 1, occupant.personality)
            : seat === viewer
              ? en.table.you
              : onLook
                ? en.table.status.person
                : en.table.status.elsewhere;
        const does = over
          ? isDraw(over, seats.length)
            ? en.table.status.drew
            : over.winners.includes(seat)
              ? en.table.status.won
              : en.table.status.lost
          : closed
            ? en.online.closed.status
            : thinks
              ? en.table.status.thinking
              : turn
                ? en.table.status.turn
                : en.table.status.waiting;
        const side = text.side(seat);
        const badge = loaded.screen.badge(board.view, seat);
        return (
          <SeatPlate
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            key={index}
            side={badge.colour}
            figure={badge.figure}
            name={occupant.name}
            note={who}
            status={side === occupant.name ? does : `${does} · ${side}`}
            state={thinks ? "thinking" : turn ? "turn" : "waiting"}
            current={seat === viewer}
            aside={
              onSeat && !over ? (
                <Menu
                  label={en.table.seatMenu(occupant.name)}
                  className="tool seat-menu"
                  trigger={<Icon name="more" size={16} />}
                >
                  {occupant.kind === "person" ? (
                    <button type="button" className="menu-item" onClick={() => onSeat(seat, "bot")}>
                      <Icon name="bot" />
                      {en.table.botPlaysOn}
                    </button>
                  ) : (
                    <button type="button" className="menu-item" onClick={() => onSeat(seat, "person")}>
                      <Icon name="person" />
                      {en.table.takeOver}
                    </button>
                  )}
                </Menu>
              ) : (
                beside?.(seat)
              )
            }
            {...(onLook &&
              seat !== viewer &&
              occupant.kind === "person" && {
                onChoose: () => onLook(seat),
                chooseLabel: en.table.look(occupant.name),
              })}
          >
            <Line {...board} seat={seat} />
          </SeatPlate>
        );
      })}
    </ul>
  );
}
