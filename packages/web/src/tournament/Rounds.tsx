import { Button, Dialog, Icon, Segments } from "@starboard/ui";
import type { LegInfo, PairingInfo, RoundInfo, TournamentInfo } from "@starboard/wire/tournament";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { tournamentApi } from "./api.ts";
import type { RunAction } from "./CurrentStatus.tsx";
import { entrantName, entrantNames, resultText, waitText } from "./text.ts";

const words = en.tournament;
const { rounds } = words;

/** All rounds with their pairings, opened at the newest. */
export function Rounds({ info, run }: { readonly info: TournamentInfo; readonly run: RunAction }) {
  const last = info.played.length;
  const [chosen, setChosen] = useState<number | null>(null);
  const round = info.played[(chosen ?? last) - 1];
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{rounds.title}</h2>
      {last > 1 && (
        <Segments
          className="cup-tabs"
          label={rounds.title}
          value={String(chosen ?? last)}
          options={info.played.map(({ round }) => ({ value: String(round), name: rounds.tab(round) }))}
          onChange={(value) => setChosen(Number(value) === last ? null : Number(value))}
        />
      )}
      {round ? (
        <Round key={round.round} info={info} round={round} run={run} />
      ) : (
        <p className="panel-note">{rounds.none}</p>
      )}
    </section>
  );
}

function Round({
  info,
  round,
  run,
}: {
  readonly info: TournamentInfo;
  readonly round: RoundInfo;
  readonly run: RunAction;
}) {
  const [ruling, setRuling] = useState<number | null>(null);
  const pairing = round.pairings[ruling ?? -1];
  return (
    <>
      <p className="panel-note">
        {round.done
          ? rounds.ended
          : round.ruling
            ? words.now.ruling
            : round.deadline === null
              ? words.facts.roundTime(null)
              : rounds.deadline(round.deadline)}
      </p>
      <ol className="cup-pairings" aria-label={rounds.tab(round.round)}>
        {round.pairings.map((pairing, i) => (
          <Pairing
            key={pairing.entrants.join()}
            info={info}
            pairing={pairing}
            onRule={info.you.organiser ? () => setRuling(i) : undefined}
          />
        ))}
      </ol>
      {round.byes.map((n) => (
        <p className="panel-note" key={n}>
          {rounds.bye(entrantName(info, n))}
        </p>
      ))}
      {pairing && (
        <Ruling
          info={info}
          pairing={pairing}
          onClose={() => setRuling(null)}
          onRule={(scores, why) =>
            void run(() => tournamentApi.rule(info.tournament, round.round, ruling ?? 0, { scores, why })).then(
              (done) => done && setRuling(null),
            )
          }
        />
      )}
    </>
  );
}

export function Pairing({
  info,
  pairing,
  onRule,
}: {
  readonly info: TournamentInfo;
  readonly pairing: PairingInfo;
  readonly onRule: (() => void) | undefined;
}) {
  const { entrants, legs, result } = pairing;
  const mine = info.you.entrant !== null && entrants.includes(info.you.entrant);
  const waits = mine && result === null && info.you.table !== null;
  return (
    <li className={`cup-pairing${mine ? " mine" : ""}`}>
      <div className="cup-sides">
        {entrants.map((n, i) => (
          <span key={n} className={winner(pairing, i) ? "won" : ""}>
            {entrantName(info, n)}
            {entrants.length > 2 && result && <b className="n">{words.points(result.scores[i] ?? 0)}</b>}
          </span>
        ))}
      </div>
      <div className="cup-result">
        {result ? (
          <>
            {entrants.length === 2 && <b className="n">{resultText(result.scores)}</b>}
            <small title={result.why}>
              {rounds.how[result.how]}
              {result.why !== "" && `: “${result.why}”`}
            </small>
          </>
        ) : (
          <small>{waitText(info, pairing)}</small>
        )}
      </div>
      <div className="cup-links">
        {legs.map((leg, i) => (
          <Leg
            key={leg.table}
            leg={leg}
            waits={waits && leg.table === info.you.table}
            {...(legs.length > 1 && { n: i + 1 })}
          />
        ))}
        {onRule && (
          <Button look="quiet" label={rounds.ruleOf(entrantNames(info, entrants))} onClick={onRule}>
            <Icon name="pen" size={16} />
          </Button>
        )}
      </div>
    </li>
  );
}

