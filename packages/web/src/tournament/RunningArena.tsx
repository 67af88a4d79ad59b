import { Button } from "@starboard/ui";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { navigate } from "../router.ts";
import { useNow } from "../shell/now.ts";
import { tournamentApi } from "./api.ts";
import type { RunAction } from "./CurrentStatus.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { entrantNames } from "./text.ts";

const words = en.tournament;
const MINUTE = 60_000;

/** The status of a running arena, and the visitor's next step: join, play, wait, take a break, leave. */
export function RunningArena({
  info,
  token,
  run,
}: {
  readonly info: TournamentInfo;
  readonly token: string | undefined;
  readonly run: RunAction;
}) {
  const { arena, now } = words;
  const at = useNow();
  const me = info.you.entrant;
  const round = info.played[0];
  const deadline = round?.deadline ?? 0;
  const isUp = at >= deadline;
  const own = me === null ? null : situation(info, me, isUp);
  const time = isUp
    ? `${arena.noMore} ${arena.graceLeft(Math.max(0, deadline + (info.arena?.grace ?? 0) * MINUTE - at))}`
    : arena.left(deadline - at);
  const open = round?.pairings.filter(({ result }) => result === null).length ?? 0;
  return (
    <section className={`cup-now${own?.go?.main ? " act" : ""}`} aria-label={arena.status}>
      <div>
        {own && <small>{isUp ? arena.ending : arena.status}</small>}
        <h2>{own?.title ?? (isUp ? arena.ending : arena.status)}</h2>
        {own ? <p>{own.text}</p> : info.you.mayNot === null && <p>{arena.joinText}</p>}
        <p className="cup-progress">
          <span>{[...(info.paused ? [] : [time]), arena.playing(open)].join(" · ")}</span>
        </p>
        {info.paused && (
          <p className="cup-why">
            <b>{now.paused}.</b> {now.pausedText}
          </p>
        )}
      </div>
      {me === null ? (
        info.you.mayNot === null ? (
          <EntryForm info={info} token={token} run={run} label={arena.join} />
        ) : (
          !isUp && <p className="cup-why">{en.problem(info.you.mayNot)}</p>
        )
      ) : (
        <div className="cup-do">
          {own?.go && (
            <Button
              look={own.go.main ? "main" : "may"}
              onClick={() => navigate({ at: "online", table: own.go?.table ?? "" })}
            >
              {own.go.words}
            </Button>
          )}
          {info.entrants[me]?.out === null && <Breaks info={info} me={me} run={run} />}
        </div>
      )}
    </section>
  );
}

/** Taking a break, coming back, and leaving for good. */
function Breaks({ info, me, run }: { readonly info: TournamentInfo; readonly me: number; readonly run: RunAction }) {
  const { arena, enter, organise } = words;
  const [leaving, setLeaving] = useState(false);
  const isResting = info.entrants[me]?.resting === true;
  if (leaving)
    return (
      <div className="cup-sure" role="alert">
        <p>{arena.leaveSure}</p>
        <div className="row">
          <Button
            look="may"
            onClick={() => void run(() => tournamentApi.leave(info.tournament, me)).then(() => setLeaving(false))}
          >
            {enter.drop}
          </Button>
          <Button look="quiet" onClick={() => setLeaving(false)}>
            {organise.no}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      <Button
        look={isResting ? "main" : "may"}
        onClick={() => void run(() => tournamentApi.rest(info.tournament, me, isResting ? "return" : "rest"))}
      >
        {isResting ? arena.back : arena.rest}
      </Button>
      <Button look="quiet" onClick={() => setLeaving(true)}>
        {enter.drop}
      </Button>
    </>
  );
}

interface Situation {
  readonly title: string;
  readonly text: string;
  readonly go: { readonly table: string; readonly words: string; readonly main: boolean } | null;
}
/** What an entrant of the arena does now. */
function situation(info: TournamentInfo, me: number, isUp: boolean): Situation {
  const { arena, now } = words;
  const pairing = info.played[0]?.pairings.findLast(({ entrants, result }) => result === null && entrants.includes(me));
  const entrant = info.entrants[me];
  if (entrant?.out) return { title: now.out, text: now.outText, go: null };
  const leg = pairing?.legs[0];
  if (pairing && leg) {
    const title = now.youMeet(
      entrantNames(
        info,
        pairing.entrants.filter((n) => n !== me),
      ),
    );
    const { table } = leg;
    const rests = entrant?.resting === true ? ` ${arena.restHelp}` : "";
    if (leg.missing.includes(me)) return { title, text: arena.seat, go: { table, words: now.goSit, main: true } };
    if (leg.asked.includes(me))
      return { title, text: now.turnText + rests, go: { table, words: now.goPlay, main: true } };
    const text = leg.state === "lobby" ? now.sitText : now.waitText;
    return { title, text: text + rests, go: { table, words: now.goLook, main: false } };
  }
  if (isUp) return { title: now.done, text: arena.noMore, go: null };
  if (entrant?.resting) return { title: arena.resting, text: arena.restingText, go: null };
  return { title: arena.waiting, text: arena.waitingText, go: null };
}
