/** npm run bench: runs every comparison once, prints one table, and writes docs/bench.md with --write. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findChromium, root } from "../../scripts/ensure.mjs";
import { BATTLES, type Battle, messageSizes } from "./anaxis.ts";
import {
  costs,
  PEER,
  rules4000,
  rulesAnaxis,
  rulesOfTrekWar,
  rulesWarp,
  SAME,
  SAME_IN_PLACE,
  searches,
} from "./contenders.ts";
import { changeSizes } from "./changes.ts";
import { checkoutSection } from "./live/checkouts.ts";
import { holdingSections } from "./live/holding.ts";
import { hostsSection } from "./live/hosts.ts";
import { spectatorSection } from "./live/spectators.ts";
import { speedSections } from "./live/speed.ts";
import { stageSections } from "./live/stages.ts";
import { scaleSections } from "./scale/sections.ts";
import { measureOpenMatches } from "./open-matches.ts";
import { compare, median, type Rate, ratio } from "./measure.ts";
import { bytesTrekWar } from "./ours.ts";
import { type Section, say, written } from "./report.ts";
import { measureWaits } from "./waiting.ts";
import { mapTimes, warpSizes } from "./warp.ts";
import { boardUpdates, firstLoad, launch } from "./web.ts";

const ROUNDS = 5;
/** CPU time per round, in ms. */
const ROUND = 500;
/** Number of acts played on the board; the first half is warm-up. */
const UPDATES = 400;

const { values, positionals: named } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    against: { type: "string" },
    rounds: { type: "string", default: "21" },
    "open-matches": { type: "string", default: "20000" },
    connections: { type: "string", default: "5000" },
  },
  allowPositionals: true,
});
/** Another checkout, which is measured alone. */
const other = values.against;
const wants = (part: string): boolean => other === undefined && (named.length === 0 || named.includes(part));
const sections: Section[] = [];
const add = (section: Section): void => {
  sections.push(section);
  console.log(say(section));
};

const whole = (n: number): string => Math.round(n).toLocaleString("en");
const times = (n: number): string => (n >= 10 ? `${n.toFixed(0)}×` : `${n.toFixed(n >= 1 ? 1 : 2)}×`);
const micro = (rate: number): string => `${(1e6 / rate).toFixed(2)} µs`;
const at = (ms: readonly number[], share: number): string =>
  (ms.toSorted((a, b) => a - b)[Math.floor(ms.length * share)] ?? 0).toFixed(1);
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const range = ({ spread: [low, high] }: Rate): string => `${whole(low)} – ${whole(high)}`;
const rows = (names: readonly string[], rates: ReadonlyMap<string, Rate>): Rate[] =>
  names.flatMap((name) => rates.get(name) ?? []);

if (wants("rules")) {
  const names = [PEER, SAME, SAME_IN_PLACE, ...rules4000, ...rulesAnaxis, ...rulesOfTrekWar, ...rulesWarp];
  const rates = await compare(names, ROUNDS, ROUND);
  const peer = rates.get(PEER) as Rate;
  add({
    title: "Validated acts in random play",
    note: "An act includes finding the legal acts, choosing one, checking it, making it, and its consequences up to the next decision. `offers and play` is how the match service plays (every candidate with its refusal, a check of the act against them, a copy of the state, facts); `in place` is how bots play.",
    head: ["", "acts per CPU second", "rounds", "against the peer"],
    rows: rows(names, rates).map((r) => [r.name, whole(r.median), range(r), times(ratio(r, peer))]),
  });
  const work = await compare(costs, ROUNDS, ROUND);
  add({
    title: "Cost of single operations, 4000 A.D., Independents, 4 players, mid-game",
    note: "`offers` and `play` are measured at the current decision of the state. `play` includes the check, the copy and the facts.",
    head: ["", "each"],
    rows: rows(costs, work).map((r) => [r.name, micro(r.median)]),
  });
  const bytes = bytesTrekWar();
  add({
    title: "Messages to a seat of TrekWar, from 200 random positions",
    note: "JSON before compression. The offers list every act, with its refusal if it is illegal.",
    head: ["", "median", "19 of 20 are smaller than", "largest"],
    rows: (["view", "offers"] as const).map((what) => [
      what,
      kilo(median(bytes[what])),
      kilo(bytes[what].toSorted((a, b) => a - b)[Math.floor(bytes[what].length * 0.95)] ?? 0),
      kilo(Math.max(...bytes[what])),
    ]),
  });
}

