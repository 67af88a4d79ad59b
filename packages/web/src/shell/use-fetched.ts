import { useEffect, useRef, useState } from "react";
import { useRetry } from "./use-retry.ts";
import { type Problem, toProblem } from "../problems.ts";

/** The fetched value of a key, or its error; both null while loading. */
export interface Fetched<T> {
  readonly value: T | null;
  readonly problem: Problem | null;
}

/**
 * Fetches a value whenever the key changes; results for old keys are dropped. What the host could not be asked for is
 * fetched again until the host answers.
 */
export function useFetched<T>(key: string, fetch: () => Promise<T>): Fetched<T> {
  const [got, setGot] = useState<Fetched<T> & { readonly key: string }>({ key: "", value: null, problem: null });
  const [attempt, setAttempt] = useState(0);
  const how = useRef(fetch);
  useEffect(() => {
    how.current = fetch;
  });
  useEffect(() => {
    let here = true;
    how.current().then(
      (value) => here && setGot({ key, value, problem: null }),
      (error: unknown) => here && setGot({ key, value: null, problem: toProblem(error) }),
    );
    return () => {
      here = false;
    };
  }, [key, attempt]);
  useRetry(got.key === key && got.problem?.code === "WEB_HOST_AWAY", () => setAttempt((n) => n + 1));
  return got.key === key ? got : NOTHING;
}
const NOTHING = { value: null, problem: null } as const;
