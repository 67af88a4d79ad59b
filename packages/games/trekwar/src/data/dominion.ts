/**
 * The 30 Dominion cards (rules.md, chapter g): identifier, name, race and kind, Space and Surface Force. `sheet` names
 * the fields that the rule sheet states or implies; everything else is our design.
 */
import { type CardEntry, command, event, maneuver, unit } from "./cards.ts";

// biome-ignore format: one card per line, as in the table of chapter g
export const DOMINION_CARDS: readonly CardEntry[] = [
  unit("DU01", "Cardassian Space Station", "Cardassian", "station", 7, 0, { bolts: 4, copies: 2, sheet: "name type race space" }),
  unit("DU02", "Cardassian Hideki Class", "Cardassian", "ship", 3, 1, { bolts: 1, copies: 2, sheet: "name type race space" }),
  unit("DU03", "Cardassian Ship Yards", "Cardassian", "installation", 2, 2, { bolts: 1, copies: 2, effects: [{ op: "search", filter: { type: "Unit", race: ["Cardassian"], kind: ["ship"] }, count: 1 }], sheet: "name type race" }),
  unit("DU04", "Dominion Argolis Array", "Dominion", "installation", 1, 0, { bolts: 2, copies: 1, symbols: ["limitedAction"], effects: [{ op: "discardRandom", count: 2 }], sheet: "name type race space effects" }),
  unit("DU05", "Jem'Hadar Ketracel White Storage", "Jem'Hadar", "installation", 1, 3, { bolts: 1, copies: 2, effects: [{ op: "search", filter: { type: "Unit", race: ["Jem'Hadar"] }, count: 1 }], sheet: "name type race" }),
  unit("DU06", "Jem'Hadar Camp", "Jem'Hadar", "installation", 0, 4, { bolts: 2, copies: 2, sheet: "name type race" }),
  unit("DU07", "Cardassian Orbital Defenses", "Cardassian", "installation", 4, 3, { bolts: 2, copies: 2, effects: [{ op: "ignoreManeuver" }], sheet: "name type race" }),
  unit("DU08", "Cardassian Bok'Nor Class", "Cardassian", "ship", 3, 2, { bolts: 2, copies: 2, effects: [{ op: "forbid", types: ["Event", "Maneuver", "Command"] }], sheet: "name type race effects" }),
  unit("DU09", "Jem'Hadar Battle Ship", "Jem'Hadar", "ship", 5, 1, { bolts: 2, copies: 2, sheet: "name type race space" }),
  unit("DU10", "Cardassian Labour Camp", "Cardassian", "installation", 0, 4, { bolts: 1, copies: 2, sheet: "name type race surface" }),
  unit("DU11", "Jem'Hadar Heavy Cruiser", "Jem'Hadar", "ship", 8, 2, { bolts: 4, copies: 2, sheet: "name type race" }),
  unit("DU12", "Cardassian Orbital Dock", "Cardassian", "installation", 3, 0, { bolts: 1, copies: 2, effects: [{ op: "recover", filter: { type: "Unit", kind: ["ship"] }, count: 1 }], sheet: "name type race" }),
  unit("DU13", "Cardassian Galor Class", "Cardassian", "ship", 4, 2, { bolts: 1, copies: 2, sheet: "name type race" }),
  unit("DU14", "Breen Cruiser", "Breen", "ship", 0, 0, { bolts: 4, copies: 2, effects: [{ op: "ignoreUnits", current: true, next: 1 }], sheet: "name type race space effects" }),
  unit("DU15", "Cardassian Freighter", "Cardassian", "ship", 2, 2, { bolts: 0, copies: 2, effects: [{ op: "handLimit", limit: 8 }], sheet: "name type race" }),
  unit("DU16", "Jem'Hadar Fighter Wing", "Jem'Hadar", "fighter", 4, 2, { bolts: 3, copies: 2, symbols: ["takeUp"], sheet: "name type race space symbols" }),
  unit("DU17", "Remata'Klan", "Jem'Hadar", "troops", 0, 5, { bolts: 2, copies: 1, sheet: "name" }),
  unit("DU18", "Cardassian Keldon Class", "Cardassian", "ship", 6, 2, { bolts: 3, copies: 2 }),
  maneuver("DM01", "Polaron Weapons", 3, 0, { bolts: 2, copies: 2, sheet: "name type space" }),
  maneuver("DM02", "Energy Dissipator", 0, 0, { bolts: 2, copies: 2, effects: [{ op: "weaken", space: 3, surface: 1 }] }),
  maneuver("DM03", "Suicide Run", 3, 2, { bolts: 2, copies: 2, effects: [{ op: "requiresUnit", filter: { race: ["Jem'Hadar"] } }] }),
  maneuver("DM04", "Shrouded Assault", 1, 3, { bolts: 2, copies: 2 }),
  command("DC01", "Weyoun", 2, 0, { bolts: 2, copies: 1, sheet: "name type space" }),
  command("DC02", "Female Founder", 0, 0, { bolts: 4, copies: 1, effects: [{ op: "cardLimit", perTurn: 1 }], sheet: "name type space effects" }),
  command("DC03", "Legat Damar", 4, 1, { bolts: 4, copies: 1, sheet: "name type space" }),
  command("DC04", "Gul Dukat", 2, 1, { bolts: 3, copies: 1 }),
  command("DC05", "Jem'Hadar First", 0, 0, { bolts: 2, copies: 2, effects: [{ op: "boost", if: { race: ["Jem'Hadar"] }, space: 1, surface: 1 }] }),
  event("DE01", "Blitz", { bolts: 1, copies: 2, effects: [{ op: "extraPlay", type: "Command", count: 2 }, { op: "handLimit", limit: 8 }], sheet: "name type" }),
  event("DE02", "Breeding Program", { bolts: 2, copies: 2, effects: [{ op: "recover", filter: { type: "Unit", race: ["Jem'Hadar"] }, count: 2 }] }),
  event("DE03", "Changeling Infiltrator", { bolts: 2, copies: 2, effects: [{ op: "discardChosen", count: 1 }] }),
];
