import { useEffect, useRef } from "react";

/** Time between two attempts to reach the host, in ms. */
const RETRY_MS = 10_000;

/** While `isAway`, tries again now and then, and at once when there is a network. */
export function useRetry(isAway: boolean, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (!isAway) return undefined;
    const retry = (): void => latest.current();
    const timer = setInterval(retry, RETRY_MS);
    addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  }, [isAway]);
}
