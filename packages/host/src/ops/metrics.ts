/** Prometheus metrics of a host: counts and durations, without names of people or tables. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "starboard_" });
  const registers = [registry];
  return {
    registry,
    connections: new Gauge({ name: "starboard_connections", help: "Open WebSocket connections.", registers }),
    messages: new Counter({ name: "starboard_messages_total", help: "Messages received over WebSockets.", registers }),
    refused: new Counter({
      name: "starboard_refused_total",
      help: "Connections closed for protocol violations or excessive traffic.",
      registers,
    }),
    mismatchedUpdates: new Counter({
      name: "starboard_mismatched_updates_total",
      help: "Updates sent whole again because a page could not apply the changes it had received.",
      registers,
    }),
    writes: new Counter({ name: "starboard_writes_total", help: "Appends to match logs.", registers }),
    errors: new Counter({
      name: "starboard_errors_total",
      help: "Errors outside a request, and internal errors.",
      registers,
    }),
    stuck: new Gauge({
      name: "starboard_stuck_matches",
      help: "Matches that are stuck, by what should have acted.",
      labelNames: ["reason"] as const,
      registers,
    }),
    stuckFound: new Counter({
      name: "starboard_stuck_matches_found_total",
      help: "Matches detected as stuck.",
      labelNames: ["reason"] as const,
      registers,
    }),
    stuckRetries: new Counter({
      name: "starboard_stuck_retries_total",
      help: "Attempts to resume a stuck match.",
      labelNames: ["reason"] as const,
      registers,
    }),
    leases: new Gauge({ name: "starboard_match_leases", help: "Matches that this host owns.", registers }),
    peers: new Gauge({ name: "starboard_peers", help: "Open connections to other hosts.", registers }),
    takeovers: new Counter({
      name: "starboard_takeovers_total",
      help: "Matches taken from hosts that had stopped or could not be reached.",
      registers,
    }),
    forwarded: new Counter({
      name: "starboard_forwarded_total",
      help: "Requests sent to the host that owns the match, by what became of them.",
      labelNames: ["result"] as const,
      registers,
    }),
    refusedPeers: new Counter({
      name: "starboard_refused_peers_total",
      help: "Refused or ended connections of other hosts, by code.",
      labelNames: ["code"] as const,
      registers,
    }),
    requests: new Histogram({
      name: "starboard_http_seconds",
      help: "Duration of HTTP requests in seconds.",
      labelNames: ["method", "route", "status"] as const,
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
  };
}
