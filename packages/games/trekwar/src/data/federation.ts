/**
 * The 30 Federation cards (rules.md, chapter g): identifier, name, race and kind, Space and Surface Force. `sheet`
 * names the fields that the rule sheet states or implies; everything else is our design.
 */
import { type CardEntry, command, event, maneuver, unit } from "./cards.ts";

// biome-ignore format: one card per line, as in the table of chapter g
export const FEDERATION_CARDS: readonly CardEntry[] = [
  unit("FU01", "Deep Space Nine", "Federation", "station", 9, 1, { bolts: 5, copies: 1, sheet: "name type race space" }),
  unit("FU02", "Federation Starbase 375", "Federation", "station", 1, 1, { bolts: 4, copies: 1, symbols: ["limitedAction"], effects: [{ op: "matchAny", battleground: "any", min: 6 }], sheet: "name type race effects" }),
  unit("FU03", "Federation Galaxy Class", "Federation", "ship", 7, 3, { bolts: 3, copies: 2, sheet: "name type race" }),
  unit("FU04", "Federation Nebula Class", "Federation", "ship", 5, 2, { bolts: 2, copies: 2, effects: [{ op: "peekHand" }], sheet: "name type race" }),
  unit("FU05", "Federation Akira Class", "Federation", "ship", 4, 1, { bolts: 1, copies: 2, sheet: "name type race" }),
  unit("FU06", "Federation Excelsior Class", "Federation", "ship", 5, 2, { bolts: 2, copies: 2, sheet: "name type race space" }),
  unit("FU07", "Federation Defiant Class", "Federation", "ship", 5, 1, { bolts: 2, copies: 2, sheet: "name type race space" }),
  unit("FU08", "Federation Steamrunner Class", "Federation", "ship", 4, 2, { bolts: 1, copies: 2, sheet: "name type race" }),
  unit("FU09", "Federation Miranda Class", "Federation", "ship", 2, 2, { bolts: 0, copies: 2, sheet: "name type race" }),
  unit("FU10", "Federation Tug Class", "Federation", "ship", 1, 3, { bolts: 1, copies: 2, effects: [{ op: "handLimit", limit: 7 }], sheet: "name type race" }),
  unit("FU11", "Federation Peregrine Fighters", "Federation", "fighter", 3, 3, { bolts: 2, copies: 2, symbols: ["takeUp"], sheet: "name type race" }),
  unit("FU12", "Klingon Bird of Prey", "Klingon", "ship", 3, 3, { bolts: 1, copies: 2, sheet: "name type race space" }),
  unit("FU13", "Klingon K'Tinga Class", "Klingon", "ship", 3, 6, { bolts: 2, copies: 2, sheet: "name type race surface" }),
  unit("FU14", "Klingon K'Vort Class", "Klingon", "ship", 4, 4, { bolts: 2, copies: 2, sheet: "name type race" }),
  unit("FU15", "Klingon Vorcha Class", "Klingon", "ship", 5, 4, { bolts: 2, copies: 2, sheet: "name type race" }),
  unit("FU16", "Klingon Negh'Var Class", "Klingon", "ship", 8, 3, { bolts: 4, copies: 2, sheet: "name type race" }),
  unit("FU17", "Romulan D'Deridex Class", "Romulan", "ship", 8, 2, { bolts: 4, copies: 2, sheet: "name type race space" }),
  unit("FU18", "Federation Runabouts", "Federation", "fighter", 3, 3, { bolts: 2, copies: 2, symbols: ["takeUp"] }),
  maneuver("FM01", "Alliance", 2, 2, { bolts: 2, copies: 2, effects: [{ op: "boost", if: { race: ["Klingon", "Romulan"] }, space: 1, surface: 1 }], sheet: "name type" }),
  maneuver("FM02", "Take Cover", 0, 0, { bolts: 2, copies: 2, effects: [{ op: "matchAny", battleground: "surface", min: 0 }], sheet: "name effects" }),
  maneuver("FM03", "Ablative Armor", 1, 3, { bolts: 2, copies: 2, sheet: "name" }),
  maneuver("FM04", "Cloaking Device", 4, 0, { bolts: 2, copies: 2, effects: [{ op: "requiresUnit", filter: { any: [{ race: ["Klingon", "Romulan"] }, { card: ["FU07"] }] } }], sheet: "name" }),
  maneuver("FM05", "Quantum Torpedoes", 2, 1, { bolts: 1, copies: 2 }),
  command("FC01", "Constable Odo", 0, 1, { bolts: 2, copies: 1, effects: [{ op: "forbid", types: ["Event"] }], sheet: "name surface effects" }),
  command("FC02", "Captain Sisko", 4, 1, { bolts: 4, copies: 1, sheet: "name type space" }),
  command("FC03", "Cloaking Mines", 0, 0, { bolts: 2, copies: 2, effects: [{ op: "noDraw" }], sheet: "name type space effects" }),
  command("FC04", "General Martok", 0, 0, { bolts: 1, copies: 1, effects: [{ op: "boost", if: { race: ["Klingon"] }, space: 2, surface: 1 }] }),
  event("FE01", "Section 31", { bolts: 2, copies: 2, effects: [{ op: "discardCommand", count: 1 }], sheet: "name type effects" }),
  event("FE02", "Emergency Beam-Down", { bolts: 2, copies: 2, symbols: ["limitedAction"], effects: [{ op: "changeBattleground", from: "space", to: "surface" }] }),
  event("FE03", "Call of the Allies", { bolts: 2, copies: 2, effects: [{ op: "search", filter: { type: "Unit", race: ["Klingon", "Romulan"] }, count: 1 }] }),
];
