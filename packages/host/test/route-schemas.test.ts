/** Tests that no route lacks a schema, and that responses are compared with theirs. */
import { httpResponses, responseProblem } from "@starboard/wire/http-responses";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { missingSchema } from "../src/http/route-schemas.ts";
import { compareResponses, openHost, settings } from "./guest.ts";
import { createHost } from "@starboard/host";

test("a host does not start with a route that lacks the schema of its responses or of its parameters", async () => {
  const host = await createHost({ settings: settings() });
  const get = (url: string, schema?: object) => () => host.get(url, { ...(schema && { schema }) }, () => ({}));
  expect(get("/api/rumours")).toThrow("GET /api/rumours has no response schema");
  expect(get("/api/tables/:table/links")).toThrow("table");
  expect(get("/pages/:page")).not.toThrow();
  await host.close();
  const params = z.object({ table: z.string() });
  expect(missingSchema({ method: "GET", url: "/api/tables/:table/links", schema: { params } })).toBeUndefined();
  expect(missingSchema({ method: ["GET", "HEAD"], url: "/api/tables", schema: {} })).toBeUndefined();
});

test("every listed response belongs to a route of a host", async () => {
  const { host } = await openHost();
  const routes = Object.keys(httpResponses).map((route) => route.split(" ") as ["GET", string]);
  expect(routes.length).toBeGreaterThan(75);
  expect(routes.filter(([method, url]) => !host.hasRoute({ method, url }))).toEqual([]);
  await host.close();
});

test("a response that does not fit its schema is found, with its field", async () => {
  const me = { person: null, kind: null, name: "" };
  const check = (body: unknown, status = 200) => responseProblem("GET", "/api/me", status, JSON.stringify(body));
  expect(check(me)).toBeUndefined();
  expect(check({ ...me, login: "ada" })).toContain("login");
  expect(check({ person: null, kind: null })).toContain("name");
  expect(check(me, 201)).toContain("there is no schema");
  expect(check({ bad: [{ code: "HOST_RATE", at: "" }] }, 429)).toBeUndefined();
  expect(check({ error: "Too many" }, 429)).toContain("bad");
  expect(responseProblem("DELETE", "/api/tables/:table", 204, "")).toBeUndefined();
  expect(responseProblem("DELETE", "/api/tables/:table", 204, "{}")).toContain("there is a body");
  expect(responseProblem("GET", "/api/me", 200, "no JSON")).toContain("/api/me");
});

test("the comparison looks at every response of a host under test", async () => {
  const host = await createHost({ settings: settings() });
  compareResponses(host);
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  host.addHook("preHandler", async ({ routeOptions }, reply) =>
    routeOptions.url === "/api/status" ? reply.send({ text: 1 }) : undefined,
  );
  expect((await host.inject("/api/me")).statusCode).toBe(200);
  expect((await host.inject("/api/status")).statusCode).toBe(500);
  expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("GET /api/status 200"));
  await host.close();
});
