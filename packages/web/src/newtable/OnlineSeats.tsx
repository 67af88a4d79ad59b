import { Button } from "@starboard/ui";
import { editionName } from "@starboard/kernel";
import type { SeatInput } from "@starboard/wire/host";
import { type ReactNode, useState } from "react";
import * as en from "../messages/en.ts";
import { api } from "../online/api.ts";
import { updateTable, withIdentity } from "../online/store.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { TextField } from "../shell/fields.tsx";
import { hasPersonalities, mixedPersonality } from "./personalities.ts";
import { ruleAt } from "./clocks.ts";
import type { HostedSetup } from "./hosted-setup.ts";
import { DEFAULT_TERMS, onlineSeats, tableInput, type TermsDraft, withSeat } from "./online-setup.ts";
import { OnlineSeat } from "./OnlineSeat.tsx";
import { OnlineTerms } from "./OnlineTerms.tsx";
import { OwnSeatOptions } from "./OwnSeatOptions.tsx";
import { type Played, seatOptionSpecs } from "./setup.ts";

/** The form for a new online table: its seats, its terms, and the button that opens it. */
export function OnlineSeats({
  setup,
  count,
  played,
  seatOptionRows,
}: {
  readonly setup: HostedSetup;
  readonly count: number;
  readonly played: readonly (Played | null)[] | null;
  /** The controls of a seat's options. */
  readonly seatOptionRows: (seat: number) => readonly ReactNode[];
}) {
  const { loaded, options, ownSeatOptions, onClock, why } = setup;
  const specs = seatOptionSpecs(loaded.game);
  const { name: storedName, botLevel, set } = useSettings();
  const [name, setName] = useState(storedName);
  const [chosenSeats, setChosenSeats] = useState<readonly SeatInput[]>([]);
  const [terms, setTerms] = useState(DEFAULT_TERMS);
  const [sending, setSending] = useState(false);
  const seats = onlineSeats(chosenSeats, count);
  const changeTerms = (change: Partial<TermsDraft>): void => {
    setTerms((before) => ({ ...before, ...change }));
    if (change.clock !== undefined) onClock(ruleAt(change.clock));
  };
  const open = (): void => {
    if (!options || sending) return;
    setSending(true);
    set({ name: name.trim() });
    withIdentity(() =>
      api.make({
        ...tableInput(seats, terms),
        game: editionName(loaded.game),
        options: options as Record<string, unknown>,
        name: name.trim(),
        ownSeatOptions: ownSeatOptions && specs.length > 0,
        standInLevel: botLevel,
      }),
    ).then(
      ({ table }) => {
        updateTable(table);
        navigate({ at: "online", table: table.table });
      },
      (error: unknown) => {
        setSending(false);
        showProblem(toProblem(error));
      },
    );
  };
  const words = en.online;
  return (
    <>
      <p className="panel-note">{words.mode.help}</p>
      <TextField label={words.name} value={name} max={40} onChange={setName} />
      <OwnSeatOptions setup={setup} specs={specs} help={words.seatOptions.help} />
      <ol>
        {seats.map((seat, i) => (
          <OnlineSeat
            // oxlint-disable-next-line react/no-array-index-key -- a seat is identified by its index
            key={i}
            index={i}
            played={played?.[i] ?? null}
            seat={seat}
            personality={hasPersonalities(loaded.game, count) ? mixedPersonality(i) : undefined}
            onChange={(to) => setChosenSeats(withSeat(seats, i, to))}
            optionRows={ownSeatOptions ? seatOptionRows(i) : []}
          />
        ))}
      </ol>
      <OnlineTerms terms={terms} onChange={changeTerms} />
      <div className="new-go">
        <Button look="main" onClick={open} why={why ?? (name.trim() === "" ? { fact: words.chat.named } : undefined)}>
          {sending ? words.creating : words.create}
        </Button>
      </div>
      <p className="panel-note">{en.newtable.chance}</p>
    </>
  );
}
