import { expect, test } from "vitest";
import { completed, fittingOrders, isWritten, nextSpot, notationOf } from "../src/board-reader.ts";

const order = (act: object, sentence: string) => ({ notation: notationOf(act), sentence });
const ORDERS = [
  order({ do: "stay" }, "Stay"),
  order({ do: "depart", from: "alpha-centauri", ships: 6, to: "hyperspace" }, "Send 6 ships from Alpha Centauri"),
  order({ do: "depart", from: "alpha-centauri", ships: 16, to: "hyperspace" }, "Send 16 ships from Alpha Centauri"),
  order({ do: "depart", from: "étoile", ships: 6, to: "hop" }, "Send 6 ships from Étoile by a hop"),
];
const fitting = (typed: string): string[] => fittingOrders(ORDERS, typed).map(({ notation }) => notation);

test("an act is written as its name and its fields", () => {
  expect(notationOf({ do: "deploy", unit: "FU06", support: ["FM02", "FC03.2"] })).toBe("deploy FU06 FM02+FC03.2");
  expect(notationOf({ do: "forward", paid: true })).toBe("forward paid");
  expect(notationOf({ do: "depart", from: "sol", loan: undefined, support: [], on: false })).toBe("depart sol");
  expect(notationOf({ do: "put", ship: "Leviathan 2", q: 3, r: 0 })).toBe("put Leviathan-2 3 0");
  expect(notationOf({ do: "commit", cards: [{ card: "probe" }, { card: "wild", as: "probe" }] })).toBe(
    "commit probe+wild:probe",
  );
});

test("words of the notation or of the sentence find an order, whatever their case and accents", () => {
  expect(fitting("")).toHaveLength(4);
  expect(fitting("send 16")).toEqual(["depart alpha-centauri 16 hyperspace"]);
  expect(fitting("DEP etoile")).toEqual(["depart étoile 6 hop"]);
  expect(fitting("6 alpha")).toEqual(["depart alpha-centauri 6 hyperspace"]);
  expect(fitting("warp")).toEqual([]);
});

test("what begins the notation comes before what only has the words, and an exact order first", () => {
  const orders = [
    order({ do: "retreat", to: "pass" }, "Retreat"),
    order({ do: "pass", on: true }, "Pass"),
    order({ do: "pass" }, "Pass"),
  ];
  expect(fittingOrders(orders, "pass").map(({ notation }) => notation)).toEqual(["pass", "pass on", "retreat pass"]);
});

test("completion goes as far as all orders agree", () => {
  expect(completed(ORDERS, "dep a")).toBe("depart alpha-centauri ");
  expect(completed(ORDERS, "depart alpha-centauri 1")).toBe("depart alpha-centauri 16 hyperspace");
  expect(completed(ORDERS, "s")).toBe("stay");
  expect(completed(ORDERS, "xyz")).toBe("xyz");
});

test("in another language an order is written in its words, and in those of the data", () => {
  const words = { fire: "feuern", primary: "primär", join: "dazustoßen", paid: "bezahlt" };
  const inGerman = (act: object, sentence: string) => ({
    notation: notationOf(act, words),
    data: notationOf(act),
    sentence,
  });
  const fire = { do: "fire", bank: "primary", target: "Leviathan 2", paid: true };
  const orders = [
    inGerman(fire, "Primärbatterie auf Leviathan 2"),
    inGerman({ do: "emerge", mode: "join" }, "Zu den Schiffen stoßen"),
  ];
  const found = (typed: string): string[] => fittingOrders(orders, typed).map(({ notation }) => notation);
  expect(orders[0]?.notation).toBe("feuern primär Leviathan-2 bezahlt");
  expect(found("feu prim")).toEqual(["feuern primär Leviathan-2 bezahlt"]);
  expect(found("DAZUSTOSSEN")).toEqual(["emerge dazustoßen"]);
  expect(found("fire primary")).toEqual(["feuern primär Leviathan-2 bezahlt"]);
  expect(completed(orders, "feu")).toBe("feuern primär Leviathan-2 bezahlt");
  expect(completed(orders, "fi")).toBe("fire primary Leviathan-2 paid");
  for (const typed of ["Feuern Primar leviathan-2 bezahlt", "fire primary leviathan-2 paid "])
    expect(orders.map((order) => isWritten(order, typed))).toEqual([true, false]);
});

test("a cursor goes to the nearest place that lies in its direction", () => {
  const spots = [
    { place: "right", x: 10, y: 2 },
    { place: "far right", x: 30, y: 0 },
    { place: "up", x: 1, y: -8 },
  ];
  expect(nextSpot(spots, { x: 0, y: 0 }, "right")).toBe("right");
  expect(nextSpot(spots, { x: 10, y: 2 }, "right")).toBe("far right");
  expect(nextSpot(spots, { x: 0, y: 0 }, "up")).toBe("up");
  expect(nextSpot(spots, { x: 0, y: 0 }, "down")).toBeNull();
});
