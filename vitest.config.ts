import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * Their tests start programs, listen on ports or change the environment, so each file has a process of its own. The
 * files of all other packages share one process per worker: loading the same modules anew for every file would take
 * longer than most of their tests.
 */
const APART = ["packages/host/test/**/*.test.ts", "packages/cli/test/**/*.test.ts", "scripts/test/**/*.test.ts"];

// Everything that needs no browser. The browser journeys have their own config in e2e/.
export default defineConfig({
  test: {
    environment: "node",
    // A hung test is still found; a machine with other things to do is not a failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one processor free by itself, which on two would be half of the machine.
    maxWorkers: availableParallelism(),
    // Programs that tests start, and the processes of the files, find their modules compiled: it halves the time of a start.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["packages/*/test/**/*.test.ts", "packages/games/*/{test,src/test}/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...APART],
          isolate: false,
          // What one file puts in place of a global does not reach the next.
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      { extends: true, test: { name: "apart", include: APART } },
    ],
  },
});
