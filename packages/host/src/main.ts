/** The program of a host. Its settings come from environment variables. */
import { serve } from "./serve.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(process.env);
if (typeof settings === "string") {
  console.error(settings);
  process.exit(2);
}
await serve(settings);
