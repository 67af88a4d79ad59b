import { expect, test } from "vitest";
import { staleSchemas } from "../schemas.mjs";

test("the published schemas are those of the code (npm run schemas)", async () => {
  expect((await staleSchemas()).map(({ name }) => name)).toEqual([]);
});
