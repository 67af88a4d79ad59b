import * as en from "../messages/en.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { ProblemError } from "../problems.ts";
import { loadReplay } from "../replay/load.ts";
import { ReviewTable } from "./ReviewTable.tsx";

/** Loads a finished match by its address and shows its review. */
export function ReviewScreen({ match, n }: { readonly match: string; readonly n?: number | undefined }) {
  const { value: replay, problem } = useFetched(match, async () => {
    const loaded = await loadReplay(match);
    // A match that was played by unknown rules, or that does not replay, can be watched in part but not judged.
    if (loaded.foreign) throw new ProblemError({ code: "RECORD_EDITION" });
    if (loaded.fault) throw new ProblemError({ code: "REVIEW_RECORD", about: { n: loaded.fault.n } });
    if (!loaded.record.result) throw new ProblemError({ code: "REVIEW_RUNNING" });
    return loaded;
  });
  if (problem) return <ErrorPage problem={problem} title={en.review.problem} />;
  if (!replay) return <Loading text={en.review.opening} />;
  return <ReviewTable key={match} replay={replay} n={n} />;
}
