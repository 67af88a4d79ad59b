import * as en from "../messages/en.ts";
import { TroublePage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { Replay } from "./Replay.tsx";
import { openReel } from "./load.ts";

/** A record by its address: found, played through, shown. */
export function ReplayScreen({ match, n }: { readonly match: string; readonly n?: number | undefined }) {
  const { value: reel, trouble } = useFetched(match, () => openReel(match));
  if (trouble) return <TroublePage trouble={trouble} title={en.replay.trouble} />;
  if (!reel) return <Loading text={en.replay.opening} />;
  return <Replay key={match} reel={reel} n={n} />;
}
