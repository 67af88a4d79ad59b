/** HTTP requests about clubs and team matches. Every error is thrown as `ProblemError`. */
import type {
  ClubChange,
  ClubInfo,
  ClubPage,
  ClubRole,
  NewClub,
  OwnClubs,
  TeamMatchInput,
} from "@starboard/wire/clubs";
import type { Ladder } from "@starboard/wire/ladder";
import type { RatingPace } from "@starboard/wire/rating";
import type { TournamentInfo, TournamentSummary } from "@starboard/wire/tournament";
import { call } from "../online/api.ts";

const at = (club: string, ...rest: readonly string[]): string =>
  ["clubs", club, ...rest].map((part) => encodeURIComponent(part)).join("/");
const match = (tournament: string, act: string): string => `tournaments/${encodeURIComponent(tournament)}/${act}`;
type Info = Promise<ClubInfo>;

export const clubsApi = {
  mine: () => call<OwnClubs>("GET", "clubs/mine"),
  find: (name: string, after: string | null = null) =>
    call<ClubPage>(
      "GET",
      `clubs?${new URLSearchParams({ ...(name !== "" && { name }), ...(after !== null && { after }) }).toString()}`,
    ),
  read: (club: string, token: string | undefined): Info =>
    call("GET", `${at(club)}${token === undefined ? "" : `?token=${encodeURIComponent(token)}`}`),
  make: (input: NewClub): Info => call("POST", "clubs", input),
  change: (club: string, change: ClubChange): Info => call("PATCH", at(club), change),
  join: (club: string, token: string | undefined): Info =>
    call("POST", at(club, "join"), token === undefined ? {} : { token }),
  leave: (club: string): Info => call("POST", at(club, "leave"), {}),
  role: (club: string, person: string, role: ClubRole): Info => call("PUT", at(club, "members", person), { role }),
  remove: (club: string, person: string): Info => call("DELETE", at(club, "members", person)),
  notice: (club: string, text: string): Info => call("PUT", at(club, "notice"), { text }),
  reinvite: (club: string): Info => call("POST", at(club, "reinvite"), {}),
  close: (club: string) => call<void>("DELETE", at(club)),
  report: (club: string, why: string) => call<void>("POST", at(club, "report"), { why }),
  ladder: (club: string, game: string, pace: RatingPace) =>
    call<Ladder>("GET", `${at(club, "ladder")}?game=${encodeURIComponent(game)}&pace=${pace}`),
  tournaments: (club: string) =>
    call<{ readonly tournaments: readonly TournamentSummary[] }>("GET", at(club, "tournaments")),
  challenge: (club: string, input: TeamMatchInput) => call<TournamentInfo>("POST", at(club, "matches"), input),
  answer: (tournament: string, accept: boolean) => call<TournamentInfo>("PUT", match(tournament, "answer"), { accept }),
  callOff: (tournament: string) => call<TournamentInfo>("POST", match(tournament, "call-off"), {}),
};