if (wants("rules") || wants("sizes")) {
  add({
    title: "Messages to a page, Anaxis",
    note: "Characters of JSON before compression, over 400 acts of fleets within range. Every change sends the view. The deciding seat also gets the offers; the longest are the hexes that an Intrepid may jam.",
    head: ["", "view, median", "view, largest", "offers, median", "offers, 19 of 20 below", "offers, largest"],
    rows: (Object.keys(BATTLES) as Battle[]).map((battle) => {
      const { view, offers } = messageSizes(battle, 400);
      const share = (of: readonly number[], part: number): string =>
        whole(of.toSorted((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * part))] ?? 0);
      return [battle, share(view, 0.5), share(view, 1), share(offers, 0.5), share(offers, 0.95), share(offers, 1)];
    }),
  });
}

if (wants("changes")) {
  add({
    title: "An update whole and as its difference from the one before",
    note: "View, question and offers as JSON, for every act of a golden record and every viewer. `deflated` is the whole update compressed as the host's sockets do. The times are for writing the update as JSON, and for finding and writing the difference.",
    head: [
      "",
      "whole, median",
      "deflated, median",
      "changes, median",
      "19 of 20 below",
      "largest",
      "write whole",
      "find and write changes",
    ],
    rows: changeSizes().map(({ record, whole: all, deflated, changes, wholeMicros, changesMicros }) => [
      record,
      ...[median(all), median(deflated), median(changes), at(changes, 0.95), Math.max(...changes)].map((n) =>
        whole(Number(n)),
      ),
      `${wholeMicros.toFixed(0)} µs`,
      `${changesMicros.toFixed(0)} µs`,
    ]),
  });
}

if (wants("rules") || wants("warp")) {
  const share = (of: readonly number[], part: number): string =>
    whole(of.toSorted((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * part))] ?? 0);
  add({
    title: "Messages to a page, Warp Empires",
    note: "Characters of JSON before compression, over 1,500 acts of random matches. Every change sends the view. The deciding seat also gets the offers, with the refusals of illegal acts.",
    head: ["players", "view, median", "view, largest", "offers, median", "offers, 19 of 20 below", "offers, largest"],
    rows: [2, 4, 6].map((players) => {
      const { view, offers } = warpSizes(players, 1500);
      const sent = [share(view, 0.5), share(view, 1), share(offers, 0.5), share(offers, 0.95), share(offers, 1)];
      return [String(players), ...sent];
    }),
  });
  add({
    title: "Generating a map of Warp Empires",
    note: "Milliseconds of CPU time for each of the first maps by number, from the number to outlines and fairness report. An uneven map is corrected or generated again; the last column counts the even maps.",
    head: ["players", "median", "19 of 20 are faster than", "slowest", "even"],
    rows: (
      [
        [2, 100],
        [3, 100],
        [4, 100],
        [6, 60],
      ] as const
    ).map(([players, maps]) => {
      const { ms, even } = mapTimes(players, maps);
      return [String(players), median(ms).toFixed(1), at(ms, 0.95), Math.max(...ms).toFixed(1), `${even} of ${maps}`];
    }),
  });
}

if (wants("bots")) {
  const rates = await compare(searches, ROUNDS, ROUND);
  add({
    title: "Bot search, one core",
    note: "An iteration descends the tree, plays to one new state, evaluates it and backpropagates.",
    head: ["", "iterations per CPU second", "rounds"],
    rows: rows(searches, rates).map((r) => [r.name, whole(r.median), range(r)]),
  });
}

if (wants("waiting")) {
  const waits = measureWaits(8);
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const figures = (of: (wait: (typeof waits)[number]) => number, write: (n: number) => string): string[] => {
    const values = waits.map(of);
    return [write(median(values)), write(Math.max(...values))];
  };
  add({
    title: "From one turn to the next in Warp Empires, three bots of level 3",
    note: "Bots think while the page shows what they did, so the longer of both decides. The playback is limited by the screen (`GameScreen.catchUp`); without the limit every fact had its full duration. Questions are those that the page does not answer for the player.",
    head: ["", "median", "longest"],
    rows: [
      ["questions that the bots decide", ...figures(({ questions }) => questions, whole)],
      ["the bots think, one after the other", ...figures(({ thinkMs }) => thinkMs, seconds)],
      ["playback with every fact in full", ...figures(({ fullMs }) => fullMs, seconds)],
      ["playback within the limit", ...figures(({ shownMs }) => shownMs, seconds)],
      ["questions to the player", ...figures(({ asked }) => asked, whole)],
    ],
  });
}

