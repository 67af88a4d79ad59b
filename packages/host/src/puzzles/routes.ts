/** HTTP routes of puzzles: the figures of a host, and the answers of accounts. */
import { type PuzzleAnswersInfo, puzzleAnswersInput } from "@starboard/wire/puzzles";
import { gameEntries } from "../play/games.ts";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { createBuckets } from "../live/rate-limit.ts";
import type { HostServices } from "../services.ts";
import { createPuzzleAnswers } from "./answers.ts";
import type { PuzzleContent } from "./content.ts";
import { figuresOfGames, solverOf } from "./solver.ts";

const TAGS = ["puzzles"];

export function puzzleRoutes(app: App, services: HostServices, content: PuzzleContent): void {
  const { store, now, searches, settings } = services;
  const answers = createPuzzleAnswers(services, content);
  // A page that was long without a network sends what has gathered: many at once, then one every five seconds.
  const mayAnswer = createBuckets(200 * settings.rateLimitFactor, 0.2 * settings.rateLimitFactor, now);
  const games = gameEntries.map(({ game }) => game.id);

  app.get(
    "/api/puzzles",
    { schema: { tags: TAGS, summary: "Returns the ratings of puzzles, and the caller's own results" } },
    async (request, reply) => {
      if (!searches.take(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      const { who } = request;
      const isAccount = who.kind === "account" && who.person !== null;
      return sendResult(reply, {
        ok: {
          puzzles: await figuresOfGames(store, games),
          solver: isAccount ? await solverOf(store, who.person as string, now()) : null,
        },
      });
    },
  );
  app.post(
    "/api/puzzles/answers",
    { schema: { tags: TAGS, summary: "Counts the answers of an account to puzzles", body: puzzleAnswersInput } },
    async ({ who, body }, reply) => {
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("ACCOUNT_NONE").bad);
      if (!mayAnswer.take(who.person, body.answers.length)) return sendError(reply, fail("HOST_RATE").bad);
      const counted: PuzzleAnswersInfo["answers"][number][] = [];
      // One after the other: each is rated by what the one before has changed.
      for (const answer of body.answers) counted.push(await answers.count(who.person, answer));
      return sendResult(reply, { ok: { answers: counted, solver: await solverOf(store, who.person, now()) } });
    },
  );
}
