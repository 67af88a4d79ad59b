import { defineConfig } from "vitest/config";

// Everything that needs no browser. The browser journeys have their own config in e2e/.
export default defineConfig({
  test: {
    include: [
      "packages/*/test/**/*.test.ts",
      "packages/games/*/test/**/*.test.ts",
      "packages/games/*/src/test/**/*.test.ts",
      "scripts/test/**/*.test.ts",
    ],
    environment: "node",
    // A hung test is still found; a machine with other things to do is not a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
