/** The process of one contender's server: listens, says where, and answers for its memory. */
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

/** What is still needed, in bytes: after everything else has been thrown away. */
function used(): { heap: number; rss: number } {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  // Buffers are counted among what is external.
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

/** Milliseconds of CPU time all threads of this process have had so far. */
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
