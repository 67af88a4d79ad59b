import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Journeys through the real pages in a real Chromium.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.e2e.ts"],
    globalSetup: ["./build.ts"],
    // Two files at a time, in one browser: while one journey waits for its page, the other goes on. Every file has a host,
    // ports and folders of its own. More at a time would only take the processor from each other.
    maxWorkers: Math.min(2, availableParallelism()),
    // A file leaves nothing behind, so the games are loaded once per worker and not for every file.
    isolate: false,
    // A hung journey is still found; a machine with other things to do is not a failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a page must come to show it may take its time for, as long as it comes: one second is not enough for a browser
    // that shares its machine.
    expect: { poll: { timeout: 20_000 } },
    // A browser on a busy machine can lose a whole second between two keys. A journey that fails is walked once more
    // from a fresh page before it counts; `npm test` names it.
    retry: 1,
  },
});
