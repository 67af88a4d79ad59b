/** Tests tournaments of bots without spectators, from the first pairing to the standings. */
import type { BotRunner } from "@starboard/match";
import type { NewTournament } from "@starboard/wire/tournament";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { edition, openHost } from "../guest.ts";
import { closeCluster, homes, lacks } from "../storage/stores.ts";
import { following, make, member, path } from "./club.ts";

afterAll(closeCluster);

/** Bots that return no act: the match service then plays a random legal act, which costs almost nothing. */
const chanceThinker: BotRunner & { close(): void } = {
  think: () => ({ thought: Promise.resolve(null), stop: () => {} }),
  close: () => {},
};
/** Games that random play ends soon, and their numbers of bots. */
const short: readonly (readonly [game: string, options: Record<string, unknown>, bots: number])[] = [
  ["trekwar", {}, 8],
  ["anaxis", {}, 8],
  ["4000ad", { "ad.turnLimit": 10 }, 2],
];

describe.for(["sqlite", "postgres"] as const)("over %s", (kind) => {
  test.skipIf(lacks(kind))(
    "tournaments of eight bots and of two are played to their standings without an open page",
    async () => {
      const { host, url } = await openHost({ storage: await homes[kind](), botRunner: chanceThinker });
      onTestFinished(() => host.close());
      const organiser = await member(url, "Olga");
      const running = short.map(async ([game, options, bots]) => {
        const wanted: Partial<NewTournament> = {
          game: edition(game),
          options,
          format: "swiss",
          rounds: bots > 2 ? 2 : 1,
        };
        const id = (await make(organiser, wanted)).body.tournament;
        for (let i = 0; i < bots; i++) await organiser.http("POST", path(id, "bots"), { level: 1 });
        expect((await organiser.http("POST", path(id, "start"))).status).toBe(200);
        const { played, standings } = await following(organiser, id).until(({ state }) => state === "over");
        const matches = played.flatMap(({ pairings }) => pairings);
        expect(matches.map(({ result }) => result?.how)).toEqual(
          Array.from({ length: bots > 2 ? bots : 1 }, () => "played"),
        );
        expect(standings.reduce((sum, { points }) => sum + points.total, 0)).toBe(matches.length);
      });
      await Promise.all(running);
    },
  );
});
