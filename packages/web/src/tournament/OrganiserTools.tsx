import { Button, Icon, Tool } from "@starboard/ui";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { type ReactNode, useState } from "react";
import * as en from "../messages/en.ts";
import { href, navigate, type Route } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { copyLink } from "../shell/files.ts";
import { showProblem, toProblem } from "../problems.ts";
import { tournamentApi } from "./api.ts";
import { ConfirmedButton } from "./ConfirmedButton.tsx";
import type { RunAction } from "./CurrentStatus.tsx";
import { entrantName } from "./text.ts";

const words = en.tournament;
const { organise } = words;
const DAY = 86_400_000;

/** The organiser's tools: start, invite, bots, pause, end. */
export function OrganiserTools({ info, run }: { readonly info: TournamentInfo; readonly run: RunAction }) {
  const { tournament: id, state } = info;
  const { botLevel } = useSettings();
  const least = info.smaller ? info.seats - 1 : info.seats;
  const act = (what: Parameters<typeof tournamentApi.act>[1]) => (): void =>
    void run(() => tournamentApi.act(id, what));
  const round = info.played[info.played.length - 1];
  return (
    <section className="cup-card" aria-labelledby="organise">
      <h2 id="organise">{organise.title}</h2>
      {state === "open" && (
        <>
          <Button
            look="main"
            onClick={act("start")}
            why={info.entrants.length < least ? { fact: organise.startWhy(least) } : undefined}
          >
            {organise.start}
          </Button>
          <div className="row">
            <Bot info={info} run={run} level={botLevel} />
          </div>
          <ConfirmedButton words={organise.remove} sure={organise.removeSure} act={() => void remove(id)} />
        </>
      )}
      {state === "running" && (
        <>
          <div className="row">
            {info.paused ? (
              <Button look="main" onClick={act("resume")}>
                {organise.resume}
              </Button>
            ) : (
              <Button onClick={act("pause")}>{organise.pause}</Button>
            )}
            {info.format !== "arena" && round && !round.done && round.deadline !== null && (
              <Button
                onClick={() =>
                  void run(() =>
                    tournamentApi.change(id, { deadline: Math.max(round.deadline ?? 0, Date.now()) + DAY }),
                  )
                }
              >
                {organise.more}
              </Button>
            )}
          </div>
          <ConfirmedButton words={organise.end} sure={organise.endSure} act={act("end")} />
        </>
      )}
      <Address info={info} run={run} />
    </section>
  );
}

async function remove(id: string): Promise<void> {
  try {
    await tournamentApi.remove(id);
    navigate({ at: "tournaments" });
  } catch (error) {
    showProblem(toProblem(error));
  }
}

function Bot({
  info,
  run,
  level: defaultLevel,
}: {
  readonly info: TournamentInfo;
  readonly run: RunAction;
  readonly level: number;
}) {
  const [level, setLevel] = useState(defaultLevel);
  const taken = new Set(info.entrants.map(({ name }) => name));
  let name = en.botName(0);
  for (let i = 1; taken.has(name); i++) name = en.botName(i);
  return (
    <>
      <select
        className="field level"
        aria-label={en.newtable.level(info.entrants.length + 1)}
        value={level}
        onChange={(event) => setLevel(Number(event.target.value))}
      >
        {[1, 2, 3, 4, 5].map((level) => (
          <option key={level} value={level}>
            {level} · {en.levelNames[level - 1]}
          </option>
        ))}
      </select>
      <Button
        onClick={() => void run(() => tournamentApi.bot(info.tournament, level, name))}
        why={info.entrants.length >= info.limit ? { fact: en.problem("TOURNAMENT_FULL") } : undefined}
      >
        {organise.bot}
      </Button>
    </>
  );
}

/** The address to share, with the invitation if one is needed. */
function Address({ info, run }: { readonly info: TournamentInfo; readonly run: RunAction }) {
  const invited = info.entry === "invited" && info.state === "open" && info.invite !== null;
  const route: Route = { at: "tournament", tournament: info.tournament, ...(invited && { invite: info.invite ?? "" }) };
  const title = invited ? organise.invite : organise.address;
  return (
    <div className="cup-address">
      <label>
        <span>{title}</span>
        <input
          className="field"
          readOnly
          value={location.origin + href(route)}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <div className="row">
        <Button look="quiet" onClick={() => copyLink(route)}>
          {en.online.invite.copy}
        </Button>
        {invited && (
          <Button look="quiet" onClick={() => void run(() => tournamentApi.act(info.tournament, "reinvite"))}>
            {organise.reinvite}
          </Button>
        )}
      </div>
      {invited && <p className="panel-note">{organise.inviteText}</p>}
    </div>
  );
}

/** The entrants; the organiser can remove them. */
export function Entrants({ info, run }: { readonly info: TournamentInfo; readonly run: RunAction }): ReactNode {
  const playing = info.entrants.filter(({ out }) => out === null);
  if (info.state === "over" || (info.state === "running" && !info.you.organiser)) return null;
  return (
    <section className={info.state === "open" ? "" : "cup-card"} aria-labelledby="entrants">
      <h2 id="entrants">{words.entrants(playing.length)}</h2>
      {playing.length === 0 && <p className="panel-note">{words.noEntrants}</p>}
      <ul className="cup-entrants">
        {playing.map(({ entrant, level }) => (
          <li key={entrant} className={info.you.entrant === entrant ? "mine" : ""}>
            <span>
              {entrantName(info, entrant)} {level !== null && <small>{words.standings.bot(level)}</small>}
            </span>
            {info.you.organiser && (
              <Tool
                label={organise.takeOut(entrantName(info, entrant))}
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
}
