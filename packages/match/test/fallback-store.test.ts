import { describe, expect, test } from "vitest";
import { withMemoryFallback } from "../src/browser/fallback-store.ts";
import { storeContract } from "../src/store-contract.ts";
import { memoryStore } from "../src/memory-store.ts";

const failing = (name: string) => {
  const fail = async (): Promise<never> => {
    throw new DOMException("not here", name);
  };
  return { create: fail, append: fail, opening: fail, rows: fail, summaries: fail, remove: fail };
};

describe("a store when the browser forbids storage", () => {
  test.for(storeContract)("$name", ({ check }) =>
    check(async () => withMemoryFallback(failing("SecurityError"), () => undefined)),
  );

  test("calls onFallback once", async () => {
    const received: string[] = [];
    const store = withMemoryFallback(failing("SecurityError"), (problem) => received.push(problem));
    await Promise.all([store.summaries(), store.summaries(), store.rows("a", 0)]);
    expect(received).toEqual(["not here"]);
  });

  test("is kept after any other failure", async () => {
    const received: string[] = [];
    const store = withMemoryFallback(failing("QuotaExceededError"), (problem) => received.push(problem));
    await expect(store.summaries()).rejects.toThrow("not here");
    expect(received).toEqual([]);
  });

  test.for(storeContract)("is the browser's store if that works: $name", ({ check }) =>
    check(async () => withMemoryFallback(memoryStore(), () => expect.unreachable("it works"))),
  );
});
