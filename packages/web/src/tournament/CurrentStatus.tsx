import { Button, Icon } from "@starboard/ui";
import type { RoundInfo, TournamentInfo } from "@starboard/wire/tournament";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { useOnline } from "../online/store.ts";
import { link, navigate } from "../router.ts";
import { tournamentApi } from "./api.ts";
import { EntryForm } from "./EntryForm.tsx";
import { teamOutcome } from "./TeamMatch.tsx";
import { TeamRegistration } from "./TeamRegistration.tsx";
import { RunningArena } from "./RunningArena.tsx";
import { entrantName, entrantNames } from "./text.ts";

const words = en.tournament;
/** Runs a tournament request, stores the result and shows errors. */
export type RunAction = (act: () => Promise<TournamentInfo>) => Promise<boolean>;

/** The current status of the tournament and the visitor's next step. */
export function CurrentStatus({
  info,
  token,
  run,
}: {
  readonly info: TournamentInfo;
  readonly token: string | undefined;
  readonly run: RunAction;
}) {
  if (info.state === "open" && info.teams) return <TeamRegistration info={info} run={run} />;
  if (info.state === "open") return <Registration info={info} token={token} run={run} />;
  if (info.state === "over") return <Over info={info} />;
  return info.format === "arena" ? (
    <RunningArena info={info} token={token} run={run} />
  ) : (
    <Running info={info} run={run} />
  );
}

function Registration({ info, token, run }: Parameters<typeof CurrentStatus>[0]) {
  const { now, enter } = words;
  const me = useOnline((s) => s.me);
  const { entrant, mayNot, invitedAs } = info.you;
  const { startsAt } = info;
  const enteredText = startsAt === undefined ? now.enteredText(info.organiser) : en.season.beginsText(startsAt);
  const guest = me !== null && me.kind !== "account";
  return (
    <section className="cup-now" aria-label={now.open}>
      <div>
        <h2>{entrant !== null ? now.entered : invitedAs === undefined ? now.open : en.season.invited}</h2>
        <p>
          {entrant === null
            ? [
                now.openText(info.entrants.length, info.limit),
                ...(startsAt === undefined ? [] : [en.season.begins(startsAt)]),
              ].join(" ")
            : enteredText}
        </p>
        {info.terms.rated && mayNot === null && (
          <p className="panel-note">
            {guest ? enter.ratedGuest : enter.rated} {guest && <a {...link({ at: "account" })}>{enter.toAccount}</a>}
          </p>
        )}
      </div>
      {entrant !== null ? (
        <Button look="quiet" onClick={() => void run(() => tournamentApi.leave(info.tournament, entrant))}>
          {enter.leave}
        </Button>
      ) : mayNot === null && invitedAs !== undefined ? (
        <Button look="main" onClick={() => void run(() => tournamentApi.enter(info.tournament, invitedAs, token))}>
          {en.season.again(invitedAs)}
        </Button>
      ) : mayNot === null ? (
        <EntryForm info={info} token={token} run={run} label={enter.enter} />
      ) : (
        <p className="cup-why">{en.problem(mayNot)}</p>
      )}
    </section>
  );
}