if (wants("host")) {
  for (const section of await speedSections()) add(section);
  for (const section of await holdingSections()) add(section);
}
if (wants("host") || wants("spectators")) {
  add(await spectatorSection());
}

if (wants("host") || wants("hosts")) {
  add(await hostsSection(undefined, (text) => console.error(text)));
}

// Not part of a whole run: it opens as many matches as a small club has in years.
if (named.includes("scale")) {
  const [matches, connections] = [Number(values["open-matches"]), Number(values.connections)];
  const check = { matches, connections, playedMatches: 200, actsPerSecond: 200, seconds: 30 };
  for (const section of await scaleSections(check)) add(section);
}

if (wants("host") || wants("stages")) {
  for (const section of await stageSections()) add(section);
}

if (wants("matches")) {
  const mega = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString("en")} MB`;
  add({
    title: "What an open match remembers of its acts",
    note: "Bytes of one whole match of each game (a golden record), as the match service holds it: four bytes for each act, and a hash for each idempotency key; with the same numbers in an ordinary array and a set; and with an object for each act and the keys themselves. `all else` are the state, the seats, the header and the last rows. The last three columns are ten thousand such matches, with all else.",
    head: ["", "acts", "all else", "packed", "numbers", "objects", "10,000 packed", "10,000 numbers", "10,000 objects"],
    rows: (await measureOpenMatches()).map(({ game, acts, rest, ...forms }) => [
      game,
      whole(acts),
      kilo(rest),
      ...[forms.packed, forms.numbers, forms.objects].map(kilo),
      ...[forms.packed, forms.numbers, forms.objects].map((bytes) => mega(10_000 * (rest + bytes))),
    ]),
  });
}

if (other !== undefined) add(await checkoutSection(resolve(other), Number(values.rounds)));

if (wants("web") && findChromium() === undefined) console.log("\nChromium was not found. Set CHROMIUM to its path.");
else if (wants("web")) {
  const browser = await launch();
  try {
    const { first, ahead, depth } = await firstLoad(browser);
    const kinds = [...first].map(([kind, bytes]) => [`first: ${kind}`, kilo(bytes)]);
    add({
      title: "Download of a first visit, compressed",
      note: "`first` are the files that the page names itself. The other files follow while the visitor reads, or later.",
      head: ["", "bytes"],
      rows: [
        ...kinds,
        ["fetched ahead: first game, fonts, match service", kilo(ahead)],
        ["on demand: the chunk with the 3D library", depth === null ? "none" : kilo(depth)],
      ],
    });
    const { of4000, ofAnaxis, dragged } = await boardUpdates(browser, UPDATES);
    const spread = (ms: readonly number[]): string[][] => [
      ["median", median(ms).toFixed(1)],
      ["19 of 20 are faster than", at(ms, 0.95)],
    ];
    const script =
      "Script time in Chromium from new view and offers to a rendered page. It is real time, so other load on the machine affects the slowest updates.";
    add({
      title: `Update of the 4000 A.D. board: ${of4000.full}`,
      note: script,
      head: ["", "milliseconds"],
      rows: spread(of4000.ms),
    });
    add({
      title: `Update of the Anaxis board and fleet list: ${ofAnaxis.full}`,
      note: `${script} Every step of a move is an update.`,
      head: ["", "milliseconds"],
      rows: spread(ofAnaxis.ms),
    });
    add({
      title: "Dragging the Anaxis map: 60 ships, 60 × 60 hexes",
      note: "Time between frames in Chromium without a graphics card. Sixty frames a second leave 16.7 milliseconds each.",
      head: ["", "milliseconds"],
      rows: spread(dragged),
    });
  } finally {
    await browser.close();
  }
}

if (values.write) {
  const machine = `${cpus()[0]?.model ?? "unknown"} × ${cpus().length}, Node ${process.version}`;
  const page = join(root, "docs/bench.md");
  // Sections that were not measured this time are kept.
  const earlier = (named.length > 0 || other !== undefined) && existsSync(page) ? readFileSync(page, "utf8") : "";
  writeFileSync(page, written(sections, machine, ROUNDS, ROUND, earlier));
}
