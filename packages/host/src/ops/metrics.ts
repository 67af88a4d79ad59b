/** What Prometheus may know of a host: counts and durations, no names. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "starboard_" });
  const registers = [registry];
  return {
    registry,
    connections: new Gauge({ name: "starboard_connections", help: "Open sockets.", registers }),
    messages: new Counter({ name: "starboard_messages_total", help: "Messages received on sockets.", registers }),
    refused: new Counter({ name: "starboard_refused_total", help: "Connections ended for their manners.", registers }),
    writes: new Counter({ name: "starboard_writes_total", help: "Matches written to.", registers }),
    errors: new Counter({ name: "starboard_errors_total", help: "Failures nobody was waiting for.", registers }),
    stuck: new Gauge({
      name: "starboard_stuck_matches",
      help: "Matches that should have gone on by themselves, by what should have acted.",
      labelNames: ["reason"] as const,
      registers,
    }),
    stuckFound: new Counter({
      name: "starboard_stuck_matches_found_total",
      help: "Matches found standing still.",
      labelNames: ["reason"] as const,
      registers,
    }),
    stuckRetries: new Counter({
      name: "starboard_stuck_retries_total",
      help: "Tries to make a match go on that stood still.",
      labelNames: ["reason"] as const,
      registers,
    }),
    requests: new Histogram({
      name: "starboard_http_seconds",
      help: "Time to answer an HTTP request.",
      labelNames: ["method", "route", "status"] as const,
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
  };
}
