import { expect, test } from "vitest";
import { staleProtocol } from "../protocol.mjs";

test("the message reference is that of the schemas (npm run protocol)", () => {
  expect(staleProtocol().map(({ file }) => file)).toEqual([]);
});
