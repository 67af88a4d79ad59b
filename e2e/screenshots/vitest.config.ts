import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Takes pictures for a person to look at; it is no test, and `npm test` does not run it.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.shots.ts"],
    globalSetup: [join(import.meta.dirname, "../build.ts")],
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
  },
});
