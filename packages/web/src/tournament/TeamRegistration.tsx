import { Button } from "@starboard/ui";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { clubsApi } from "../clubs/api.ts";
import * as en from "../messages/en.ts";
import { useOnline } from "../online/store.ts";
import { tournamentApi } from "./api.ts";
import type { RunAction } from "./CurrentStatus.tsx";

/** A team match before it begins: the answer of the challenged club, then signing up. */
export function TeamRegistration({ info, run }: { readonly info: TournamentInfo; readonly run: RunAction }) {
  const words = en.clubs.team;
  const name = useOnline((s) => s.me?.name) ?? "";
  const { tournament, teams, startsAt = 0, you } = info;
  if (!teams) return null;
  const answers = teams.answer === "waiting" && teams.you.organises.includes(1);
  const title =
    you.entrant !== null
      ? words.signedUp
      : answers
        ? words.yourAnswer
        : teams.answer === "waiting"
          ? words.waiting
          : words.open;
  const text =
    you.entrant !== null
      ? words.signedUpText(startsAt)
      : answers
        ? words.yourAnswerText(teams.boards, startsAt)
        : teams.answer === "waiting"
          ? words.waitingText(teams.sides[1]?.name ?? "", startsAt)
          : words.openText(startsAt);
  const answer = (accept: boolean) => (): void => void run(() => clubsApi.answer(tournament, accept));
  const signUp = (team: number) => (): void => void run(() => tournamentApi.signUp(tournament, name, team));
  const isFull = (side: number): boolean => info.entrants.filter(({ team }) => team === side).length >= teams.boards;
  return (
    <section className="cup-now" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="cup-do">
        {answers && (
          <>
            <Button look="main" onClick={answer(true)}>
              {words.accept}
            </Button>
            <Button look="quiet" onClick={answer(false)}>
              {words.refuse}
            </Button>
          </>
        )}
        {teams.answer === "accepted" &&
          you.entrant === null &&
          (teams.you.sides.length === 0 ? (
            <p className="cup-why">{en.problem("TEAM_MEMBER")}</p>
          ) : (
            teams.you.sides.map((side) => (
              <Button
                key={side}
                look="main"
                onClick={signUp(side)}
                why={isFull(side) ? { fact: en.problem("TOURNAMENT_FULL") } : undefined}
              >
                {words.signUpFor(teams.sides[side]?.name ?? "")}
              </Button>
            ))
          ))}
        {you.entrant !== null && (
          <Button look="quiet" onClick={() => void run(() => tournamentApi.leave(tournament, you.entrant ?? -1))}>
            {en.tournament.enter.leave}
          </Button>
        )}
      </div>
    </section>
  );
}
