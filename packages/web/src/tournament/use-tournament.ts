/** Follows a tournament while a component shows it: pushed over the connection, or by waiting requests without one. */
import type { TournamentInfo } from "@starboard/wire/tournament";
import { useCallback, useEffect, useState } from "react";
import { followTournament, useOnline } from "../online/store.ts";
import { type Problem, toProblem } from "../problems.ts";
import { readTournament } from "./api.ts";

/** First delay before a retry, doubled after each failure, in milliseconds. */
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** Errors that end when the host is back; all others are shown. */
const TRANSIENT_CODES = new Set(["WEB_HOST_AWAY", "HOST_CLOSING", "HOST_RATE", "HOST_STORE", "HOST_INTERNAL"]);

export interface FollowedTournament {
  readonly info: TournamentInfo | null;
  readonly problem: Problem | null;
  /** Stores the tournament from a response. */
  readonly learn: (info: TournamentInfo) => void;
}

/** Follows a tournament while a component shows it. */
export function useTournament(id: string, token: string | undefined): FollowedTournament {
  const [got, setGot] = useState<{
    readonly id: string;
    readonly info: TournamentInfo | null;
    readonly problem: Problem | null;
  }>({
    id,
    info: null,
    problem: null,
  });
  // A change of identity changes the view of the tournament.
  const me = useOnline((s) => s.me?.person);
  const up = useOnline((s) => s.up);
  useEffect(() => {
    if (up) return undefined;
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        timer = setTimeout(resolve, ms);
      });
    const follow = async (): Promise<void> => {
      let tag: string | undefined;
      for (let wait = FIRST_RETRY_MS; !aborter.signal.aborted; ) {
        try {
          const asked = Date.now();
          const read = await readTournament(id, token, tag, aborter.signal);
          if (aborter.signal.aborted) return;
          wait = FIRST_RETRY_MS;
          if (!read) {
            // If the host does not hold the request, polling is delayed.
            if (Date.now() - asked < FIRST_RETRY_MS) await pause(FIRST_RETRY_MS);
            continue;
          }
          tag = read.tag;
          setGot({ id, info: read.info, problem: null });
        } catch (error) {
          if (aborter.signal.aborted) return;
          const problem = toProblem(error);
          if (!TRANSIENT_CODES.has(problem.code)) return setGot({ id, info: null, problem });
          setGot((before) => ({ id, info: before.id === id ? before.info : null, problem }));
          await pause(wait);
          wait = Math.min(2 * wait, MAX_RETRY_MS);
        }
      }
    };
    void follow();
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [id, token, me, up]);
  const learn = useCallback(
    (info: TournamentInfo) =>
      setGot((before) =>
        before.info && before.info.tournament === info.tournament && before.info.version > info.version
          ? before
          : { id: info.tournament, info, problem: null },
      ),
    [],
  );
  useEffect(() => {
    if (!up) return undefined;
    return followTournament({
      id,
      token,
      onInfo: learn,
      onError: (code) => setGot((before) => ({ id, info: before.id === id ? before.info : null, problem: { code } })),
    });
  }, [id, token, me, up, learn]);
  return got.id === id ? { info: got.info, problem: got.problem, learn } : { info: null, problem: null, learn };
}
