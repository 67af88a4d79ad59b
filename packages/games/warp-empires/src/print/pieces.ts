/** Cards, counters and markers to cut out, in millimetres. Nothing is printed on the cutting lines. */
import type { Drawing, Pen, Piece } from "@starboard/print";
import { emblemPath } from "@starboard/kit";
import { cardFigure } from "../drawing/cards.ts";
import { unitPath } from "../drawing/units.ts";
import { bonusName } from "../module/display-names.ts";
import type { CardSpec, FactionSpec, Resolved, UnitSpec } from "../module/resolved.ts";
import { sentence } from "../text/names.ts";
import { en, modeText, type NameOf, windowText } from "./text.en.ts";

export const INK = "#0f1a2b";
export const INK_2 = "#3a4a63";
export const INK_3 = "#5d6c85";
export const HAIR = "#b4c0d2";
export const WELL = "#eff3f9";
const PAPER = "#ffffff";
/** Colours by index in the list of factions: dark enough to read on white. Emblems distinguish the factions too. */
const SIDE_INKS = ["#1767b5", "#b5401b", "#0f7a58", "#6d3fc0", "#8a6a00", "#8a2f5f"];
export const sideInk = (side: number): string => SIDE_INKS[side % SIDE_INKS.length] as string;

const CARD = { width: 63, height: 88, rim: 2.5 } as const;
const COUNTER = 20;

/** The display name of every part that a card may mention. */
export const namesOf = (module: Resolved): NameOf => {
  const names = new Map(
    [...module.cards, ...module.challenges, ...module.parleys].map(({ id, name }) => [id, name] as const),
  );
  for (const roll of module.exploration?.rolls ?? []) names.set(roll.id, names.get(roll.id) ?? roll.name);
  for (const { feature, name } of module.neutrals) names.set(feature, name);
  return (id) => names.get(id) ?? id;
};

const back: Drawing = (pen) => {
  const { width, height, rim } = CARD;
  pen.rect(rim, rim, width - 2 * rim, height - 2 * rim, { fill: WELL, stroke: { color: INK_2, width: 0.8 } }, 3);
  pen.frame({ x: width / 2 - 12, y: height / 2 - 18, scale: 24 / 32 }, () =>
    pen.path(emblemPath(1), { fill: INK_2, evenOdd: true }),
  );
  pen.text(rim, height / 2 + 10, en.back, {
    font: "display",
    size: 17,
    color: INK_2,
    align: "center",
    width: width - 2 * rim,
  });
};

/** An action card: name, figure, and each way to play it with its moment. */
export function cardPiece(card: CardSpec, nameOf: NameOf, backs: boolean): Piece {
  const { width, height, rim } = CARD;
  const inner = width - 2 * rim - 6;
  const x = rim + 3;
  return {
    name: card.id,
    width,
    height,
    ...(backs && { back }),
    front(pen) {
      pen.rect(rim, rim, width - 2 * rim, height - 2 * rim, { fill: PAPER, stroke: { color: HAIR, width: 0.4 } }, 3);
      pen.text(x, rim + 3, card.name, { font: "display", size: 17, color: INK, width: inner });
      const ops = card.modes.flatMap(({ effects }) => effects.map(({ op }) => op));
      pen.rect(rim + 1.5, 15, width - 2 * rim - 3, 30, { fill: WELL }, 2);
      pen.frame({ x: width / 2 - 12, y: 18, scale: 24 / 46 }, () =>
        pen.path(cardFigure(card.id, ops), { stroke: { color: INK_2, width: 1.8 } }),
      );
      let y = 48;
      for (const mode of card.modes) {
        const small = { font: "bold", size: 8.5, color: INK_3, width: inner } as const;
        const text = { font: "text", size: card.modes.length > 1 ? 9.5 : 11, color: INK, width: inner } as const;
        const when = windowText(mode.window, nameOf);
        pen.text(x, y, when, small);
        y += pen.textHeight(when, small) + 0.4;
        const does = modeText(mode, nameOf);
        pen.text(x, y, does, text);
        y += pen.textHeight(does, text) + 1.6;
      }
      const answers = [...new Set(card.modes.flatMap((mode) => mode.answers))].map(nameOf);
      if (answers.length > 0)
        pen.text(x, height - rim - 7, en.answers(answers.join(", ")), { size: 8.5, color: INK_3, width: inner });
    },
  };
}

/** The particulars of a faction, line by line. */
export function factionLines(module: Resolved, faction: FactionSpec, nameOf: NameOf): string[] {
  const units = new Map(module.units.map(({ id, name }) => [id, name]));
  const gain = faction.onWin.find((effect) => effect.op === "assimilate");
  const feature = module.revenue.factionTerm?.perTerritoryWith ?? "";
  return [
    ...Object.entries(faction.unitForce).map(([id, n]) => en.unitForce(units.get(id) ?? id, n)),
    ...Object.entries(faction.cardForce).map(([id, n]) => en.cardForce(nameOf(id), n)),
    ...faction.battleForce.map(({ id, amount }) => en.battleForce(sentence(bonusName(id)), amount)),
    ...Object.entries(faction.rollBonus).map(([id, n]) => en.rollForce(nameOf(id), n)),
    ...(faction.income === 0 ? [] : [en.income(nameOf(feature), faction.income)]),
    ...faction.forbids.map((what) => en.forbids(nameOf(what.slice(what.indexOf(":") + 1)))),
    ...(gain ? [en.assimilates(...gain.fraction)] : []),
    ...(faction.specialAs.length > 0 ? [en.specialAs(faction.specialAs.map(nameOf).join(", "))] : []),
  ];
}

