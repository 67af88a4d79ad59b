/** Tests accounts: a guest becomes one and keeps its matches, signs in elsewhere, exports and erases its data. */
import { findGame } from "@starboard/registry";
import { verifyRecord } from "@starboard/kernel";
import type { AccountInfo } from "@starboard/wire/account";
import type { Me, TableInfo } from "@starboard/wire/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "@starboard/host";
import { authenticator } from "./authenticator.ts";
import { begin, edition, Guest, openHost, settings } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

const PASSWORD = "correct horse";
const account = (guest: Guest) => guest.http<AccountInfo>("GET", "/api/account");
const found = (guest: Guest, login: string, name = "Ada") =>
  guest.http<AccountInfo>("POST", "/api/account", { login, password: PASSWORD, name });
const enter = (guest: Guest, login: string, password = PASSWORD) =>
  guest.http<AccountInfo>("POST", "/api/account/sign-in", { login, password });
const mine = async (guest: Guest) =>
  (await guest.http<{ tables: TableInfo[] }>("GET", "/api/tables?of=mine")).body.tables.map(({ table }) => table);

test("a guest becomes an account under the same name at the same tables", async () => {
  const ada = new Guest(url);
  const made = await ada.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "friend" }] });
  const before = (await ada.http<Me>("GET", "/api/me")).body;
  expect(before.kind).toBe("guest");
  const { status, body } = await found(ada, "Ada");
  expect(status).toBe(200);
  expect(body).toMatchObject({ person: before.person, login: "Ada", name: "Ada", password: true, passkeys: [] });
  expect(await mine(ada)).toEqual([made.body.table.table]);
  expect((await ada.table(made.body.table.table)).body.seats[0]?.account).toBe(before.person);
  // Upper and lower case are the same login, and a login belongs to one account.
  expect((await found(new Guest(url), "aDA")).body.bad?.[0]?.code).toBe("ACCOUNT_LOGIN_TAKEN");
  expect((await found(ada, "ada2")).body.bad?.[0]?.code).toBe("ACCOUNT_HAS");
});

test("signing in from a guest's browser moves the guest's tables to the account", async () => {
  const home = new Guest(url);
  await found(home, "berta", "Berta");
  const away = new Guest(url);
  const { table } = (await away.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "friend" }] })).body;
  const guest = (await away.http<Me>("GET", "/api/me")).body.person ?? "";
  const line = await away.socket();
  expect((await enter(away, "berta", "wrong horse")).body.bad?.[0]?.code).toBe("ACCOUNT_SIGN_IN");
  expect((await enter(away, "nobody")).body.bad?.[0]?.code).toBe("ACCOUNT_SIGN_IN");
  expect((await enter(away, "Berta")).status).toBe(200);
  // The guest's connection ends: its identity no longer exists.
  expect(await line.closed).toBe(1008);
  expect(await mine(away)).toEqual([table.table]);
  expect(await mine(home)).toEqual([table.table]);
  const info = (await home.table(table.table)).body;
  expect(info.you).toMatchObject({ seats: [0], owner: true });
  expect(await host.services.store.get("person", guest)).toBeUndefined();
});

test("sessions are listed and ended, and a new password ends all other sessions", async () => {
  const one = new Guest(url, { "user-agent": "First" });
  await found(one, "carla", "Carla");
  const two = new Guest(url, { "user-agent": "Second" });
  await enter(two, "carla");
  const { sessions } = (await account(one)).body;
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(expect.objectContaining({ agent: "First", current: true }));
  expect(sessions).toContainEqual(expect.objectContaining({ agent: "Second", current: false }));
  const other = sessions.find(({ current }) => !current)?.id ?? "";
  const stranger = new Guest(url);
  await stranger.me("Eve");
  expect((await stranger.http("DELETE", `/api/account/sessions/${other}`)).status).toBe(404);
  await one.http("DELETE", `/api/account/sessions/${other}`);
  expect((await account(two)).status).toBe(403);
  await enter(two, "carla");
  const change = { currentPassword: "wrong horse", password: "another horse" };
  expect((await one.http("PUT", "/api/account/password", change)).body.bad?.[0]?.code).toBe("ACCOUNT_SIGN_IN");
  expect((await one.http("PUT", "/api/account/password", { ...change, currentPassword: PASSWORD })).status).toBe(200);
  expect((await account(two)).status).toBe(403);
  expect((await enter(two, "carla")).status).toBe(403);
  expect((await enter(two, "carla", "another horse")).status).toBe(200);
  expect((await two.http("POST", "/api/account/sign-out")).status).toBe(204);
  expect((await account(one)).body.sessions).toHaveLength(1);
});

