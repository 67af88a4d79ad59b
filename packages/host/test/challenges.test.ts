/** Challenges over both stores; over PostgreSQL the two people are at two hosts. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Me } from "@starboard/wire/host";
import {
  type ChallengeInput,
  type ChallengesInfo,
  MAX_RECEIVED_CHALLENGES,
  MAX_SENT_CHALLENGES,
} from "@starboard/wire/challenges";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { challenges, idOfChallenge, type ChallengeDoc } from "../src/challenges/doc.ts";
import { Guest, openHost, settings } from "./guest.ts";
import { closeCluster, homes, lacks, open as openPlace, places } from "./storage/stores.ts";
import { arrive, member } from "./tournaments/club.ts";

afterAll(() => closeCluster());

const personOf = async (guest: Guest): Promise<string> => String((await guest.http<Me>("GET", "/api/me")).body.person);
const input = (more: Partial<ChallengeInput> = {}): ChallengeInput => ({
  game: "anaxis",
  pace: "threeDays",
  preset: null,
  rated: true,
  ...more,
});
const challenge = (guest: Guest, person: string, more?: Partial<ChallengeInput>) =>
  guest.http<ChallengesInfo>("PUT", `/api/people/${person}/challenge`, input(more));
const withdraw = (guest: Guest, person: string) =>
  guest.http<ChallengesInfo>("DELETE", `/api/people/${person}/challenge`);
const answer = (guest: Guest, person: string, is: "accept" | "decline") =>
  guest.http<ChallengesInfo & { table: string }>("POST", `/api/people/${person}/challenge/${is}`);
const listed = async (guest: Guest) => (await guest.http<ChallengesInfo>("GET", "/api/challenges")).body;

describe.for(["memory", "postgres"] as const)("over %s", (name) => {
  let ahead = 0;
  /** Two people with accounts; over PostgreSQL each at a host of their own. */
  const open = async () => {
    ahead = 0;
    const place = name === "postgres" ? await places.postgres() : undefined;
    const host = async () => {
      const opened = await openHost({
        storage: place ? await openPlace(place) : await homes.memory(),
        now: () => Date.now() + ahead,
      });
      onTestFinished(() => opened.host.close());
      return opened;
    };
    const first = await host();
    const second = place ? await host() : first;
    const [ada, ben] = [await member(first.url, "ada"), await member(second.url, "ben")];
    return { host: first.host, ada, ben, adaId: await personOf(ada), benId: await personOf(ben) };
  };

  test.skipIf(lacks(name))("one challenges, the other accepts, and both sit at the table", async () => {
    const { ada, ben, adaId, benId } = await open();
    const sent = await challenge(ada, benId);
    expect(sent.body.sent).toMatchObject([
      { person: benId, name: "ben", game: "anaxis", state: "waiting", table: null },
    ]);
    expect((await listed(ben)).received).toMatchObject([
      { person: adaId, name: "ada", pace: "threeDays", rated: true },
    ]);
    const [first, second] = await Promise.all([answer(ben, adaId, "accept"), answer(ben, adaId, "accept")]);
    // However often the answer arrives, there is one table.
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 404]));
    const { table } = [first, second].find(({ status }) => status === 200)?.body ?? { table: "" };
    expect((await listed(ada)).sent).toMatchObject([{ state: "accepted", table }]);
    expect((await listed(ben)).received).toEqual([]);
    await arrive(ada, table);
    const begun = await arrive(ben, table);
    expect(begun).toMatchObject({ state: "playing", terms: { rated: true, clock: { is: "correspondence", days: 3 } } });
    expect(new Set(begun.seats.map((seat) => seat.account))).toEqual(new Set([adaId, benId]));
  });

  test.skipIf(lacks(name))("a declined challenge cannot be repeated for a day; an unanswered one expires", async () => {
    const { ada, ben, adaId, benId } = await open();
    await challenge(ada, benId, { pace: "quick" });
    ahead += 2 * 3_600_000;
    expect((await answer(ben, adaId, "accept")).body.bad?.[0]?.code).toBe("CHALLENGE_NONE");
    expect(await listed(ben)).toMatchObject({ received: [] });
    expect((await challenge(ada, benId)).status).toBe(200);
    await answer(ben, adaId, "decline");
    expect((await listed(ada)).sent).toMatchObject([{ state: "declined" }]);
    await withdraw(ada, benId);
    expect((await challenge(ada, benId)).body.bad?.[0]?.code).toBe("CHALLENGE_REFUSED");
    ahead += 25 * 3_600_000;
    expect((await challenge(ada, benId)).status).toBe(200);
    expect((await withdraw(ada, benId)).body.sent).toEqual([]);
    expect((await answer(ben, adaId, "accept")).status).toBe(404);
  });

  test.skipIf(lacks(name))("a block, a choice and a full list are refused in the same words", async () => {
    const { host, ada, ben, adaId, benId } = await open();
    const refused = async () => {
      const { status, body } = await challenge(ada, benId);
      return [status, JSON.stringify(body)];
    };
    const take = (from: string) => ben.http("PUT", "/api/account/challenges", { from });
    const relate = (relation: string | null) => ben.http("PUT", `/api/people/${adaId}/relation`, { relation });
    await take("nobody");
    const usual = await refused();
    expect(usual[0]).toBe(403);
    await take("followed");
    expect(await refused()).toEqual(usual);
    await relate("follow");
    expect((await challenge(ada, benId)).status).toBe(200);
    // The block ends what waits, as if it had been declined.
    await take("everyone");
    await relate("block");
    expect((await listed(ada)).sent).toMatchObject([{ state: "declined" }]);
    await host.services.store.write([challenges.delete(idOfChallenge(adaId, benId))]);
    expect(await refused()).toEqual(usual);
    await relate(null);
    const doc = (from: string, to: string): ChallengeDoc => ({
      ...input(),
      from,
      to,
      since: 1,
      state: "waiting",
      table: null,
      expiresAt: Date.now() + 1e9,
    });
    const many = Array.from({ length: MAX_RECEIVED_CHALLENGES }, (_, n) => `x${n}`);
    await host.services.store.write(many.map((one) => challenges.put(idOfChallenge(one, benId), doc(one, benId), 1)));
    expect(await refused()).toEqual(usual);
    await host.services.store.write(
      many.slice(0, MAX_SENT_CHALLENGES).map((one) => challenges.put(idOfChallenge(adaId, one), doc(adaId, one), 1)),
    );
    expect((await challenge(ada, benId)).body.bad?.[0]?.code).toBe("CHALLENGE_FULL");
  });

  test.skipIf(lacks(name))("deleting an account deletes its challenges in both directions", async () => {
    const { host, ada, ben, adaId, benId } = await open();
    await challenge(ada, benId);
    await challenge(ben, adaId);
    const exported = (await ben.http<{ challenge: object[] }>("GET", "/api/account/export")).body.challenge;
    expect(exported.length).toBe(2);
    const { doc } = (await host.services.store.get("person", benId)) as unknown as { doc: { login: string } };
    expect((await ben.http("POST", "/api/account/delete", { login: doc.login })).status).toBe(204);
    expect(await host.services.store.count("challenge")).toBe(0);
  });
});