/** A faction sheet for its player. */
export function factionPiece(module: Resolved, faction: FactionSpec, place: number, nameOf: NameOf): Piece {
  const { width, height, rim } = CARD;
  const color = sideInk(place);
  const inner = width - 2 * rim - 6;
  return {
    name: faction.id,
    width,
    height,
    front(pen) {
      pen.rect(rim, rim, width - 2 * rim, height - 2 * rim, { fill: PAPER, stroke: { color, width: 0.8 } }, 3);
      pen.frame({ x: width / 2 - 7, y: 6, scale: 14 / 32 }, () =>
        pen.path(emblemPath(place + 1), { fill: color, evenOdd: true }),
      );
      const head = { font: "display", size: 15, color, align: "center", width: inner } as const;
      pen.text(rim + 3, 22, faction.name, head);
      let y = 24 + pen.textHeight(faction.name, head);
      for (const line of factionLines(module, faction, nameOf)) {
        const style = { size: 10, color: INK, width: inner } as const;
        pen.text(rim + 3, y, line, style);
        y += pen.textHeight(line, style) + 1;
      }
    },
  };
}

function silhouette(pen: Pen, module: Resolved, unit: UnitSpec, x: number, y: number, size: number, color: string) {
  const spaces = module.movement.speeds[unit.move]?.spaces;
  const path = unitPath({
    id: unit.id,
    force: unit.force,
    spaces: typeof spaces === "number" ? spaces : null,
    leader: unit.tags.includes("leader"),
    fortification: unit.tags.includes("fortification"),
    foot: unit.tags.includes("foot"),
  });
  pen.frame({ x, y, scale: size / 24 }, () => pen.path(path, { fill: color, evenOdd: true }));
}

/** A unit chit: silhouette, Force and speed. All backs are the same, so that stacks can lie face down. */
export function unitPiece(module: Resolved, unit: UnitSpec, backs: boolean): Piece {
  const spaces = module.movement.speeds[unit.move]?.spaces;
  const speed = spaces === "group" ? en.carried : spaces === 0 || spaces === undefined ? en.still : en.spaces(spaces);
  return {
    name: unit.id,
    width: COUNTER,
    height: COUNTER,
    ...(backs && {
      back: (pen) => {
        pen.rect(0.8, 0.8, COUNTER - 1.6, COUNTER - 1.6, { fill: WELL, stroke: { color: INK_3, width: 0.4 } }, 1.5);
        pen.frame({ x: 5, y: 5, scale: 10 / 32 }, () => pen.path(emblemPath(1), { fill: INK_3, evenOdd: true }));
      },
    }),
    front(pen) {
      pen.rect(0.8, 0.8, COUNTER - 1.6, COUNTER - 1.6, { fill: PAPER, stroke: { color: INK_3, width: 0.4 } }, 1.5);
      silhouette(pen, module, unit, 1.8, 4.6, 9, INK);
      pen.text(10.4, 4, String(unit.force), { font: "display", size: 24, color: INK, align: "center", width: 8 });
      pen.text(1.2, 1.4, unit.name, { font: "bold", size: 5.6, color: INK, align: "center", width: COUNTER - 2.4 });
      const foot = unit.cost === unit.force ? speed : `${speed} · ${en.cost(unit.cost)}`;
      pen.text(1.2, 16, foot, { size: 5.4, color: INK_2, align: "center", width: COUNTER - 2.4 });
    },
  };
}

/** Control markers of a faction, and of the buildings of a module. */
export function markerPieces(module: Resolved, copies: number): Piece[] {
  const size = 15;
  const marker = (name: string, text: string, color: string, drawing: (pen: Pen) => void): Piece => ({
    name,
    width: size,
    height: size,
    front(pen) {
      pen.circle(size / 2, size / 2, size / 2 - 0.8, { fill: PAPER, stroke: { color, width: 0.7 } });
      drawing(pen);
      pen.text(1, size - 5.2, text, { font: "bold", size: 4.6, color, align: "center", width: size - 2 });
    },
  });
  const controls = Array.from({ length: Math.max(module.factions.length, module.players.max) }, (_, i) => {
    const name = module.factions[i]?.name ?? String(i + 1);
    return marker(`control ${name}`, en.control, sideInk(i), (pen) =>
      pen.frame({ x: size / 2 - 3.6, y: 2.2, scale: 7.2 / 32 }, () =>
        pen.path(emblemPath(i + 1), { fill: sideInk(i), evenOdd: true }),
      ),
    );
  });
  const buildings = module.buildings.map((building) =>
    marker(building.id, building.name, INK_2, (pen) =>
      pen.text(1, 3, building.name.slice(0, 1), {
        font: "display",
        size: 17,
        color: INK,
        align: "center",
        width: size - 2,
      }),
    ),
  );
  return [...controls, ...buildings].flatMap((piece) => Array.from({ length: copies }, () => piece));
}
