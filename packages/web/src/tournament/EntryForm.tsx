import { Button } from "@starboard/ui";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { useOnline, withIdentity } from "../online/store.ts";
import { useSettings } from "../settings/store.ts";
import { tournamentApi } from "./api.ts";
import type { RunAction } from "./CurrentStatus.tsx";

/** Enters the tournament under a name. */
export function EntryForm({
  info,
  token,
  run,
  label,
}: {
  readonly info: TournamentInfo;
  readonly token: string | undefined;
  readonly run: RunAction;
  readonly label: string;
}) {
  const { enter } = en.tournament;
  const { name: known, set } = useSettings();
  const me = useOnline((s) => s.me);
  const [typedName, setName] = useState<string | null>(null);
  const name = typedName ?? (known || me?.name || "");
  return (
    <form
      className="cup-enter"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") return;
        set({ name: name.trim() });
        void run(() => withIdentity(() => tournamentApi.enter(info.tournament, name.trim(), token)));
      }}
    >
      <label>
        <span>{enter.name}</span>
        <input className="field" value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button
        look={info.you.organiser ? "may" : "main"}
        type="submit"
        why={name.trim() === "" ? { fact: en.problem("HOST_SIGN_IN") } : undefined}
      >
        {label}
      </Button>
    </form>
  );
}
