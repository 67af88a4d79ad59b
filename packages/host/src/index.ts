export { createHost, type HostOptions } from "./host.ts";
export { readSettings, type ServeOptions, serve } from "./serve.ts";
