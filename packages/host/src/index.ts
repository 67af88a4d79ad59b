/** A host, as the command line and tests use it. */
export { createHost, type Host, type HostOptions } from "./host.ts";
export { readSettings, type Settings } from "./settings.ts";
export { serve } from "./serve.ts";
export { registerGame } from "./play/games.ts";
