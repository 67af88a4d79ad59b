/** The time of a host: the system's clock, but never going back while the host runs. */

/**
 * Returns a clock in milliseconds since 1970. It follows a system clock that is set forward, as after a sleep of the
 * machine. If that clock is set back, the time goes on from where it was, at its normal speed: otherwise the time limits
 * of running matches would stand still until the system's clock has caught up.
 * @param wall the system's clock, in milliseconds since 1970
 * @param elapsed milliseconds since any fixed moment; unaffected when the system's clock is set
 */
export function createSteadyClock(
  wall: () => number = () => Date.now(),
  elapsed: () => number = () => performance.now(),
): () => number {
  let start = wall() - elapsed();
  return () => {
    const passed = elapsed();
    start = Math.max(start, wall() - passed);
    return Math.floor(start + passed);
  };
}
