/** Holds the shortcut `ownArrivals` against the rules, which are played out in every position of random matches. */
import { random } from "@starboard/conformance";
import { type Act, isRefusal, offers, play, question, type Seat, seededDraws, start } from "@starboard/kernel";
import { expect, test } from "vitest";
import { type OwnArrival, ownArrivals } from "../../src/calc/own-arrivals.ts";
import { mapOf, starIndex } from "../../src/data/map.ts";
import { game } from "../../src/game.ts";
import type { State4000 } from "../../src/state.ts";

const draw = seededDraws(5);

function step(t: State4000, name: string, act: Act): State4000 | null {
  const by = question(game, t)?.waiting[0] as Seat;
  const played = play(game, t, { by, step: name, act }, draw);
  return isRefusal(played) ? null : played.state;
}
/** What the seat in turn is asked, with its legal acts. */
function asked(t: State4000): { readonly step: string; readonly acts: readonly Act[] } | null {
  const now = question(game, t);
  const by = now?.waiting[0];
  if (!now || by === undefined) return null;
  const found = offers(game, t, by).find(({ aside }) => !aside);
  return found
    ? { step: found.step, acts: found.offers.filter((one) => !one.refusal).map((one) => one.act as Act) }
    : null;
}

type Arrival = Act & { readonly star: string; readonly warps: readonly number[]; readonly mode: string };
type Departure = Act & { readonly from: string; readonly to: string; readonly ships: number; readonly mode: string };

/** Every way to arrive in the rest of the turn for which the fleets before it travel on, read from the legal acts. */
function playedArrivals(t: State4000): Map<string, State4000> {
  const found = new Map<string, State4000>();
  const power = t.active;
  const note = (star: number, key: string, after: State4000 | null): void => {
    if (after) found.set(`${star} ${key}`, after);
  };
  for (let now: State4000 | null = t; now && now.active === power && now.turn === t.turn; ) {
    const here = asked(now);
    if (!here) break;
    const map = mapOf(now.options);
    if (here.step === "arrive") {
      // Fleets of an ally come out with an own one by agreement; they are no own way.
      for (const act of here.acts.filter((one) => one.do === "emerge") as Arrival[])
        if (act.warps.every((w) => w >> 1 === power))
          note(
            starIndex(map, act.star),
            `${act.warps.toSorted((a, b) => a - b).join("+")} ${act.mode}`,
            step(now, "arrive", act),
          );
      now = step(now, "arrive", { do: "travelOn" });
    } else if (here.step === "depart") {
      for (const act of here.acts.filter((one) => one.do === "muster") as Departure[]) {
        const chosen = step(now, "depart", act);
        const hops = ((chosen && asked(chosen)?.acts) ?? []).filter(
          (one) => one.do === "depart" && (one as Departure).to === "hop",
        ) as Departure[];
        const from = starIndex(map, act.from);
        for (const hop of hops)
          note(map.sister[from] as number, `hop ${hop.mode} ${hop.ships}`, chosen && step(chosen, "depart", hop));
      }
      break;
    } else break;
  }
  return found;
}

const keyOf = ({ warps, ships, forecast }: OwnArrival): string =>
  warps.length === 0 ? `hop ${forecast.mode} ${ships[0]}` : `${warps.join("+")} ${forecast.mode}`;

const OPTIONS = {
  alliances: { "ad.version": "alliances", "ad.players": 4 },
  independents: { "ad.version": "independents", "ad.players": 3 },
  "neutral forces, weak arrivals forbidden, random homes": {
    "ad.version": "independents",
    "ad.players": 4,
    "ad.weakArrival": "forbid",
    "ad.homes": "random",
    "ad.neutralDefence": "both",
  },
};

/** Calls `each` in every position of a random match in which the power in turn has to decide about a fleet. */
function everyPosition(choices: object, seed: number, most: number, each: (t: State4000) => void): void {
  const options = game.options.parse(choices);
  if (!("ok" in options)) throw new Error(JSON.stringify(options.bad));
  const chance = random(seed);
  let t: State4000 | null = start(game, options.ok, draw).state;
  for (let i = 0; t && i < most; i++) {
    const here = asked(t);
    if (!here) return;
    if (here.step === "arrive" || here.step === "depart") each(t);
    t = step(t, here.step, here.acts[chance.below(here.acts.length)] as Act);
  }
}

test.for(Object.entries(OPTIONS))("the ways to arrive in one's own turn are those of the rules: %s", ([, options]) => {
  let arrivals = 0;
  let closed = 0;
  for (let seed = 1; seed <= 3; seed++)
    everyPosition(options, seed, 260, (t) => {
      // A star that is already chosen decides the departure; the shortcut is for the moment before.
      const memo: { readonly from?: number } = t.flow.stack.at(-1)?.memo ?? {};
      if ((memo.from ?? -1) >= 0) return;
      const played = playedArrivals(t);
      // Without the mode: attacking an ally instead of joining it is a way of its own that the shortcut leaves out.
      const ways = new Set<string>();
      for (let s = 0; s < t.S; s++)
        for (const arrival of ownArrivals(t, t.active, s)) {
          const { forecast, warps } = arrival;
          const key = `${s} ${keyOf(arrival)}`;
          const after = played.get(key);
          expect(after !== undefined, `${key}: ${forecast.refusal?.code}`).toBe(forecast.refusal === null);
          ways.add(`${s} ${warps.length === 0 ? "hop" : warps.join("+")}`);
          if (!after) {
            closed++;
            continue;
          }
          arrivals++;
          // A power whose home star stays lost is eliminated at the end of its turn.
          if (after.alive[t.active] !== 1) continue;
          const holds = (after.ships[s * t.P + t.active] as number) > 0;
          if (forecast.fate !== "chance") expect(holds, `${key}: ${forecast.fate}`).toBe(forecast.fate !== "dies");
        }
      for (const key of played.keys()) expect(ways.has(key.split(" ").slice(0, 2).join(" ")), key).toBe(true);
    });
  expect(arrivals).toBeGreaterThan(100);
  expect(closed).toBeGreaterThan(0);
});

/** Plays on until a power's own turn; the powers before it do nothing that they can avoid. */
function untilTurnOf(t: State4000, power: number): State4000 | null {
  let now: State4000 | null = t;
  for (let i = 0; now && now.active !== power && i < 200; i++) {
    const here = asked(now);
    const idle =
      here?.acts.find(({ do: act }) => act === "stay" || act === "travelOn" || act === "pass") ?? here?.acts[0];
    now = here && idle ? step(now, here.step, idle) : null;
  }
  return now && now.active === power && asked(now)?.step === "arrive" ? now : null;
}
const fleetsOf = (t: State4000, power: number): string[] =>
  Array.from({ length: t.S }, (_, s) =>
    ownArrivals(t, power, s).flatMap(({ warps, ships, round }) =>
      warps.length === 0 ? [] : [`${s} ${warps.join("+")} ${ships.join("+")} round ${round}`],
    ),
  ).flat();

test("between turns, the fleets due in the next own turn are those that come out if nobody else acts", () => {
  let compared = 0;
  everyPosition(OPTIONS.independents, 4, 200, (t) => {
    for (let power = 0; power < t.P; power++) {
      if (power === t.active || t.alive[power] !== 1) continue;
      const then = untilTurnOf(t, power);
      if (!then || then.alive[power] !== 1) continue;
      compared++;
      // In the turn itself the fleets are pushed one by one; the first of them decides together with the others.
      expect(fleetsOf(t, power).toSorted()).toEqual(fleetsOf(then, power).toSorted());
    }
  });
  expect(compared).toBeGreaterThan(50);
});
