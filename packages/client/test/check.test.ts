/** The check of data by its schema: what fits by the schemas of the services fits here, and a changed field is found. */
import { expect, test } from "vitest";
import { misfit } from "../src/check.ts";
import { schemas } from "../src/schemas.gen.ts";

const me = { person: "p", kind: "bot", name: "BOT Deep" };
const named = (name: string) => ({ $ref: name });

test("data of the protocol fits, also with fields that only a newer host knows", () => {
  expect(misfit(me, named("Me"), schemas)).toBeUndefined();
  expect(misfit({ ...me, later: 1 }, named("Me"), schemas)).toBeUndefined();
  expect(misfit({ newest: 2, oldest: 2, host: "0.1.0" }, named("ProtocolInfo"), schemas)).toBeUndefined();
});

test.for([
  ["a field is missing", "Me", { person: "p", kind: "bot" }, { at: "name", why: "is missing" }],
  ["a type is wrong", "Me", { ...me, name: 3 }, { at: "name", why: "is not of type string" }],
  ["a choice is unknown", "Me", { ...me, kind: "dog" }, { at: "kind", why: expect.stringContaining("is none of") }],
  [
    "a number is too large",
    "MoveInput",
    { step: "x".repeat(61), act: { do: "x" } },
    { at: "step", why: "is more than 60" },
  ],
  [
    "an inner act has no kind",
    "ActsInput",
    { at: 1, key: "12345678", moves: [{ step: "a", act: {} }] },
    { at: "moves.0.act.do", why: "is missing" },
  ],
  ["a list is empty", "ActsInput", { at: 1, key: "12345678", moves: [] }, { at: "moves", why: "is less than 1" }],
  ["it is nothing", "Update", null, { at: "", why: "is not of type object" }],
] as const)("%s", ([, name, data, expected]) => {
  expect(misfit(data, named(name), schemas)).toEqual(expected);
});
