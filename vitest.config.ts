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
  },
});