test("a passkey creates an account and signs in on another browser; each challenge is answered once", async () => {
  const key = authenticator(url);
  const dora = new Guest(url);
  const options = await dora.http<{ challenge: string }>("POST", "/api/account/passkeys/options", {
    login: "dora",
    name: "Dora",
  });
  const made = { login: "dora", label: "Phone", response: key.make(options.body) };
  const kept = await dora.http<AccountInfo>("POST", "/api/account/passkeys", made);
  expect(kept.body).toMatchObject({ login: "dora", name: "Dora", password: false, passkeys: [{ label: "Phone" }] });
  const only = await dora.http("DELETE", `/api/account/passkeys/${key.id}`);
  expect(only.body.bad?.[0]?.code).toBe("ACCOUNT_LAST_KEY");
  const elsewhere = new Guest(url);
  const ask = async () =>
    (await elsewhere.http<{ challenge: string }>("POST", "/api/account/sign-in/passkey/options")).body;
  const show = (response: object) => elsewhere.http<AccountInfo>("POST", "/api/account/sign-in/passkey", { response });
  const shown = key.show(await ask());
  expect((await show(shown)).body.login).toBe("dora");
  expect((await show(shown)).body.bad?.[0]?.code).toBe("ACCOUNT_PASSKEY");
  const stranger = { ...authenticator(url).show(await ask()), id: key.id, rawId: key.id };
  expect((await show(stranger)).body.bad?.[0]?.code).toBe("ACCOUNT_PASSKEY");
  const phishing = authenticator("http://evil.example");
  expect((await show({ ...phishing.show(await ask()), id: key.id })).status).toBe(403);
});

test("an export contains everything of an account, and no secret", async () => {
  const emil = new Guest(url);
  const { table } = (await emil.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "friend" }] })).body;
  await found(emil, "emil", "Emil");
  const line = await emil.socket();
  await line.ask({ is: "say", table: table.table, to: "table", text: "Anybody here?" });
  const { body } = await emil.http<{ tables: object[]; chatLines: object[] }>("GET", "/api/account/export");
  expect(body.tables).toMatchObject([{ table: table.table, seats: [0], isOwner: true }]);
  expect(body.chatLines).toMatchObject([{ line: { text: "Anybody here?" } }]);
  const text = JSON.stringify(body);
  for (const secret of ["digest", "salt", "publicKey"]) expect(text).not.toContain(secret);
});

test("erasure removes the name, chat texts, sessions and credentials of a person; the match stays", async () => {
  const { ada, ben, id, a } = await begin(url);
  await found(ada, "frieda");
  await a.ask({ is: "say", table: id, to: "table", text: "I was here" });
  const person = (await account(ada)).body.person;
  expect((await ada.http("POST", "/api/account/delete", { login: "other" })).status).toBe(400);
  expect((await ada.http("POST", "/api/account/delete", { login: "Frieda" })).status).toBe(204);
  expect((await account(ada)).status).toBe(403);
  expect((await enter(new Guest(url), "frieda")).status).toBe(403);
  const info = (await ben.table(id)).body;
  expect(info.summary).not.toBeNull();
  expect(info.owner).toBe("Former player");
  expect(JSON.stringify(info)).not.toContain("Ada");
  const [said] = await host.services.store.lines(`chat/${id}`, 0, 10);
  expect(said?.line).toMatchObject({ text: null, name: "Former player" });
  expect(await host.services.store.linesBy(person)).toEqual([]);
  for (const kind of ["credential", "session", "name"] as const)
    expect(await host.services.store.find(kind, { index: ["person", person], limit: 1 })).toEqual([]);
  // The login is free again.
  expect((await found(new Guest(url), "frieda")).status).toBe(200);
});