function Running({ info, run }: { readonly info: TournamentInfo; readonly run: RunAction }) {
  const { now, enter } = words;
  const [leaving, setLeaving] = useState(false);
  const round = info.played[info.played.length - 1];
  const me = info.you.entrant;
  const title = info.teams ? en.clubs.team.running : now.round(info.played.length, info.rounds);
  const own = round && me !== null ? situation(info, round, me) : null;
  return (
    <section className={`cup-now${own?.go?.main ? " act" : ""}`} aria-label={title}>
      <div>
        {own && <small>{title}</small>}
        <h2>{own?.title ?? title}</h2>
        {own && <p>{own.text}</p>}
        {round && <Progress round={round} />}
        {info.paused && (
          <p className="cup-why">
            <b>{now.paused}.</b> {now.pausedText}
          </p>
        )}
      </div>
      <div className="cup-do">
        {own?.go && (
          <Button
            look={own.go.main ? "main" : "may"}
            onClick={() => navigate({ at: "online", table: own.go?.table ?? "" })}
          >
            {own.go.words}
          </Button>
        )}
        {me !== null &&
          info.entrants[me]?.out === null &&
          (leaving ? (
            <div className="cup-sure" role="alert">
              <p>{enter.dropSure}</p>
              <div className="row">
                <Button
                  look="may"
                  onClick={() => void run(() => tournamentApi.leave(info.tournament, me)).then(() => setLeaving(false))}
                >
                  {enter.drop}
                </Button>
                <Button look="quiet" onClick={() => setLeaving(false)}>
                  {words.organise.no}
                </Button>
              </div>
            </div>
          ) : (
            <Button look="quiet" onClick={() => setLeaving(true)}>
              {enter.drop}
            </Button>
          ))}
      </div>
    </section>
  );
}

interface Situation {
  readonly title: string;
  readonly text: string;
  readonly go: { readonly table: string; readonly words: string; readonly main: boolean } | null;
}
/** The state of the round for one entrant. */
function situation(info: TournamentInfo, round: RoundInfo, me: number): Situation {
  const { now } = words;
  if (info.entrants[me]?.out) return { title: now.out, text: now.outText, go: null };
  if (round.byes.includes(me)) return { title: now.bye, text: now.byeText, go: null };
  const pairing = round.pairings.find(({ entrants }) => entrants.includes(me));
  if (!pairing || pairing.result) return { title: now.done, text: now.doneText, go: null };
  const rivals = pairing.entrants.filter((n) => n !== me);
  const title = (rivals.length === 1 ? now.youMeet : now.youSit)(entrantNames(info, rivals));
  const { table } = info.you;
  const leg = pairing.legs.find((leg) => leg.table === table);
  if (table === null || !leg) return { title, text: now.waitText, go: null };
  if (leg.missing.includes(me)) return { title, text: now.sitText, go: { table, words: now.goSit, main: true } };
  if (leg.asked.includes(me)) return { title, text: now.turnText, go: { table, words: now.goPlay, main: true } };
  const text = leg.state === "lobby" ? now.sitText : now.waitText;
  return { title, text, go: { table, words: now.goLook, main: false } };
}

function Progress({ round }: { readonly round: RoundInfo }) {
  const { now } = words;
  const done = round.pairings.filter(({ result }) => result !== null).length;
  const of = round.pairings.length;
  const text = [
    now.decided(done, of),
    ...(round.ruling ? [now.ruling] : round.deadline !== null && !round.done ? [now.ends(round.deadline)] : []),
  ].join(" · ");
  return (
    <p className="cup-progress">
      <progress value={done} max={of} aria-label={now.decided(done, of)} />
      <span>{text}</span>
    </p>
  );
}

function Over({ info }: { readonly info: TournamentInfo }) {
  const { now } = words;
  const first = info.standings
    .filter(({ place, points }) => place === 1 && points.terms.length > 0)
    .map(({ entrant }) => entrant);
  return (
    <section className="cup-now over" aria-label={words.state.over}>
      <span className="cup-crown">
        <Icon name="check" size={26} />
      </span>
      <div>
        <h2>
          {info.teams
            ? teamOutcome(info)
            : first.length === 0
              ? words.state.over
              : first.length === 1
                ? now.won(entrantName(info, first[0]))
                : now.shared(entrantNames(info, first))}
        </h2>
        <p>
          {info.teams
            ? en.clubs.boardCountPlayed(info.played[0]?.pairings.length ?? 0)
            : first.length === 0
              ? now.ended
              : info.format === "arena"
                ? words.arena.over(info.played[0]?.pairings.filter(({ result }) => result !== null).length ?? 0)
                : now.overText(info.played.length)}
        </p>
      </div>
      <a className="btn" {...link({ at: "tournaments" })}>
        {words.all}
      </a>
    </section>
  );
}
