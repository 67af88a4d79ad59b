/**
 * The simulator for programs in other languages: one JSON request per line, one JSON response per line. A response has
 * the `id` of its request, and either `ok` or `bad`.
 */
import { SimulatorError } from "./error.ts";
import { createSimulator } from "./simulator.ts";
import type { Simulator, SimulatorOptions } from "./types.ts";

/** The requests. `make` comes first. */
type Request =
  | { readonly do: "make"; readonly setup: SimulatorOptions }
  | { readonly do: "reset"; readonly seed: number }
  | { readonly do: "step"; readonly act: number | { readonly do: string } }
  | { readonly do: "observe"; readonly agent: number };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a request. Throws SIMULATOR_JSON and SIMULATOR_REQUEST. */
function readRequest(line: string): { readonly id: unknown; readonly request: Request } {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new SimulatorError("SIMULATOR_JSON", "");
  }
  if (!isObject(read)) throw new SimulatorError("SIMULATOR_REQUEST", "");
  const { id, ...request } = read;
  const { setup, act } = request;
  const fits =
    (request["do"] === "make" && isObject(setup) && typeof (setup["game"] ?? "") === "string") ||
    (request["do"] === "reset" && typeof request["seed"] === "number") ||
    (request["do"] === "step" && (typeof act === "number" || isObject(act))) ||
    (request["do"] === "observe" && typeof request["agent"] === "number");
  if (!fits) throw new SimulatorError("SIMULATOR_REQUEST", "do");
  return { id, request: request as unknown as Request };
}

/** Returns a function that answers one line after the other. */
export function createLineSimulator(): (line: string) => string {
  let simulator: Simulator | undefined;
  const made = (): Simulator => {
    if (!simulator) throw new SimulatorError("SIMULATOR_MAKE", "");
    return simulator;
  };
  function answer(request: Request): object {
    switch (request.do) {
      case "make": {
        simulator = createSimulator(request.setup);
        const { game, seats, agents } = simulator;
        return { game, seats, agents };
      }
      case "reset":
        return made().reset(request.seed);
      case "step":
        return made().step(request.act);
      case "observe":
        return made().observe(request.agent);
    }
  }
  return (line) => {
    let id: unknown = null;
    try {
      const read = readRequest(line);
      id = read.id ?? null;
      return JSON.stringify({ id, ok: answer(read.request) });
    } catch (error) {
      if (!(error instanceof SimulatorError)) throw error;
      const { code, at, rule } = error;
      return JSON.stringify({ id, bad: [{ code, at, ...(rule !== undefined && { rule }) }] });
    }
  };
}
