import { Button, Dialog } from "@starboard/ui";
import { type ClubRole, MAX_BOARDS, MIN_BOARDS, type OwnClubs, TEAM_HOURS } from "@starboard/wire/clubs";
import { type Pace, PACES } from "@starboard/wire/tickets";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle } from "../games.ts";
import { useOnline } from "../online/store.ts";
import { duelPresets } from "../people/duel-presets.ts";
import { showProblem, toProblem } from "../problems.ts";
import { navigate } from "../router.ts";
import { CheckboxField, DateField, SelectField } from "../shell/fields.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { clubsApi } from "./api.ts";
import "./clubs.css";

const BOARDS = Array.from({ length: MAX_BOARDS - MIN_BOARDS + 1 }, (_, n) => n + MIN_BOARDS);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Challenges a club, for organisers of other clubs. */
export function ChallengeClub({
  club,
  name,
  ownRole,
}: {
  readonly club: string;
  readonly name: string;
  readonly ownRole: ClubRole | null;
}) {
  const me = useOnline((s) => s.me?.person);
  const { value } = useFetched(`clubs of ${me ?? ""}`, clubsApi.mine);
  const [open, setOpen] = useState(false);
  const own = value?.clubs.filter((one) => one.role !== "member" && one.club !== club) ?? [];
  if (own.length === 0) return null;
  return (
    <>
      <Button
        look={ownRole === null ? "may" : "quiet"}
        label={en.clubs.challengeTitle(name)}
        onClick={() => setOpen(true)}
      >
        {en.clubs.challenge}
      </Button>
      {open && <Challenge against={club} name={name} own={own} onClose={() => setOpen(false)} />}
    </>
  );
}

function Challenge({
  against,
  name,
  own,
  onClose,
}: {
  readonly against: string;
  readonly name: string;
  readonly own: OwnClubs["clubs"];
  readonly onClose: () => void;
}) {
  const words = en.clubs;
  const [club, setClub] = useState(own[0]?.club ?? "");
  const [game, setGame] = useState(GAMES[0] ?? "");
  const [preset, setPreset] = useState<string | null>(null);
  const [pace, setPace] = useState<Pace>("quick");
  const [boards, setBoards] = useState(4);
  const [bothSides, setBothSides] = useState(false);
  const [rated, setRated] = useState(true);
  const [startsAt, setStartsAt] = useState(() => Math.ceil((Date.now() + 3 * DAY_MS) / HOUR_MS) * HOUR_MS);
  const [busy, setBusy] = useState(false);
  const { value } = useFetched(`presets ${game}`, () => duelPresets(game));
  const presets = value?.presets ?? [];
  const send = (): void => {
    if (busy) return;
    setBusy(true);
    clubsApi.challenge(club, { against, game, preset, pace, boards, bothSides, rated, startsAt }).then(
      ({ tournament }) => navigate({ at: "tournament", tournament }),
      (error: unknown) => {
        setBusy(false);
        showProblem(toProblem(error));
      },
    );
  };
  return (
    <Dialog title={words.challengeTitle(name)} onClose={onClose}>
      <form
        className="clubs-form"
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <SelectField
          label={words.as}
          value={club}
          of={own.map((one) => one.club)}
          name={(id) => own.find((one) => one.club === id)?.name ?? ""}
          onChange={setClub}
        />
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
        <SelectField label={words.boards} value={boards} of={BOARDS} name={words.boardCount} onChange={setBoards} />
        <DateField label={words.starts} value={startsAt} onChange={setStartsAt} />
        <CheckboxField checked={bothSides} onChange={setBothSides}>
          {words.bothSides}
        </CheckboxField>
        <CheckboxField checked={rated} onChange={setRated}>
          {en.find.rated}
        </CheckboxField>
        <p className="panel-note">{words.challengeHelp(TEAM_HOURS[pace])}</p>
        <Button type="submit" look="main">
          {words.sendChallenge}
        </Button>
      </form>
    </Dialog>
  );
}
