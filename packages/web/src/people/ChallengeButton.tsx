import { Button } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { useOnline } from "../online/store.ts";
import { ChallengeDialog } from "./ChallengeDialog.tsx";

/** Opens the dialog that challenges a person. Only callers with an account have it, and nobody for themselves. */
export function ChallengeButton({
  person,
  name,
  game,
  look = "main",
}: {
  readonly person: string;
  readonly name: string;
  readonly game?: string;
  readonly look?: "main" | "quiet";
}) {
  const [open, setOpen] = useState(false);
  const me = useOnline((s) => s.me);
  if (me?.kind !== "account" || me.person === person) return null;
  return (
    <>
      <Button look={look} label={en.people.challenge(name)} onClick={() => setOpen(true)}>
        {en.people.challengeShort}
      </Button>
      {open && (
        <ChallengeDialog
          person={person}
          name={name}
          {...(game !== undefined && { game })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
