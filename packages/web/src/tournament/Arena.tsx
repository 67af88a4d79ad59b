import type { PairingInfo, TournamentInfo } from "@starboard/wire/tournament";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { tournamentApi } from "./api.ts";
import type { RunAction } from "./CurrentStatus.tsx";
import { Pairing, Ruling } from "./Rounds.tsx";

const words = en.tournament;
/** Matches shown initially, besides those in progress. */
const SHOWN = 12;

/** How points, pairings and the end of an arena work. */
export function ArenaRules({ info }: { readonly info: TournamentInfo }) {
  const { arena } = words;
  return (
    <section className="cup-card" aria-labelledby="arena-rules">
      <h2 id="arena-rules">{arena.title}</h2>
      <ul className="cup-rules">
        {[arena.points, arena.wins, arena.pairing, arena.seat, arena.grace(info.arena?.grace ?? 0)].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

/** The matches of an arena: those in progress, then the finished ones, newest first. */
export function ArenaMatches({ info, run }: { readonly info: TournamentInfo; readonly run: RunAction }) {
  const { arena } = words;
  const [ruling, setRuling] = useState<number | null>(null);
  const all = info.played[0]?.pairings ?? [];
  const indexed = all.map((pairing, n) => ({ pairing, n })).reverse();
  const playing = info.state === "over" ? [] : indexed.filter(({ pairing }) => pairing.result === null);
  const done = indexed.filter(({ pairing }) => pairing.result !== null);
  const ruled = all[ruling ?? -1];
  const list = (some: typeof indexed, label: string) => (
    <ol className="cup-pairings" aria-label={label}>
      {some.map(({ pairing, n }) => (
        <Pairing
          key={tableOf(pairing)}
          info={info}
          pairing={pairing}
          onRule={info.you.organiser ? () => setRuling(n) : undefined}
        />
      ))}
    </ol>
  );
  const older = done.slice(SHOWN);
  return (
    <section aria-labelledby="matches">
      <h2 id="matches">{arena.matches}</h2>
      {all.length === 0 && <p className="panel-note">{arena.noMatches}</p>}
      {playing.length > 0 && (
        <>
          <p className="panel-note">{arena.playing(playing.length)}</p>
          {list(playing, arena.playing(playing.length))}
        </>
      )}
      {done.length > 0 && (
        <>
          <p className="panel-note">{arena.played(done.length)}</p>
          {list(done.slice(0, SHOWN), arena.played(done.length))}
        </>
      )}
      {older.length > 0 && (
        <details className="cup-older">
          <summary>{arena.older(older.length)}</summary>
          {list(older, arena.older(older.length))}
        </details>
      )}
      {ruled && (
        <Ruling
          info={info}
          pairing={ruled}
          onClose={() => setRuling(null)}
          onRule={(scores, why) =>
            void run(() => tournamentApi.rule(info.tournament, 1, ruling ?? 0, { scores, why })).then(
              (saved) => saved && setRuling(null),
            )
          }
        />
      )}
    </section>
  );
}

/** Each pairing of an arena has its own table. */
const tableOf = ({ legs, entrants }: PairingInfo): string => legs[0]?.table ?? entrants.join();
