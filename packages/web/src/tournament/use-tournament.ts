import type { TournamentInfo } from "@starboard/wire/tournament";
import { useCallback, useEffect, useState } from "react";
import { useOnline } from "../online/store.ts";
import { type Trouble, troubleOf } from "../problems.ts";
import { readTournament } from "./api.ts";

/** After something went wrong it is tried again so much later, each time twice as long, in milliseconds. */
const AGAIN = 1_000;
const LONGEST = 30_000;
/** What goes by itself when the host is back; everything else is told. */
const PASSING = new Set(["WEB_HOST_AWAY", "HOST_CLOSING", "HOST_RATE", "HOST_STORE", "HOST_BUG"]);

export interface Followed {
  readonly info: TournamentInfo | null;
  readonly trouble: Trouble | null;
  /** Takes in what an answer said it is now. */
  readonly learn: (info: TournamentInfo) => void;
}

/** Follows a tournament while something on the page shows it. */
export function useTournament(id: string, token: string | undefined): Followed {
  const [got, setGot] = useState<{
    readonly id: string;
    readonly info: TournamentInfo | null;
    readonly trouble: Trouble | null;
  }>({
    id,
    info: null,
    trouble: null,
  });
  // Whoever signs in meanwhile sees it with other eyes.
  const me = useOnline((s) => s.me?.person);
  useEffect(() => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        timer = setTimeout(resolve, ms);
      });
    const follow = async (): Promise<void> => {
      let tag: string | undefined;
      for (let wait = AGAIN; !gone.signal.aborted; ) {
        try {
          const asked = Date.now();
          const read = await readTournament(id, token, tag, gone.signal);
          if (gone.signal.aborted) return;
          wait = AGAIN;
          if (!read) {
            // Whoever does not let us wait is not asked without end.
            if (Date.now() - asked < AGAIN) await pause(AGAIN);
            continue;
          }
          tag = read.tag;
          setGot({ id, info: read.info, trouble: null });
        } catch (error) {
          if (gone.signal.aborted) return;
          const trouble = troubleOf(error);
          if (!PASSING.has(trouble.code)) return setGot({ id, info: null, trouble });
          setGot((before) => ({ id, info: before.id === id ? before.info : null, trouble }));
          await pause(wait);
          wait = Math.min(2 * wait, LONGEST);
        }
      }
    };
    void follow();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [id, token, me]);
  const learn = useCallback(
    (info: TournamentInfo) =>
      setGot((before) =>
        before.info && before.info.tournament === info.tournament && before.info.version > info.version
          ? before
          : { id: info.tournament, info, trouble: null },
      ),
    [],
  );
  return got.id === id ? { info: got.info, trouble: got.trouble, learn } : { info: null, trouble: null, learn };
}
