/** The process of one contender's server: listens, reports its address, and answers questions about memory. */
import { servers } from "./servers.ts";

export type ToServer = { readonly is: "memory" } | { readonly is: "cpu" } | { readonly is: "close" };
export type FromServer =
  | { readonly is: "ready"; readonly url: string }
  | { readonly is: "memory"; readonly heap: number; readonly rss: number }
  | { readonly is: "cpu"; readonly ms: number };

const [name = "", place = ""] = process.argv.slice(2);
const say = (message: FromServer): void => void process.send?.(message);
const server = servers[name];
if (!server) throw new Error(`no server ${name}`);
const { url, close } = await server(place);

/** Memory in use after garbage collection, in bytes. */
function used(): { heap: number; rss: number } {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  // `external` includes buffers.
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

/** CPU time of this process so far in ms, over all threads. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on("message", (message: ToServer) => {
  if (message.is === "memory") say({ is: "memory", ...used() });
  else if (message.is === "cpu") say({ is: "cpu", ms: spent() });
  else void close().then(() => process.exit());
});
process.on("disconnect", () => process.exit());
say({ is: "ready", url });
