/** Measures what an update costs whole and as its difference from the one before, over recorded matches. */
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { join } from "node:path";
import {
  type AnyGame,
  type Game,
  type MatchRecord,
  offers,
  question,
  replay,
  seat,
  type Shape,
  type Viewer,
} from "@starboard/kernel";
import { findGame } from "@starboard/registry";
import { differenceOf } from "@starboard/wire/difference";
import { root } from "../../scripts/ensure.mjs";

/** A golden record of each game. */
const RECORDS = {
  "4000 A.D., 4 players": "4000ad/records/independents-4.json",
  "Anaxis, Border Skirmish": "anaxis/records/border.json",
  TrekWar: "trekwar/records/standard.json",
  "Warp Empires, 2 players": "warp-empires/records/two.json",
  "Warp Empires, 6 players": "warp-empires/records/six.json",
} as const;

export interface ChangeSizes {
  readonly record: string;
  /** Characters of JSON of each update, and of its difference from the one before. */
  readonly whole: number[];
  readonly changes: number[];
  /** Bytes of each whole update after `permessage-deflate` as the host sets it. */
  readonly deflated: number[];
  /** Mean time to write a whole update, and to find and write its difference, in µs. */
  readonly wholeMicros: number;
  readonly changesMicros: number;
}

/** Measures every act of the records for every viewer. */
export const changeSizes = (): ChangeSizes[] => Object.entries(RECORDS).map(([name, file]) => sizesOf(name, file));

function sizesOf(name: string, file: string): ChangeSizes {
  const record = JSON.parse(readFileSync(join(root, "packages/games", file), "utf8")) as MatchRecord;
  const { moments } = replay(record, findGame);
  const whole: number[] = [];
  const changes: number[] = [];
  const deflated: number[] = [];
  let wholeMs = 0;
  let changesMs = 0;
  for (const viewer of ["public", ...record.seats.map((_, n) => seat(n))] as const) {
    let before: object | undefined;
    for (const { game, played } of moments) {
      const after = contentOf(game, played.state, viewer);
      const began = performance.now();
      const text = JSON.stringify(after);
      const written = performance.now();
      const difference = JSON.stringify(differenceOf(before ?? {}, after) ?? {});
      const found = performance.now();
      if (before) {
        whole.push(text.length);
        changes.push(difference.length);
        deflated.push(deflateRawSync(text, { level: 1, memLevel: 6, windowBits: 13 }).length);
        wholeMs += written - began;
        changesMs += found - written;
      }
      before = after;
    }
  }
  const micros = (ms: number): number => (ms * 1000) / whole.length;
  return { record: name, whole, changes, deflated, wholeMicros: micros(wholeMs), changesMicros: micros(changesMs) };
}

/** The parts of an update that are long. */
function contentOf(game: AnyGame, state: Shape["state"], viewer: Viewer): object {
  const asked = question(game, state);
  return {
    view: (game as unknown as Game<Shape>).view(state, viewer),
    question: asked && { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting },
    offers: viewer === "public" ? [] : offers(game, state, viewer),
  };
}