test.for([
  ["an unknown game", { game: "chess" }, "CHALLENGE_GAME"],
  ["an unknown preset", { preset: "nothing" }, "CHALLENGE_GAME"],
  ["an unknown pace", { pace: "blitz" as never }, "HOST_FORM"],
  ["a preset of another kind", { preset: 5 as never }, "HOST_FORM"],
] as const)("%s is refused and stores nothing", async ([, more, code]) => {
  const { host, url } = await openHost();
  onTestFinished(() => host.close());
  const [ada, ben] = [await member(url, "ada"), await member(url, "ben")];
  const refused = await challenge(ada, await personOf(ben), more);
  expect([refused.status, refused.body.bad?.[0]?.code]).toEqual([400, code]);
  expect(await host.services.store.count("challenge")).toBe(0);
});

test("guests, oneself and unknown people cannot be challenged; an account challenges ten at once, then one a minute", async () => {
  const { host, url } = await openHost({ settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1" }) });
  onTestFinished(() => host.close());
  const [ada, guest] = [await member(url, "ada"), new Guest(url)];
  const guestId = String((await guest.me("Eve")).body.person);
  const adaId = await personOf(ada);
  const codeOf = async (by: Guest, person: string) => (await challenge(by, person)).body.bad?.[0]?.code;
  expect(await codeOf(guest, adaId)).toBe("ACCOUNT_NONE");
  expect(await codeOf(ada, adaId)).toBe("CHALLENGE_SELF");
  for (const person of [guestId, ...Array.from({ length: 8 }, (_, n) => `nobody${n}`)])
    expect(await codeOf(ada, person)).toBe("HOST_NOT_FOUND");
  expect(await codeOf(ada, guestId)).toBe("HOST_RATE");
});

test("a challenge is notified once, however often it is withdrawn and repeated", async () => {
  const bodies: string[] = [];
  let arrived = (): void => {};
  const hook = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      bodies.push(text);
      response.writeHead(204).end();
      arrived();
    });
  });
  const next = (): Promise<void> => new Promise((resolve) => (arrived = resolve));
  await new Promise<void>((done) => hook.listen(0, "127.0.0.1", done));
  const env = { STARBOARD_NOTIFY_DELAY: "0", STARBOARD_WEBHOOK_TARGETS: "any" };
  const { host, url } = await openHost({ settings: settings(env) });
  onTestFinished(async () => {
    await host.close();
    hook.close();
  });
  const [ada, ben, cleo] = [await member(url, "ada"), await member(url, "ben"), await member(url, "cleo")];
  const benId = await personOf(ben);
  const address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  expect((await ben.http("POST", "/api/notifications", { is: "webhook", url: address })).status).toBe(200);
  const notices = () => host.services.store.count("notification", ["person", benId]);
  const first = next();
  await challenge(ada, benId);
  await first;
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({
    event: "challenge",
    tables: [{ game: "Anaxis", opponents: ["ada"] }],
  });
  expect(bodies[0]).toContain("/find");
  await withdraw(ada, benId);
  // While the notice is kept, a repeated challenge is not notified again.
  expect(await notices()).toBe(1);
  const second = next();
  await challenge(cleo, benId);
  await second;
  expect(await notices()).toBe(2);
  await answer(ben, await personOf(cleo), "decline");
  expect(await notices()).toBe(1);
});
