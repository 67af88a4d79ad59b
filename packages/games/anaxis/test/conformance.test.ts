import { CHECKS, checkGame, messagesOf } from "@starboard/conformance";
import { expect, test } from "vitest";
import { entry } from "./title.ts";

const lone = (col: number, row: number) => ({
  race: "any",
  fleet: [{ ship: "emperor", count: 1 }],
  points: 0,
  cp: 2,
  edges: "closed",
  zone: { kind: "rectangle", col: [col, col], row: [row, row] },
  base: null,
  carrier: false,
});
/** Two ships that cannot meet before a draw may be claimed. */
const farApart = {
  format: "starboard.anaxis.scenario",
  version: 1,
  id: "far-apart",
  name: "Far apart",
  rule: "AX-13.2",
  map: { cols: 90, rows: 90 },
  turnLimit: 12,
  sides: [lone(2, 2), lone(87, 87)],
  order: ["both.deploy"],
  mines: null,
  ends: [
    { if: { when: "eliminated", side: 0 }, winner: 1 },
    { if: { when: "eliminated", side: 1 }, winner: 0 },
    { if: { when: "turnLimit" }, winner: null },
  ],
};

/** Both sides deploy in secret; the zone of one keeps apart from the other side. */
const apartInSecret = {
  ...farApart,
  id: "apart-in-secret",
  name: "Apart in secret",
  map: { cols: 24, rows: 24 },
  sides: [
    { ...lone(2, 2), zone: { kind: "rectangle", col: [2, 12], row: [2, 5] } },
    { ...lone(2, 2), zone: { kind: "apart", fromEnemy: 9 } },
  ],
};

/** Every scenario; together they use every value of each option and are small enough to be played many times. */
const options = [
  { "ax.scenario": "border" },
  { "ax.scenario": "border", "ax.mapEdge": "closed", "ax.turnLimit": 14, "ax.fullTie": "die" },
  { "ax.scenario": "ambassador", "ax.ambassadorEdges": "any" },
  { "ax.scenario": "surgical", "ax.turnLimit": 4, "ax.jamStack": "sum", "ax.stealthModes": "three" },
  { "ax.scenario": "minefield", "ax.turnLimit": 4, "ax.scanTiming": "movement", "ax.mineTrigger": "always" },
  { "ax.points": 30, "ax.commandFiring": "lower", "ax.piloting": "rating", "ax.deployment": "alternate" },
  { "ax.scenario": "minefield", "ax.turnLimit": 3 },
  { "ax.evenSides": true, "ax.turnLimit": 1 },
  { "ax.scenario": "surgical", "ax.evenSides": true, "ax.turnLimit": 1 },
  { "ax.scenario": "ambassador", "ax.evenSides": true, "ax.turnLimit": 1 },
  { "ax.ownScenario": apartInSecret, "ax.turnLimit": 1 },
  ...Array.from({ length: 5 }, () => ({ "ax.ownScenario": farApart })),
  { "ax.points": 30, "ax.turnLimit": 5, "ax.mapEdge": "open", "ax.lateCommand": "on", "ax.cpCap": "none" },
  { "ax.points": 30, "ax.turnLimit": 4, "ax.targets": "any", "ax.commandFiring": "lower", "ax.cpCap": "none" },
];
const parsed = options.map((raw) => {
  const read = entry.game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok as object;
});
/** A match has secrets until both sides have bought and deployed, with an ambassador until the end. */
const secrets = { hidden: () => true };
const report = checkGame(entry, { options: parsed, matches: 3, every: 40, acts: 900, mustEnd: false, secrets });

test("the conformance suite checked many acts of many matches", () => {
  expect(report.matches).toBe(54);
  expect(report.acts).toBeGreaterThan(2000);
});

test.for(CHECKS)("%s", (check) => {
  expect(messagesOf(report, check)).toEqual([]);
});
