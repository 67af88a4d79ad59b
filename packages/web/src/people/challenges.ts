/** Challenges at the host. Errors are thrown as `ProblemError`. */
import type { ChallengeInput, ChallengesFrom, ChallengesInfo } from "@starboard/wire/challenges";
import { call } from "../online/api.ts";

const of = (person: string, ...rest: readonly string[]): string =>
  ["people", encodeURIComponent(person), "challenge", ...rest].join("/");

export const challengesApi = {
  list: () => call<ChallengesInfo>("GET", "challenges"),
  send: (person: string, input: ChallengeInput) => call<ChallengesInfo>("PUT", of(person), input),
  withdraw: (person: string) => call<ChallengesInfo>("DELETE", of(person)),
  decline: (person: string) => call<ChallengesInfo>("POST", of(person, "decline")),
  accept: (person: string) => call<{ readonly table: string }>("POST", of(person, "accept")),
  takeFrom: (from: ChallengesFrom) => call<ChallengesInfo>("PUT", "account/challenges", { from }),
};
