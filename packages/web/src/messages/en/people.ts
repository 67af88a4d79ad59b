/** Texts of profiles. */
import { formatFor, translatable } from "@starboard/kit";
import type { ResultOfMatch } from "@starboard/wire/people";
import { RANKED_MATCHES } from "@starboard/wire/ladder";

const { count, list, percent, date } = formatFor("en");

const RESULTS: Readonly<Record<ResultOfMatch, { readonly word: string; readonly letter: string }>> = {
  won: { word: "Won", letter: "W" },
  drawn: { word: "Drawn", letter: "D" },
  lost: { word: "Lost", letter: "L" },
};

export const people = translatable("web/messages/people.people", {
  title: "Profile",
  lead: (since: number | null, matches: number, followers: number | null): string =>
    [
      ...(since === null ? [] : [`Plays since ${date(since)}`]),
      count(matches, "match", "matches"),
      ...(followers === null || followers === 0 ? [] : [count(followers, "follower", "followers")]),
    ].join(" · "),
  public: "Everyone sees this profile.",
  private: "Others see listed and tournament matches only, and your ratings if you stand on the ladders.",
  choose: "Show my profile to everyone",
  chooseText:
    "Everyone on this server can then see your ratings, your opponents and your sides. A match that was not listed appears only if all its players show their profiles.",
  mine: "Your profile",
  ratings: "Ratings",
  noRatings: "No ratings yet.",
  rating: (rating: number, deviation: number): string => `${rating} ± ${2 * deviation}`,
  explained: `Glicko-2 for two players, Plackett-Luce for more: the bar covers the true strength in 95 of 100 cases, on a scale from 1000 to 2000. A rank on the ladder needs ${count(RANKED_MATCHES, "match", "matches")}.`,
  rated: (n: number): string => count(n, "rated match", "rated matches"),
  sides: "Favourite sides",
  sidesNote: "Share won, with its 95% interval",
  share: (won: number, matches: number): string => `${percent(won / matches)} of ${matches}`,
  shareLabel: (side: string, won: number, matches: number, low: number, high: number): string =>
    `${side}: ${won} of ${count(matches, "match", "matches")} won, true share between ${percent(low)} and ${percent(high)} with 95% probability`,
  against: "Against",
  opponent: "Player",
  won: "Won",
  drawn: "Drawn",
  lost: "Lost",
  last: "Last",
  results: (results: readonly ResultOfMatch[]): string =>
    `The latest first: ${list(results.map((one) => RESULTS[one].word.toLowerCase()))}`,
  result: (one: ResultOfMatch): string => RESULTS[one].word,
  letter: (one: ResultOfMatch): string => RESULTS[one].letter,
  winners: (names: readonly string[]): string => (names.length === 0 ? "Drawn" : `${list(names)} won`),
  bot: (level: number): string => `Bot, level ${level}`,
  matches: "Matches",
  noMatches: "No finished matches to show.",
  versus: (names: readonly string[]): string => (names.length === 0 ? "alone" : `against ${list(names)}`),
  ratedMatch: "rated",
  follow: (name: string): string => `Follow ${name}`,
  followShort: "Follow",
  unfollow: (name: string): string => `Unfollow ${name}`,
  unfollowShort: "Unfollow",
  block: (name: string): string => `Block ${name}`,
  blockShort: "Block",
  unblock: (name: string): string => `Unblock ${name}`,
  unblockShort: "Unblock",
  blockedText:
    "Blocked players can’t challenge you or take your open seats. You don’t see their chat, and tickets never pair you. They are not told.",
  challenge: (name: string): string => `Challenge ${name}`,
  challengeShort: "Challenge",
  preset: "Options",
  pace: "Pace",
  send: "Send challenge",
  expiresSoon: "The challenge waits for an hour.",
  expiresLater: "The challenge waits for 7 days.",
  challenges: "Challenges",
  noChallenges: "No challenges. You can challenge players on their profiles and on the ladder.",
  challengesYou: (name: string): string => `${name} challenges you`,
  sentTo: (name: string, state: "waiting" | "accepted" | "declined"): string =>
    state === "waiting" ? `Waiting for ${name}` : `${name} has ${state}`,
  accept: (name: string): string => `Accept the challenge of ${name}`,
  acceptShort: "Accept",
  decline: (name: string): string => `Decline the challenge of ${name}`,
  declineShort: "Decline",
  withdraw: (name: string): string => `Withdraw the challenge to ${name}`,
  withdrawShort: "Withdraw",
  takeFrom: "Challenges from",
  takers: { everyone: "Everyone", followed: "People you follow", nobody: "No one" },
  profileOf: (name: string): string => `Profile of ${name}`,
  following: "You follow",
  followsNobody: "You follow no one yet. Open a player’s profile to follow them.",
  openSeats: "Open seats",
  theirMatches: "Their matches",
  blocked: "You block",
} as const);
