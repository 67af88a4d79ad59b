/** Who sees a shared page, as its host says. */
import type { SharedInfo } from "@starboard/wire/share";
import { useEffect, useState } from "react";
import { call } from "../online/api.ts";
import { href } from "../router.ts";
import type { ShareSubject } from "./share-store.ts";

/**
 * "public": everybody with the link; "private": the host has the match and shows it to nobody by itself; "local": no host
 * has it; "away": the host did not answer.
 */
export type ReachName = "asking" | "public" | "private" | "local" | "away";
export interface Reach {
  readonly name: ReachName;
  readonly canEmbed: boolean;
}

async function reachOf({ match }: ShareSubject, page: string): Promise<Reach> {
  const { isShown, canEmbed } = await call<SharedInfo>("GET", `share?page=${encodeURIComponent(page)}`);
  if (isShown) return { name: "public", canEmbed };
  if (!match) return { name: "private", canEmbed };
  const isHosted = await call("GET", `tables/${encodeURIComponent(match.id)}`).then(
    () => true,
    () => false,
  );
  return { name: isHosted ? "private" : "local", canEmbed };
}

/** Asks again when the link changes, as by a token. @param page the path and query of the link */
export function useReach(subject: ShareSubject, page: string = href(subject.route)): Reach {
  const [reach, setReach] = useState<Reach>({ name: "asking", canEmbed: false });
  useEffect(() => {
    let here = true;
    reachOf(subject, page).then(
      (found) => here && setReach(found),
      () => here && setReach({ name: "away", canEmbed: false }),
    );
    return () => {
      here = false;
    };
  }, [subject, page]);
  return reach;
}
