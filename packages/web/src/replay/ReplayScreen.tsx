import * as en from "../messages/en.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { Replay } from "./Replay.tsx";
import { loadReplay } from "./load.ts";

/** Loads a record by its address and shows the replay. */
export function ReplayScreen({ match, n }: { readonly match: string; readonly n?: number | undefined }) {
  const { value: replay, problem } = useFetched(match, () => loadReplay(match));
  if (problem) return <ErrorPage problem={problem} title={en.replay.problem} />;
  if (!replay) return <Loading text={en.replay.opening} />;
  return <Replay key={match} replay={replay} n={n} />;
}
