/** Objectives, alarms with their answers, and the figures of the curves (WE-14). */
import { Engine, isRefusal, noDraws, offers, play, question, type Seat, seededDraws } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../../src/game.ts";
import { bonusName } from "../../src/module/display-names.ts";
import { text } from "../../src/text/index.ts";
import { compiledModuleOf } from "../../src/match-setup.ts";
import type { ShapeWE } from "../../src/shape.ts";
import type { StateWE } from "../../src/state.ts";
import { knownState } from "../../src/ui/model/known-state.ts";
import { type Props, tableOf } from "../../src/ui/model/table.ts";
import { alarms } from "../../src/ui/status/alarms.ts";
import { measures, placeOf, roundOf } from "../../src/ui/status/measures.ts";
import { objectives } from "../../src/ui/status/objectives.ts";
import { arrivalsAt } from "../../src/ui/threat/arrivals.ts";

const ME = 0 as Seat;
const FOE = 1 as Seat;
const FLEET = ["commandShip", "commandShip", "commandShip"];
const rich = (marker: number, stacks: object = {}) => ({
  marker,
  features: { resources: "rich" },
  buildings: { colony: 1 },
  stacks,
});

/** A position on the Proving Ground (ten systems, seven win) in the viewer's Move phase. */
function position(raw: object, options: object = {}): StateWE {
  const parsed = game.options.parse({ map: "proving-ground", players: 2, ...options });
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  const seats = [{ faction: "klingon", hand: { warp: 1 } }, { faction: "ferengi" }];
  const read = game.notation.read({ phase: "move", seats, ...raw }, parsed.ok);
  if ("bad" in read) throw new Error(JSON.stringify(read.bad));
  const engine = new Engine<ShapeWE>(game, seededDraws(1));
  const t = game.clone(read.ok);
  engine.advance(t);
  return t;
}

const propsOf = (t: StateWE, by: Seat = ME, pastFacts: readonly object[] = []): Props =>
  ({
    view: game.view(t, by),
    viewer: by,
    seats: [
      { kind: "person", name: "Ada" },
      { kind: "bot", name: "Lyra" },
    ],
    offers: offers(game, t, by),
    plan: { steps: [], closed: false },
    pastFacts: pastFacts.map((fact) => ({ fact })),
  }) as unknown as Props;

/** Systems of the Proving Ground beside the homes. */
const SYSTEMS = compiledModuleOf(position({}).options).counted.map(
  (at) => compiledModuleOf(position({}).options).ids[at] as string,
);
const held = (seat: number, ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, rich(seat)]));

describe("objectives", () => {
  test("show the systems of every side against those that win", () => {
    const t = position({ territories: held(1, SYSTEMS.slice(0, 3)) });
    const shown = objectives(propsOf(t));
    const goal = Math.floor((SYSTEMS.length * 3) / 5) + 1;
    expect(shown?.title).toContain(`${goal} of ${SYSTEMS.length}`);
    const foe = shown?.sides.find(({ seat }) => seat === FOE);
    expect(foe?.name).toBe("Ferengi Alliance");
    expect(foe?.shortName).toBe("Ferengi");
    expect(foe?.progress).toBeCloseTo((foe?.value ?? 0) / goal);
    expect(foe?.value).toBeGreaterThanOrEqual(3);
  });

  test("the last round is announced", () => {
    const t = position({ round: 20, territories: {} }, { "victory.roundLimit": 20 });
    expect(t.round).toBe(20);
    expect(objectives(propsOf(t))?.detail).toMatch(/end of this round/);
  });
});

test("the end says how much of the map the winner holds", () => {
  const t = position({ territories: held(1, SYSTEMS.slice(0, 3)) });
  const view = game.view(t, ME);
  const shown = objectives(propsOf(t))?.sides.find(({ seat }) => seat === FOE)?.value ?? 0;
  const say = (how: "share" | "roundLimit", seats: readonly Seat[]): string =>
    text.fact({ is: "won", rule: "WE-14.1", seats, how }, { view, seat: () => "Lyra", viewerSeat: ME });
  expect(say("share", [FOE])).toBe(`Lyra wins by controlling ${shown} of ${SYSTEMS.length} territories.`);
  expect(say("roundLimit", [FOE])).toBe(`Lyra wins with ${shown} territories after the last round.`);
  expect(say("roundLimit", [ME])).toMatch(/^You win with \d+ territor/);
});

test("bonuses of factions are named in words, in sums and beside the factions", () => {
  expect(bonusName("klingonAtSystem")).toBe("Klingons at a system");
  expect(bonusName("starbaseSupport")).toBe("starbase support");
});