const winner = ({ result }: PairingInfo, i: number): boolean =>
  result !== null &&
  result.scores[i] === Math.max(...result.scores) &&
  result.scores.filter((score) => score === result.scores[i]).length === 1;

/** The link to a match: to play, watch or view it. */
function Leg({ leg, waits, n }: { readonly leg: LegInfo; readonly waits: boolean; readonly n?: number }) {
  // A match that never started has no record.
  if (leg.state === "over" && leg.scores === null) return null;
  const name = waits ? rounds.yours : n !== undefined ? rounds.leg(n) : leg.state === "over" ? rounds.see : rounds.look;
  return (
    <a className={`btn ${waits ? "may" : "quiet"}`} {...link({ at: "online", table: leg.table })}>
      {name}
    </a>
  );
}

/** Form in which the organiser sets the result of a pairing. */
export function Ruling({
  info,
  pairing: { entrants, result },
  onRule,
  onClose,
}: {
  readonly info: TournamentInfo;
  readonly pairing: PairingInfo;
  readonly onRule: (scores: number[], why: string) => void;
  readonly onClose: () => void;
}) {
  const [choice, setChoice] = useState<string>(result && entrants.length === 2 ? result.scores.join() : "0.5,0.5");
  const [places, setPlaces] = useState<readonly number[]>(entrants.map((_, i) => i + 1));
  const [why, setWhy] = useState("");
  const two = entrants.length === 2;
  const scores = two ? choice.split(",").map(Number) : byPlaces(places);
  return (
    <Dialog title={rounds.ruleOf(entrantNames(info, entrants))} onClose={onClose}>
      <form
        className="cup-ruling"
        onSubmit={(event) => {
          event.preventDefault();
          if (why.trim() !== "") onRule(scores, why.trim());
        }}
      >
        {two ? (
          <Segments
            label={rounds.rule}
            value={choice}
            options={[
              { value: "1,0", name: rounds.wins(entrantName(info, entrants[0])) },
              { value: "0.5,0.5", name: rounds.draw },
              { value: "0,1", name: rounds.wins(entrantName(info, entrants[1])) },
              { value: "0,0", name: rounds.both },
            ]}
            onChange={setChoice}
          />
        ) : (
          entrants.map((n, i) => (
            <label key={n} className="online-field">
              <span>{rounds.placeOf(entrantName(info, n))}</span>
              <select
                className="field"
                value={places[i]}
                onChange={(event) => setPlaces(places.with(i, Number(event.target.value)))}
              >
                {entrants.map((_, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a place is its number
                  <option key={place} value={place + 1}>
                    {place + 1}
                  </option>
                ))}
              </select>
            </label>
          ))
        )}
        <label className="online-field">
          <span>
            {rounds.why} <small>{rounds.whyHint}</small>
          </span>
          <input className="field" value={why} maxLength={200} onChange={(event) => setWhy(event.target.value)} />
        </label>
        <Button look="main" type="submit" why={why.trim() === "" ? { fact: rounds.whyHint } : undefined}>
          {rounds.save}
        </Button>
      </form>
    </Dialog>
  );
}

/** Scores of the places at a table: the share of opponents a player is ahead of; shared places count half. */
const byPlaces = (places: readonly number[]): number[] =>
  places.map((place, i) => {
    const ahead = places.reduce(
      (sum, other, j) => (i === j ? sum : sum + (place < other ? 1 : place === other ? 0.5 : 0)),
      0,
    );
    return Math.round((ahead / (places.length - 1)) * 1e6) / 1e6;
  });
