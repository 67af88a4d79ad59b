import { Button, Dialog } from "@starboard/ui";
import { isLivePace, type Pace, PACES } from "@starboard/wire/tickets";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle } from "../games.ts";
import { showProblem, showSuccess, toProblem } from "../problems.ts";
import { CheckboxField, SelectField } from "../shell/fields.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { challengesApi } from "./challenges.ts";
import { duelPresets } from "./duel-presets.ts";
import "../online/online.css";

/** Asks for game, options and pace, and sends the challenge. */
export function ChallengeDialog({
  person,
  name,
  game: first,
  onClose,
}: {
  readonly person: string;
  readonly name: string;
  /** The game that is chosen at first. */
  readonly game?: string;
  readonly onClose: () => void;
}) {
  const [game, setGame] = useState(first ?? GAMES[0] ?? "");
  const [pace, setPace] = useState<Pace>("day");
  const [preset, setPreset] = useState<string | null>(null);
  const [rated, setRated] = useState(true);
  const [busy, setBusy] = useState(false);
  const { value } = useFetched(`presets ${game}`, () => duelPresets(game));
  const presets = value?.presets ?? [];
  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await challengesApi.send(person, { game, pace, preset, rated });
      showSuccess({ code: "WEB_CHALLENGE_SENT" });
      onClose();
    } catch (error) {
      showProblem(toProblem(error));
      setBusy(false);
    }
  }
  return (
    <Dialog title={en.people.challenge(name)} onClose={onClose}>
      <form
        className="people-challenge"
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <SelectField
          label={en.find.game}
          value={game}
          of={GAMES}
          name={gameTitle}
          onChange={(id) => {
            setGame(id);
            setPreset(null);
          }}
        />
        <SelectField
          label={en.people.preset}
          value={preset ?? presets[0] ?? ""}
          of={presets}
          name={(id) => value?.words?.preset(id).name ?? id}
          onChange={setPreset}
        />
        <SelectField
          label={en.people.pace}
          value={pace}
          of={PACES}
          name={(one) => `${en.find.pace(one).name} (${en.find.pace(one).clock})`}
          onChange={setPace}
        />
        <CheckboxField checked={rated} onChange={setRated}>
          {en.find.rated}
        </CheckboxField>
        <p className="panel-note">{isLivePace(pace) ? en.people.expiresSoon : en.people.expiresLater}</p>
        <Button type="submit" look="main">
          {en.people.send}
        </Button>
      </form>
    </Dialog>
  );
}