describe("alarms", () => {
  test("a seat one territory short of the goal is a danger, answered by moves that the rules accept", () => {
    const goal = Math.floor((SYSTEMS.length * 3) / 5) + 1;
    const compiled = compiledModuleOf(position({}).options);
    // The stack at f2 can reach f3. The home of the other seat counts as well.
    const others = [
      "f3",
      ...SYSTEMS.filter((id) => id !== "f3" && !compiled.isHome[compiled.numberOf.get(id) as number]),
    ];
    const count = goal - 1 - (others.length < SYSTEMS.length ? 1 : 0);
    const territories = { ...held(1, others.slice(0, count)), f2: { stacks: { 0: FLEET } } };
    const t = position({ territories });
    const [alarm] = alarms(propsOf(t));
    expect(alarm?.id).toBe("nearly 1");
    expect(alarm?.kind).toBe("danger");
    expect(alarm?.title).toBe("The Ferengi Alliance needs one more territory to win.");
    const [answer] = alarm?.answers ?? [];
    expect(answer?.moves.length).toBeGreaterThan(2);
    let now = t;
    for (const move of answer?.moves ?? []) {
      const played = play(game, now, { by: ME, ...move } as never, noDraws);
      if (isRefusal(played)) throw new Error(JSON.stringify(played));
      now = played.state as StateWE;
    }
    // The stack has left, and the move is complete: the next question is not about the group.
    const { N, numberOf } = compiledModuleOf(t.options);
    expect(now.stacks[(numberOf.get("f2") as number) * N + ME]).toEqual([]);
    expect(question(game, now)?.frame.step).not.toBe("group");
  });

  test("a home that another seat took since the last turn is a danger, until the viewer has had a turn for it", () => {
    const base = position({});
    const compiled = compiledModuleOf(base.options);
    const home = compiled.ids[base.home[ME] as number] as string;
    const t = position({ territories: { [home]: rich(1), f2: { stacks: { 0: FLEET } } } });
    const fell = { is: "controlPlaced", rule: "WE-13.1", seat: FOE, at: home, from: ME };
    const turn = { is: "turnBegan", rule: "WE-2.10", seat: ME };
    const fallen = alarms(propsOf(t, ME, [turn, fell, turn])).find(({ id }) => id === `home fallen ${t.round}`);
    expect(fallen?.title).toBe("Your home has fallen to the Ferengi Alliance.");
    expect(alarms(propsOf(t, ME, [fell, turn, turn, turn])).map(({ id }) => id)).not.toContain(
      `home fallen ${t.round}`,
    );
  });

  test("in the last round the seat that is behind is warned, and the leader told to stay ahead", () => {
    const t = position({ round: 20, territories: held(1, SYSTEMS.slice(0, 4)) }, { "victory.roundLimit": 20 });
    expect(alarms(propsOf(t))[0]).toMatchObject({ kind: "danger", rule: "WE-14.4" });
    expect(alarms(propsOf(t, FOE))[0]).toMatchObject({ kind: "chance", rule: "WE-14.4" });
  });

  test("a quiet position has none, and spectators see none", () => {
    const t = position({ territories: { f2: { stacks: { 0: FLEET } } } });
    expect(alarms(propsOf(t))).toEqual([]);
    expect(alarms({ ...propsOf(t), viewer: "public" })).toEqual([]);
  });
});

describe("what can arrive at a territory", () => {
  /** The foe's fleet at f2, the viewer's system at f3. */
  const facing = (own: object) => position({ territories: { f3: rich(0, own), f2: { stacks: { 1: FLEET } } } });
  const arrivalsOf = (t: StateWE, id: string) => {
    const table = tableOf(propsOf(t));
    return arrivalsAt(table, table.world.index.get(id) as number);
  };

  test("a neighbouring fleet arrives in one move, with both sums of the rules and better odds against less", () => {
    const weak = facing({ 0: ["scout"] });
    const [arrival] = arrivalsOf(weak, "f3");
    expect(arrival).toMatchObject({ seat: FOE, moves: 1 });
    const { compiled } = knownState(propsOf(weak).view, ME);
    expect(compiled.ids[arrival?.from as number]).toBe("f2");
    const [strong] = arrivalsOf(facing({ 0: ["warship", "warship", "warship"] }), "f3");
    expect(strong?.battle?.defence).toBeGreaterThan(arrival?.battle?.defence as number);
    expect(strong?.battle?.chance).toBeLessThan(arrival?.battle?.chance as number);
  });

  test("hidden units are counted, not read: other units below the top change nothing", () => {
    const of = (rest: readonly string[]) =>
      arrivalsOf(position({ territories: { f3: rich(0), f2: { stacks: { 1: ["scout", ...rest] } } } }), "f3")[0];
    expect(of(["commandShip", "commandShip"])).toEqual(of(["raider", "raider"]));
    expect(of(["raider", "raider"])?.battle?.unseen).toBe(2);
  });

  test("a territory without the viewer's units or marker shows arrivals without a battle", () => {
    const [arrival] = arrivalsOf(facing({}), "f1");
    expect(arrival?.battle).toBeNull();
  });
});

test("measures count territories, revenue and units of every seat; places and rounds have names", () => {
  const t = position({ territories: { ...held(1, SYSTEMS.slice(0, 2)), f2: { stacks: { 0: FLEET } } } });
  const view = game.view(t, "public");
  const valueOf = (id: string, seat: Seat) => measures.find((one) => one.id === id)?.valueOf(view, seat);
  expect(valueOf("units", ME)).toBe(
    tableOf(propsOf(t))
      .view.territories.flatMap((at) => at.stacks)
      .filter((s) => s.seat === ME)
      .reduce((n, s) => n + s.count, 0),
  );
  expect(valueOf("territories", FOE)).toBeGreaterThanOrEqual(2);
  expect(valueOf("revenue", FOE)).toBeGreaterThan(0);
  expect(roundOf(view)).toEqual({ number: t.round, name: `Round ${t.round}` });
  expect(placeOf({ is: "moved", rule: "WE-5.8", from: "a1", to: "f2" } as never, view)).toBe("f2");
  expect(placeOf({ is: "won", rule: "WE-14.1" }, view)).toBeNull();
});
