export { createHost, type Host, type HostOptions } from "./host.ts";
export { readSettings, type Settings } from "./settings.ts";
export { serve } from "./serve.ts";
export { registerGame } from "./play/games.ts";
