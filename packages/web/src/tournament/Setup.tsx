import { Button, type Explanation } from "@starboard/ui";
import { editionName } from "@starboard/kernel";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { ClockFields } from "../newtable/ClockFields.tsx";
import { ruleAt } from "../newtable/clocks.ts";
import type { HostedSetup } from "../newtable/hosted-setup.ts";
import { OwnSeatOptions } from "../newtable/OwnSeatOptions.tsx";
import { seatOptionSpecs } from "../newtable/setup.ts";
import { useHostConnection, useOnline } from "../online/store.ts";
import { link, navigate, useRoute } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { CheckboxField, TextField } from "../shell/fields.tsx";
import { showProblem, toProblem } from "../problems.ts";
import { tournamentApi } from "./api.ts";
import { DeadlineFields } from "./DeadlineFields.tsx";
import { EntryFields } from "./EntryFields.tsx";
import { FormatFields } from "./FormatFields.tsx";
import { type ChangeDraft, draftWith, hasLiveClock, type TournamentDraft, tournamentInput } from "./setup-draft.ts";
import { StartFields } from "./StartFields.tsx";
import "../online/online.css";
import "./tournament.css";

/** Tournament seats cannot be claimed. */
const TIMEOUTS = ["lose", "bot"] as const;
const words = en.tournament.setup;

/** The tournament settings on the setup page, for organisers with an account. */
export function TournamentSetup({ setup, seats }: { readonly setup: HostedSetup; readonly seats: number }) {
  useHostConnection();
  const me = useOnline((s) => s.me);
  if (!me || me.kind === "account") return <TournamentForm setup={setup} seats={seats} ownName={me?.name} />;
  return (
    <div className="cup-account">
      <p>{words.help}</p>
      <p>{words.account}</p>
      <a className="btn main" {...link({ at: "account" })}>
        {words.toAccount}
      </a>
    </div>
  );
}

function TournamentForm({
  setup,
  seats,
  ownName,
}: {
  readonly setup: HostedSetup;
  readonly seats: number;
  /** The name of the account; undefined until it is known. */
  readonly ownName: string | undefined;
}) {
  const { loaded, options, ownSeatOptions, onClock } = setup;
  const route = useRoute();
  const club = route.at === "new" ? route.club : undefined;
  const { name: storedName, set, botLevel } = useSettings();
  const [typedName, setName] = useState<string | null>(null);
  const name = typedName ?? (storedName || ownName || "");
  const [draft, setDraft] = useState(() => draftWith(words.titleOf(loaded.words.title)));
  const [sending, setSending] = useState(false);
  const specs = Array.from({ length: seats }, (_, n) => seatOptionSpecs(loaded.game, n)).flat();
  const change: ChangeDraft = (changed) => {
    setDraft((before) => ({ ...before, ...changed }));
    if (changed.clock !== undefined) onClock(ruleAt(changed.clock));
  };
  const make = (): void => {
    if (!options || sending) return;
    setSending(true);
    set({ name: name.trim() });
    tournamentApi
      .make({
        ...tournamentInput(draft, seats),
        game: editionName(loaded.game),
        options: options as Record<string, unknown>,
        name: name.trim(),
        standInLevel: botLevel,
        ownSeatOptions: ownSeatOptions && specs.length > 0,
        ...(club !== undefined && { club }),
      })
      .then(
        ({ tournament }) => navigate({ at: "tournament", tournament }),
        (error: unknown) => {
          setSending(false);
          showProblem(toProblem(error));
        },
      );
  };
  const why = setup.why ?? whyNot(draft, name, seats);
  return (
    <form
      className="cup-setup"
      aria-label={words.mode}
      onSubmit={(event) => {
        event.preventDefault();
        if (!why) make();
      }}
    >
      <p className="panel-note">{words.help}</p>
      <TextField label={words.title} value={draft.title} max={40} onChange={(title) => change({ title })} />
      <TextField label={words.name} value={name} max={40} onChange={setName} />
      <FormatFields draft={draft} onChange={change} seats={seats} />
      <OwnSeatOptions setup={setup} specs={specs} help={words.bringHelp} />
      <ClockFields
        clock={draft.clock}
        onClock={(clock) => change({ clock })}
        onTimeout={draft.onTimeout}
        timeouts={TIMEOUTS}
        onChangeTimeout={(onTimeout) => change({ onTimeout })}
        timeoutLabel={words.onTimeout}
      />
      {draft.format !== "arena" && <DeadlineFields draft={draft} onChange={change} />}
      <StartFields draft={draft} onChange={change} />
      <EntryFields draft={draft} onChange={change} isOfClub={club !== undefined} />
      <CheckboxField checked={draft.listed} onChange={(listed) => change({ listed })}>
        {words.listed}
      </CheckboxField>
      <CheckboxField checked={draft.spectators} onChange={(spectators) => change({ spectators })}>
        {en.online.spectators}
      </CheckboxField>
      <CheckboxField checked={draft.rated} onChange={(rated) => change({ rated })}>
        {en.online.rated}
      </CheckboxField>
      <div className="new-go">
        <Button look="main" type="submit" why={why}>
          {sending ? words.creating : words.create}
        </Button>
      </div>
      <p className="panel-note">{draft.startsAt === null ? words.later : words.laterByDate}</p>
    </form>
  );
}

/** Why the tournament cannot be created with these settings, this organiser's name and this number of seats. */
function whyNot(draft: TournamentDraft, name: string, seats: number): Explanation | undefined {
  if (seats < 2 || seats > 6) return { fact: words.tooMany };
  if (draft.format === "arena" && seats !== 2) return { fact: words.arenaTwo };
  if (draft.format === "arena" && !hasLiveClock(draft)) return { fact: words.arenaClock };
  if (draft.startsAt !== null && draft.startsAt <= Date.now()) return { fact: en.season.noDate };
  if (draft.title.trim() === "") return { fact: words.title };
  return name.trim() === "" ? { fact: words.name } : undefined;
}
