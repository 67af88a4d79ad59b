/** New online tables and tournaments: what their forms hold becomes what the host is asked for. */
import type { SeatInput } from "@starboard/wire/host";
import { newTournament } from "@starboard/wire/tournament";
import { newTableInput } from "@starboard/wire/host";
import { describe, expect, test } from "vitest";
import { ruleAt } from "../src/newtable/clocks.ts";
import { DEFAULT_TERMS, onlineSeats, tableInput, withSeat } from "../src/newtable/online-setup.ts";
import { draftWith, entrantLimit, tournamentInput } from "../src/tournament/setup-draft.ts";

const ME: SeatInput = { is: "me" };
const FRIEND: SeatInput = { is: "friend" };
const OPEN: SeatInput = { is: "open" };
const BOT: SeatInput = { is: "bot", level: 4 };
const whole = { game: "sample@1", options: {}, name: "Ada" };

describe("an online table", () => {
  test("the first seat is the player's and the others are for friends, until they are chosen", () => {
    expect(onlineSeats([], 3)).toEqual([ME, FRIEND, FRIEND]);
    expect(onlineSeats([BOT, OPEN], 3)).toEqual([BOT, OPEN, FRIEND]);
    expect(onlineSeats([ME, OPEN, BOT], 2)).toEqual([ME, OPEN]);
  });

  test("one seat at most is the player's", () => {
    expect(withSeat([ME, FRIEND, BOT], 2, ME)).toEqual([FRIEND, FRIEND, ME]);
    expect(withSeat([ME, FRIEND], 1, OPEN)).toEqual([ME, OPEN]);
    expect(withSeat([ME, FRIEND], 0, BOT)).toEqual([BOT, FRIEND]);
  });

  test("bots get names, and a match with a bot is not rated", () => {
    const rated = { ...DEFAULT_TERMS, rated: true };
    expect(tableInput([ME, FRIEND], rated).rated).toBe(true);
    const { seats, rated: isRated } = tableInput([ME, BOT], rated);
    expect(isRated).toBe(false);
    expect(seats[1]).toMatchObject({ is: "bot", level: 4, name: expect.stringMatching(/./) });
    expect(tableInput([ME, BOT, BOT], rated).seats.map((seat) => "name" in seat && seat.name)).toEqual([
      false,
      ...new Set(tableInput([ME, BOT, BOT], rated).seats.flatMap((seat) => ("name" in seat ? [seat.name] : []))),
    ]);
  });

  test("a table with an open seat is listed, whatever the form says", () => {
    expect(tableInput([ME, FRIEND], DEFAULT_TERMS).listed).toBe(false);
    expect(tableInput([ME, OPEN], DEFAULT_TERMS).listed).toBe(true);
  });

  test("a delay is only sent for spectators that are allowed", () => {
    const delayed = { ...DEFAULT_TERMS, delay: 300 };
    expect(tableInput([ME], delayed).spectators).toEqual({ allowed: true, delay: 300 });
    expect(tableInput([ME], { ...delayed, spectators: false }).spectators).toEqual({ allowed: false, delay: 0 });
  });

  test("the host reads the request", () => {
    const terms = { ...DEFAULT_TERMS, title: " Fleet night ", clock: 1, consent: false };
    const read = newTableInput.parse({ ...whole, ...tableInput([ME, BOT], terms) });
    expect(read).toMatchObject({ title: "Fleet night", clock: ruleAt(1), takeBack: "rules" });
  });
});

describe("a tournament", () => {
  const draft = draftWith("Anaxis cup");

  test("seats are exchanged only between two players", () => {
    const both = { ...draft, bothSides: true };
    expect(tournamentInput(both, 2).bothSides).toBe(true);
    expect(tournamentInput(both, 3).bothSides).toBe(false);
  });

  test("the number of entrants fits the format, also if it was chosen for another one", () => {
    const large = { ...draft, limit: 100 };
    expect(tournamentInput(large, 2).limit).toBe(100);
    const roundRobin = { ...large, format: "roundRobin" } as const;
    expect(tournamentInput(roundRobin, 2).limit).toBe(entrantLimit(roundRobin));
    expect(entrantLimit(roundRobin)).toBeLessThan(100);
  });

  test("the host reads the request", () => {
    const input = { ...whole, ...tournamentInput({ ...draft, title: " Cup ", clock: 1, spectators: false }, 2) };
    expect(newTournament.parse(input)).toMatchObject({
      title: "Cup",
      seats: 2,
      clock: ruleAt(1),
      spectators: { allowed: false, delay: 0 },
    });
  });
});
