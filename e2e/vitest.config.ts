import { defineConfig } from "vitest/config";

// Journeys through the real pages in a real Chromium. One file at a time: a browser wants the machine for itself.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.e2e.ts"],
    globalSetup: ["./build.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
