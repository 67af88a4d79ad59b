/** Custom cards with every effect on every type that can have it: the rules hold beyond the standard decks. */
import { CHECKS, checkGame, messagesOf } from "@starboard/conformance";
import { expect, test } from "vitest";
import { built, edited } from "./edited-cards.ts";
import { optionsOf } from "./states.ts";
import { entry } from "./entry.ts";
import { twin } from "./swap-hidden.ts";

test("the conformance suite passes with edited cards (TW-13.7)", () => {
  const options = [
    {},
    { breenMemory: "whileOnTop", support: "both", deckEnd: "immediate" },
    { deckLists: "closed", federationDeck: built("F"), dominionDeck: built("D"), exchange: "simultaneous" },
  ].map((raw) => optionsOf({ ...raw, ownCards: edited }));
  const report = checkGame(entry, { options, matches: 3, every: 12, seed: 5, secrets: { hidden: () => true } });
  const found = report.failures.filter((one) => !one.message.endsWith("was never reached"));
  expect(found.map((one) => `${one.check}: ${one.message} (seed ${one.seed}, act ${one.ply})`)).toEqual([]);
  const seen = Object.keys(Object.fromEntries(report.coverage.of("fact")));
  expect(seen).toEqual(
    expect.arrayContaining(["recycled", "ignoringEnded", "groundChanged", "mayPlayMore", "recovered"]),
  );
});

const SECRECY = CHECKS.filter((check) => check.includes("hidden"));

test("the checks of hidden information are found", () => {
  expect(SECRECY.length).toBeGreaterThan(1);
});

test("and no view reveals hidden information", () => {
  const lists = { deckLists: "closed", federationDeck: built("F"), dominionDeck: built("D") };
  const options = [{}, lists, { ...lists, exchange: "simultaneous", discardView: "owner" }].map((raw) =>
    optionsOf({ ...raw, ownCards: edited }),
  );
  const report = checkGame(entry, {
    options,
    matches: 3,
    every: 9,
    seed: 6,
    secrets: { hidden: () => true, swapHidden: twin as never },
  });
  expect(SECRECY.flatMap((check) => messagesOf(report, check))).toEqual([]);
});
