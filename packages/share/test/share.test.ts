/** Cards, frames and replay pages: nothing is lost, nothing hidden is shown, and no text becomes markup. */
import { readFileSync } from "node:fs";
import { parseRecord, type Seat } from "@starboard/kernel";
import { DARK_INKS as DARK, type PictureData, type PictureShape, svgShapes } from "@starboard/kit";
import { findEdition } from "@starboard/registry";
import { manifests } from "@starboard/registry/manifests";
import {
  type CardMoment,
  cardSvg,
  en,
  encodeFrames,
  matchCard,
  momentCard,
  pictureOfFrame,
  type PlayedFrame,
  PLAYER_SCRIPT,
  PLAYER_STYLE,
  playedFrames,
  playedRecord,
  playerPage,
  SPECTATOR,
} from "@starboard/share";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PLAYER_FILE, playerModule } from "../../../scripts/player.mjs";

const HOSTILE = `<img src=x onerror=alert(1)> </script><script>alert(2)</script> "&' \u2028`;
const measure = (text: string, size: number): number => text.length * size * 0.45;

const leaf: fc.Arbitrary<PictureShape> = fc.record({
  is: fc.constant("circle" as const),
  x: fc.integer({ min: 0, max: 3 }),
  y: fc.integer({ min: 0, max: 3 }),
  r: fc.constant(1),
  fill: fc.constant("ink"),
});
const { shape } = fc.letrec<{ shape: PictureShape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    leaf,
    fc.record({
      is: fc.constant("group" as const),
      x: fc.integer({ min: 0, max: 2 }),
      y: fc.constant(0),
      shapes: fc.array(tie("shape"), { maxLength: 4 }),
    }),
  ),
}));
const picture = fc.array(shape, { maxLength: 6 }).map((shapes): PictureData => ({ width: 4, height: 4, shapes }));

test("encoded frames show every picture again, and leave out only what shows and tells nothing new", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(picture, fc.boolean()), { minLength: 1, maxLength: 12 }), (moments) => {
      const played = moments.map(
        ([one, isTold], n): PlayedFrame => ({ n, turn: "", lines: isTold ? [["told", "R-1"]] : [], picture: one }),
      );
      const data = encodeFrames(played);
      const shown = new Map(data.frames.map((frame, i) => [frame.n, pictureOfFrame(data, i)]));
      let last = "";
      for (const { n, lines, picture: one } of played) {
        const whole = svgShapes(one.shapes, DARK);
        if (!shown.has(n)) expect([whole, lines]).toEqual([last, []]);
        else expect(shown.get(n)).toBe(whole);
        last = whole;
      }
    }),
    { numRuns: 60 },
  );
});

async function recordOf(game: string, name: string) {
  const text = readFileSync(new URL(`../../games/${game}/records/${name}.json`, import.meta.url), "utf8");
  const read = parseRecord(text);
  if ("bad" in read) throw new Error(read.bad[0]?.code);
  const files = await manifests.find(({ id }) => id === game)?.files?.();
  if (!files) throw new Error(`${game} has no files`);
  const find = (id: string, edition: number) => {
    const entry = findEdition(id, edition);
    return entry && { ...entry, files };
  };
  return { record: read.ok, find };
}

test("a replay holds what its viewer saw: spectators no hand, a player the own one, everybody all after the end", async () => {
  const { record, find } = await recordOf("trekwar", "standard");
  const told = (viewpoint: typeof SPECTATOR): string =>
    JSON.stringify([...playedFrames(record, find, viewpoint)].map(({ lines }) => lines));
  const [spectator, first, second] = [
    told(SPECTATOR),
    told({ viewer: 0 as Seat, isOpen: false }),
    told({ viewer: 1 as Seat, isOpen: false }),
  ];
  expect(first).not.toBe(spectator);
  expect(second).not.toBe(first);
  // Every sentence that spectators read comes from a public fact, with its rule.
  const played = playedRecord(record, find, SPECTATOR);
  for (const [i, { played: moment }] of played.moments.entries()) {
    const publicFacts = moment.facts.filter(({ to }) => to === undefined);
    expect(played.frame(i).lines.map(([, rule]) => rule)).toEqual(publicFacts.map(({ fact }) => fact.rule));
  }
  const state = (isOpen: boolean): string =>
    JSON.stringify(playedRecord(record, find, { viewer: "public", isOpen }).viewAt(10));
  expect(state(true)).not.toBe(state(false));
});

test("a replay page holds everything it shows, and no text of people is markup", async () => {
  const { record, find } = await recordOf("trekwar", "standard");
  const names = record.seats.map(() => HOSTILE);
  const data = encodeFrames(playedFrames(record, find, SPECTATOR, names));
  const page = playerPage({ title: HOSTILE, text: HOSTILE, data, words: en });
  // Two scripts: the data, which is never run, and the player.
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toMatch(/<img|alert\(2\)<\/script>/);
  expect(page).not.toMatch(/\b(?:src|href)="?https?:/);
  expect(page).toContain("default-src 'none'");
  expect(PLAYER_SCRIPT).not.toContain("</");
  expect(page.length).toBeLessThan(400_000);
});

test("script and style of replay pages are those of their sources", async () => {
  expect(readFileSync(PLAYER_FILE, "utf8"), "run npm run player").toBe(await playerModule());
  // Nothing in them asks for an address of another site.
  expect(PLAYER_SCRIPT + PLAYER_STYLE).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
});

const moment = (more: Partial<CardMoment> = {}): CardMoment => ({
  game: "TrekWar",
  preset: "",
  frame: { n: 3, turn: "Fight 2", lines: [["Ada deploys.", "TW-1"]], picture: { width: 1, height: 1, shapes: [] } },
  seats: [
    { name: "Ada", side: "Federation", colour: 1 },
    { name: "Ben", side: "Dominion", colour: 4 },
  ],
  result: null,
  ...more,
});

test("the card of a match says who won, and that of a moment what happened", () => {
  const result = { winners: [1 as Seat], rule: "TW-1" } as never;
  expect(matchCard(moment({ result }), en)).toMatchObject({
    kicker: "TrekWar · Fight 2",
    title: "Ben beat Ada",
    text: "Ada deploys.",
    scores: [
      { label: "Dominion", sides: [4], isBehind: false },
      { label: "Federation", isBehind: true },
    ],
  });
  expect(matchCard(moment({ result: { winners: [], rule: "TW-1" } as never }), en).title).toBe("Ada and Ben drew");
  expect(matchCard(moment(), en)).toMatchObject({ title: "Ada and Ben", text: "" });
  expect(momentCard(moment({ result }), en)).toMatchObject({ title: "Ada deploys.", text: "Ada and Ben" });
});

test("a card keeps to its column, however long a name is, and every text in it is text", () => {
  const seats = [HOSTILE.repeat(3), "x".repeat(300)].map((name) => ({ name, side: name, colour: 9 }));
  const svg = cardSvg(matchCard(moment({ seats }), en), "Starboard", measure);
  expect(svg).not.toMatch(/<img|<script/);
  const texts = [...svg.matchAll(/<text x="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g)];
  expect(texts.length).toBeGreaterThan(4);
  for (const [, x, size, text = ""] of texts) {
    const shown = text.replace(/&\w+;/g, "?").replace(/&#39;/g, "?");
    expect(Number(x) + measure(shown, Number(size)), shown).toBeLessThanOrEqual(64 + 470 + 1);
  }
});
