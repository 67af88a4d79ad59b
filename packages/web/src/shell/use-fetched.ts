import { useEffect, useRef, useState } from "react";
import { type Problem, toProblem } from "../problems.ts";

/** What was fetched for a key, or why it could not be; both null while it is on its way. */
export interface Fetched<T> {
  readonly value: T | null;
  readonly problem: Problem | null;
}

/** Fetches something anew whenever the key changes; an answer for an old key is dropped. */
export function useFetched<T>(key: string, fetch: () => Promise<T>): Fetched<T> {
  const [got, setGot] = useState<Fetched<T> & { readonly key: string }>({ key: "", value: null, problem: null });
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
  }, [key]);
  return got.key === key ? got : NOTHING;
}
const NOTHING = { value: null, problem: null } as const;
