/** Matches without a host, for programs that learn and for tests of programs. */
export { advise, type Advice, type Position } from "./advise.ts";
export { SimulatorError } from "./error.ts";
export { createLineSimulator } from "./lines.ts";
export { createSimulator } from "./simulator.ts";
export type { Observation, Opponent, Simulator, SimulatorOptions, Situation, Step } from "./types.ts";
