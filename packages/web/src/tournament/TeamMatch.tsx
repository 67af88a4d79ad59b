import type { PairingInfo, TournamentInfo, TournamentTeams } from "@starboard/wire/tournament";
import { Icon, Tool } from "@starboard/ui";
import { clubsApi } from "../clubs/api.ts";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { tournamentApi } from "./api.ts";
import { ConfirmedButton } from "./ConfirmedButton.tsx";
import type { RunAction } from "./CurrentStatus.tsx";
import { Pairing } from "./Rounds.tsx";
import { entrantName } from "./text.ts";
import "./team-match.css";

const words = en.clubs.team;
const SIDES = [0, 1] as const;
const nameOf = (teams: TournamentTeams, side: number): string => teams.sides[side]?.name ?? "";

/** The score of a team match, for everyone who follows it. */
export function TeamScore({ teams }: { readonly teams: TournamentTeams }) {
  const [a, b] = teams.sides;
  if (!a || !b) return null;
  const [x, y] = [en.tournament.points(a.points), en.tournament.points(b.points)];
  return (
    <section className="team-score" aria-live="polite" aria-label={words.score(a.name, x, b.name, y)}>
      <a {...link({ at: "club", club: a.club })}>{a.name}</a>
      <b className="n" aria-hidden="true">
        {words.result(x, y)}
      </b>
      <a {...link({ at: "club", club: b.club })}>{b.name}</a>
    </section>
  );
}

/** Who won a finished team match, or why it was not played. */
export function teamOutcome({ teams, played }: TournamentInfo): string {
  const [a, b] = teams?.sides ?? [];
  if (teams?.answer === "refused") return words.refused(nameOf(teams, 1));
  if (!a || !b || played.length === 0) return words.notPlayed;
  return a.points === b.points ? words.drawn : words.won((a.points > b.points ? a : b).name);
}

/** Calls the team match off, for organisers of a club that has agreed to it. */
export function CallOff({ info, run }: { readonly info: TournamentInfo; readonly run: RunAction }) {
  const { teams } = info;
  if (info.state !== "open" || !teams) return null;
  const { organises } = teams.you;
  if (!organises.includes(0) && !(teams.answer === "accepted" && organises.includes(1))) return null;
  return (
    <section className="cup-card" aria-label={en.tournament.organise.title}>
      <h2>{en.tournament.organise.title}</h2>
      <ConfirmedButton
        words={words.callOff}
        sure={words.callOffSure}
        act={() => void run(() => clubsApi.callOff(info.tournament))}
      />
    </section>
  );
}

/** Who has signed up for each club; its organisers can take people off the list. */
export function LineUps({ info, run }: { readonly info: TournamentInfo; readonly run: RunAction }) {
  const { teams } = info;
  if (!teams) return null;
  return (
    <div className="team-line-ups">
      {SIDES.map((side) => {
        const players = info.entrants.filter(({ team }) => team === side);
        const manages = teams.you.organises.includes(side);
        return (
          <section key={side} aria-label={words.lineUp(nameOf(teams, side))}>
            <h2>{nameOf(teams, side)}</h2>
            <p className="panel-note">{words.places(players.length, teams.boards)}</p>
            {players.length === 0 && <p className="panel-note">{words.nobody}</p>}
            <ul className="cup-entrants">
              {players.map(({ entrant, name }) => (
                <li key={entrant} className={info.you.entrant === entrant ? "mine" : ""}>
                  <span>{name}</span>
                  {manages && (
                    <Tool
                      label={en.tournament.organise.takeOut(name)}
                      onClick={() => void run(() => tournamentApi.leave(info.tournament, entrant))}
                    >
                      <Icon name="cross" size={16} />
                    </Tool>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The boards in their order, and those won without an opponent. */
export function Boards({ info }: { readonly info: TournamentInfo }) {
  const [round] = info.played;
  return (
    <section aria-labelledby="boards">
      <h2 id="boards">{words.boards}</h2>
      <ol className="cup-pairings team-boards">
        {round?.pairings.map((pairing) => (
          <Pairing key={pairing.entrants.join()} info={info} pairing={bySide(info, pairing)} onRule={undefined} />
        ))}
        {round?.byes.map((n) => (
          <li key={n} className="cup-pairing">
            <div className="cup-sides">
              <span className="won">{entrantName(info, n)}</span>
            </div>
            <div className="cup-result">
              <small>{words.noOpponent}</small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The pairing with the challenger's player first, so that results read like the score. */
function bySide({ entrants }: TournamentInfo, pairing: PairingInfo): PairingInfo {
  if (entrants[pairing.entrants[0] ?? -1]?.team === 0) return pairing;
  const { result } = pairing;
  return {
    ...pairing,
    entrants: pairing.entrants.toReversed(),
    result: result && { ...result, scores: result.scores.toReversed() },
  };
}

/** How boards, points and the deadline of a team match work. */
export function TeamRules() {
  return (
    <section className="cup-card" aria-labelledby="team-rules">
      <h2 id="team-rules">{words.rules}</h2>
      <ul className="cup-rules">
        {words.rule.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
