/** The leaflet of a module: a turn, its units, its cards, and what its rolls need. */
import { turnSummary } from "@starboard/kit";
import { type Block, leaflet, leafletPage, type Piece } from "@starboard/print";
import type { Resolved } from "../module/resolved.ts";
import { rules } from "../rules.gen.ts";
import { namesOf } from "./pieces.ts";
import { en, windowText } from "./text.en.ts";

const t = en.leaflet;

/** Returns the pages of the leaflet of a module as blocks. */
export function leafletBlocks(module: Resolved): readonly [Block[], Block[], Block[], Block[]] {
  const summary = turnSummary(rules);
  return [
    [
      { is: "title", text: en.back, note: t.note(module.name) },
      { is: "steps", steps: summary?.steps ?? [] },
      { is: "text", text: summary?.advice ?? "" },
    ],
    [{ is: "heading", text: t.units }, unitTable(module), { is: "heading", text: t.factions }, factionTable(module)],
    [{ is: "heading", text: t.cards }, cardTable(module)],
    [
      { is: "heading", text: t.rolls },
      rollTable(module),
      { is: "heading", text: t.buildings },
      {
        is: "table",
        columns: [66, 20],
        head: t.buildingsHead,
        rows: module.buildings.map(({ name, cost }) => [name, String(cost)]),
      },
      { is: "heading", text: t.battle },
      { is: "text", text: t.battleRules },
    ],
  ];
}

export function leafletPiece(module: Resolved): Piece {
  const [first, second, third, fourth] = leafletBlocks(module);
  return leaflet(t.name(module.name), [
    leafletPage(first),
    leafletPage(second),
    leafletPage(third),
    leafletPage(fourth),
  ]);
}

function unitTable({ units, movement }: Resolved): Block {
  const spaces = (move: string): string => {
    const speed = movement.speeds[move]?.spaces;
    return speed === undefined ? "" : speed === "group" ? en.carried : String(speed);
  };
  return {
    is: "table",
    columns: [40, 12, 12, 14, 8],
    head: t.unitsHead,
    rows: units.map(({ name, force, cost, move, count }) => [
      name,
      String(force),
      String(cost),
      spaces(move),
      String(count),
    ]),
    dense: true,
  };
}

function factionTable(module: Resolved): Block {
  const units = new Map(module.units.map(({ id, name }) => [id, name]));
  return {
    is: "table",
    columns: [24, 62],
    head: t.factionsHead,
    rows: module.factions.map(({ name, unitForce }) => [
      name,
      Object.entries(unitForce)
        .map(([id, n]) => en.unitForce(units.get(id) ?? id, n))
        .join(", "),
    ]),
    dense: true,
  };
}

function cardTable(module: Resolved): Block {
  const nameOf = namesOf(module);
  return {
    is: "table",
    columns: [34, 46, 6],
    head: t.cardsHead,
    rows: module.cards.map(({ name, modes, count }) => [
      name,
      [...new Set(modes.map(({ window }) => windowText(window, nameOf)))].join(", "),
      String(count),
    ]),
    dense: true,
  };
}

function rollTable(module: Resolved): Block {
  const rolls = [...module.challenges, ...module.parleys].map(({ name, successAt }) => [name, t.successAt(successAt)]);
  const tables = (module.exploration?.rolls ?? []).flatMap(({ name, rows }) =>
    rows.map((row): string[] => [`${name} ${t.range(row.from, row.to)}`, row.name]),
  );
  return { is: "table", columns: [40, 46], head: t.rollsHead, rows: [...tables, ...rolls], dense: true };
}
