/** Draws that play never asks about, because the Stage ends first (TW-D.6), and the order of checks (TW-I.1). */
import { expect, test } from "vitest";
import { lastDraw } from "../src/steps/draw.ts";
import { initial } from "../src/steps/turn.ts";
import { seatOf } from "../src/index.ts";
import { stateOf } from "./states.ts";

const last = { step: "lastDraw", active: "dominion", ground: "space" };

test("under Cloaking Mines no card may be drawn, so the Stage ends (TW-7.4)", () => {
  const t = stateOf({
    ...last,
    federation: { units: "FU12", commands: "FC03" },
    dominion: { units: "DU09", hand: "DU10" },
  });
  expect(lastDraw.forbids(t, {}, seatOf(1), { do: "draw", n: 1 })).toEqual({
    rule: "TW-7.2",
    code: "TW_DRAW_LIMIT",
    about: { n: 0 },
  });
  expect(lastDraw.moot?.(t, {})).toBe(true);
});

test("from an empty Deck Pile no card may be drawn, so the Stage ends (TW-7.4)", () => {
  const t = stateOf({
    ...last,
    federation: { units: "FU12" },
    dominion: { units: "DU09", hand: "DU10", deck: "", discard: "..." },
  });
  expect(lastDraw.forbids(t, {}, seatOf(1), { do: "draw", n: 1 })?.about).toEqual({ n: 0 });
  expect(lastDraw.moot?.(t, {})).toBe(true);
});

test("the first failing check wins, in the order of the table", () => {
  const t = stateOf({
    step: "initial",
    active: "federation",
    ground: "space",
    federation: { hand: "FU02 FU05 FM05 FC02 FE03" },
    dominion: { units: "DU08", commands: "DC02" },
  });
  const code = (unit: string | undefined, ...support: string[]) =>
    initial.forbids(t, {}, seatOf(0), { do: "deploy", unit, support })?.code;
  expect(code("FU77", "FU77", "FU06")).toBe("TW_UNKNOWN_CARD");
  expect(code("FU02", "FU02", "FU06")).toBe("TW_DUPLICATE_CARD");
  expect(code("FU06", "FM05")).toBe("TW_NOT_IN_HAND");
  expect(code("FU02", "FM05", "FC02")).toBe("TW_TYPE_FORBIDDEN");
  expect(code("FU02", "FU05")).toBe("TW_CARD_LIMIT");
  expect(code(undefined)).toBe("TW_NEED_UNIT");
  expect(code("FU02")).toBe("TW_NO_MATCH");
});
