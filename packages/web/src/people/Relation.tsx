import { Button } from "@starboard/ui";
import type { Profile } from "@starboard/wire/people";
import type { CompanyInfo, RelationKind } from "@starboard/wire/relations";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { ChallengeButton } from "./ChallengeButton.tsx";
import { showProblem, toProblem } from "../problems.ts";

/** Follows or blocks an account; null ends either. */
export const relate = (person: string, relation: RelationKind | null): Promise<CompanyInfo> =>
  call<CompanyInfo>("PUT", `people/${encodeURIComponent(person)}/relation`, { relation });

/** The buttons that follow or block the person of a profile, for callers with an account. */
export function Relation({ person, name, relation }: Pick<Profile, "person" | "name" | "relation">) {
  const [now, setNow] = useState(relation);
  const [busy, setBusy] = useState(false);
  async function choose(next: RelationKind | null): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await relate(person, next);
      setNow(next);
    } catch (error) {
      showProblem(toProblem(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <div className="row">
        {now !== "block" && <ChallengeButton person={person} name={name} />}
        {now !== "block" && (
          <Button
            look="may"
            label={now === "follow" ? en.people.unfollow(name) : en.people.follow(name)}
            onClick={() => void choose(now === "follow" ? null : "follow")}
          >
            {now === "follow" ? en.people.unfollowShort : en.people.followShort}
          </Button>
        )}
        <Button
          look="quiet"
          label={now === "block" ? en.people.unblock(name) : en.people.block(name)}
          onClick={() => void choose(now === "block" ? null : "block")}
        >
          {now === "block" ? en.people.unblockShort : en.people.blockShort}
        </Button>
      </div>
      <output className="panel-note">{now === "block" ? en.people.blockedText : null}</output>
    </>
  );
}
