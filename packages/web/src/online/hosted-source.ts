/** The source of matches that are played on the host. */
import { type Seat, writeRecord } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { useEffect, useMemo, useRef } from "react";
import { importRecord } from "../local/index.ts";
import { firstProblem, ProblemError } from "../problems.ts";
import { navigate } from "../router.ts";
import type { MatchSource } from "../table/match-source.ts";
import { hostMatchClient, sendRequest } from "./store.ts";

/** The seats this person plays now, without seats taken over by a bot. */
const playedBy = ({ you, seats }: TableInfo): Seat[] => you.seats.filter((seat) => seats[seat]?.kind === "person");

/** Match source of an online match. The local seats may change, the object stays the same. */
export function useHostedSource(info: TableInfo): MatchSource {
  const { table } = info;
  const mine = playedBy(info).join();
  const latest = useRef(info);
  const changed = useRef(new Set<() => void>());
  useEffect(() => {
    latest.current = info;
  });
  useEffect(() => {
    for (const listener of changed.current) listener();
  }, [mine]);
  return useMemo<MatchSource>(
    () => ({
      client: hostMatchClient,
      // The rendered table may be newer than the socket's first message, so the ref decides.
      localSeats: () => playedBy(latest.current),
      onHere(listener) {
        changed.current.add(listener);
        return () => changed.current.delete(listener);
      },
      link: () => ({ at: "online", table }),
      record: recordFrom,
      // The record is also stored here, but its address stays the host's, so that shared links work for others.
      async importFinished(match) {
        await importRecord(await recordFrom(match)).catch(() => undefined);
        return match;
      },
      rematch() {
        const [seat] = latest.current.you.seats;
        if (latest.current.rematch !== null) navigate({ at: "online", table: latest.current.rematch });
        else if (seat !== undefined) void sendRequest({ is: "propose", table, seat, what: { is: "rematch" } });
      },
      asksOthers: true,
      async continueByEdition(_match, to) {
        const [seat] = playedBy(latest.current);
        if (seat !== undefined) await sendRequest({ is: "propose", table, seat, what: { is: "edition", to } });
      },
      proposeTakeBack(_match, seat, at) {
        void sendRequest({ is: "propose", table, seat, what: { is: "takeBack", at } });
      },
    }),
    [table],
  );
}

/** The record of a finished match, from the host. */
async function recordFrom(match: string): Promise<string> {
  const reply = await hostMatchClient().record(match);
  if ("bad" in reply) throw new ProblemError(firstProblem(reply.bad));
  return "record" in reply.ok ? writeRecord(reply.ok.record) : reply.ok.text;
}