test("erasure removes a table that only this person could have started", async () => {
  const gil = new Guest(url);
  const { table } = (await gil.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "open" }] })).body;
  const ida = new Guest(url);
  await ida.sit(table, 1, "Ida");
  await found(gil, "gil", "Gil");
  expect((await gil.http("POST", "/api/account/delete", { login: "gil" })).status).toBe(204);
  expect((await ida.table(table.table)).body.bad?.[0]?.code).toBe("TABLE_UNKNOWN");
});

test("finished matches are shown without the erased name; the sealed record keeps it", async () => {
  const { ada, ben, id, a, b } = await begin(url);
  await found(ada, "hanna");
  await b.commit(id, 1, b.latest().at, [{ step: "concede", act: { do: "concede" } }]);
  await a.update((u) => u.summary.over !== null);
  expect((await ada.http("POST", "/api/account/delete", { login: "hanna" })).status).toBe(204);
  const info = (await ben.table(id)).body;
  expect(info.summary?.seats.map(({ name }) => name)).toEqual(["Former player", "Ben"]);
  expect(JSON.stringify(info)).not.toContain("Ada");
  const late = await new Guest(url).socket();
  await late.ask({ is: "watch", match: id, viewer: "public", since: 0 });
  expect(late.latest().summary.seats[0]?.name).toBe("Former player");
  expect(late.raw.join("")).not.toContain("Ada");
  const answer = await b.ask({ is: "record", match: id });
  if (answer.is !== "record") throw new Error(answer.is);
  expect(answer.record.seats[0]?.name).toBe("Ada");
  expect(verifyRecord(answer.record, findGame)).toMatchObject({ good: true });
  // Any caller can read it by the match's address, but only now.
  expect((await new Guest(url).http("GET", `/api/tables/${id}/record`)).body).toEqual(answer.record);
  const running = await begin(url);
  expect((await running.ada.http("GET", `/api/tables/${running.id}/record`)).body).toMatchObject({
    bad: [{ code: "TABLE_STATE" }],
  });
});

test("an erased player's seat continues under a neutral name until another person takes it", async () => {
  const { ada, ben, b, id } = await begin(url, "anaxis", { onTimeout: "bot", listed: true });
  await found(ada, "ida");
  expect((await ada.http("POST", "/api/account/delete", { login: "ida" })).status).toBe(204);
  await b.update((u) => u.summary.seats[0]?.kind === "bot" && u.summary.seats[0].name === "Former player");
  const table = (await ben.table(id)).body;
  expect(JSON.stringify(table)).not.toContain("Ada");
  const cleo = new Guest(url);
  expect((await cleo.sit(table, 0, "Cleo")).status).toBe(200);
  expect((await ben.table(id)).body.summary?.seats[0]).toEqual({ name: "Cleo", kind: "person" });
});

test("a guest exports their data and is erased after entering their name", async () => {
  const { ada, ben, id } = await begin(url);
  const body = (await ada.http<{ person: { name: string } }>("GET", "/api/account/export")).body;
  expect(body.person.name).toBe("Ada");
  expect((await ada.http("POST", "/api/account/delete", { login: "Somebody" })).status).toBe(400);
  expect((await ada.http("POST", "/api/account/delete", { login: "ada" })).status).toBe(204);
  expect((await ada.http<Me>("GET", "/api/me")).body.person).toBeNull();
  expect(JSON.stringify((await ben.table(id)).body)).not.toContain("Ada");
  expect((await new Guest(url).http("POST", "/api/account/delete", { login: "Ada" })).status).toBe(403);
});

test("password guesses are slowed down", async () => {
  const { host: strict, url: address } = await openHost({ settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1" }) });
  const guest = new Guest(address);
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 10; i++) codes.push((await enter(guest, "gerda", `guess ${i}`)).body.bad?.[0]?.code);
  expect(codes.slice(0, 8).every((code) => code === "ACCOUNT_SIGN_IN")).toBe(true);
  expect(codes.at(-1)).toBe("HOST_RATE");
  await strict.close();
});
