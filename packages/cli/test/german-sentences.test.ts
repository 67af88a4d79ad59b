/**
 * Every sentence that a golden match needs in German: its facts for those who see them, what is asked, the acts and the
 * refusals of what was on offer, and the board. They must be whole German sentences with articles that agree.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { manifests } from "@starboard/registry/manifests";
import { gameEntries } from "@starboard/registry";
import { type AnyGame, type GameState, offers, parseRecord, replay, type Seat } from "@starboard/kernel";
import {
  addGames,
  chooseLanguage,
  entryOfEdition,
  type GameEntry,
  type GameText,
  type TextContext,
} from "@starboard/kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const NAMES = ["Ada", "Ben", "Cem", "Dora", "Eve", "Finn"];
/** Moments between two whose offers are written out. */
const STRIDE = 12;
/** Offers of one step that are written out. */
const MAX_OFFERS = 40;

const FAULTS: Readonly<Record<string, RegExp>> = {
  hole: /undefined|\bNaN\b|\[object|\bnull\b|\$\{/,
  code: /\b(?:AD|AX|TW|WE|HOST|WEB|KERNEL)_[A-Z]|\b[a-z]+[A-Z][a-z]+\b/,
  spaces: /\S {2,}\S| [,.;:!?](?:\s|$)|\( | \)|\(\)|\.\.(?!\.)|,,|;;/,
  quotes: /”|"|''|“[^“]*“|„[^“]*$/,
  twice: /(?<![-„\p{L}])(der|die|das|den|dem|des|ein|eine|einen|und|von|in|mit|auf|an|zu|du|deine?) \1(?!\p{L})/iu,
  articles: /(?<!, |\p{L})(?:der|das|dem|des) (?:der|die|das|den|dem|des|ein|eine|einen|dein|deine|deinen)(?!\p{L})/iu,
  dative: /(?<!\p{L})(?:mit|von|bei|aus|seit|zu) (?:die|das|ein [A-ZÄÖÜ]\p{L}+|deine [A-ZÄÖÜ])(?!\p{L})/u,
  accusative: /(?<!\p{L})(?:für|durch|gegen|ohne) (?:dem|ein[em]r?|deinem)(?!\p{L})/u,
  gender: /(?<!\p{L})(?:(?:der|die|den) Dominion|(?:das|dem|den) Föderation|des (?:Dominion|Föderation))(?![\p{L}-])/u,
  english:
    /(?<![\p{L}-])(?:the|of|and|or|with|without|to|is|are|this|that|which|for|from|by|not|no|cannot|must|your?|it|has|have|ships?|cards?|turns?|rounds?|moves?|draws?|needs?|attacks?|wins?)(?![\p{L}-])/u,
};

/** Printed names of cards that look like English sentences. */
const NAMES_OF_CARDS = /Klingon Bird of Prey|Call of the Allies/g;

/** What is wrong with a text of one or more lines. */
const faultsOf = (text: string): string[] =>
  text.split("\n").flatMap((line) => {
    const plain = line.trim().replaceAll(NAMES_OF_CARDS, "Karte");
    return Object.keys(FAULTS).filter((fault) => FAULTS[fault]?.test(plain));
  });

interface Said {
  readonly kind: string;
  readonly sentence: string;
}

function* sentencesOf(entry: GameEntry, path: string): Generator<Said> {
  const parsed = parseRecord(readFileSync(path, "utf8"));
  if ("bad" in parsed) throw new Error(path);
  const { moments } = replay(parsed.ok, (_id, edition) => entryOfEdition(entry, edition)?.game);
  for (const [i, { entry: done, game, played }] of moments.entries()) {
    const text = (entryOfEdition(entry, game.edition) ?? entry).text as unknown as GameText<unknown>;
    const about = (state: unknown, viewer: Seat | null): TextContext => ({
      view: (game.view as (state: unknown, by: Seat | "public") => unknown)(state, viewer ?? "public"),
      seat: (by) => NAMES[by] ?? "Gast",
      viewerSeat: viewer,
    });
    for (const { fact, to } of played.facts)
      for (const viewer of [...(to ?? [null, 0 as Seat]), ...(to ? [] : [1 as Seat])])
        yield { kind: `fact ${fact.is}`, sentence: text.fact(fact, about(played.state, viewer)) };
    const before = moments[i - 1]?.played.state;
    if (done.is === "act" && before !== undefined)
      yield { kind: `act ${done.step}`, sentence: text.act(done.step, done.act, about(before, done.by)) };
    if (i % STRIDE !== 0) continue;
    for (const seat of parsed.ok.seats.keys()) {
      const context = about(played.state, seat as Seat);
      yield { kind: "board", sentence: text.board(context) };
      for (const { step, aside, offers: all } of offers(game as AnyGame, played.state as GameState, seat as Seat)) {
        // What may be done at any time is not asked for.
        for (const reader of aside ? [] : [seat as Seat, null])
          yield { kind: `prompt ${step}`, sentence: text.prompt(step, [seat as Seat], about(played.state, reader)) };
        for (const { act, refusal } of all.slice(0, MAX_OFFERS)) {
          yield { kind: `act ${step}`, sentence: text.act(step, act, context) };
          if (refusal) yield { kind: `refusal ${refusal.code}`, sentence: text.refusal(refusal, context) };
        }
      }
    }
  }
}

beforeAll(async () => {
  await addGames("de", manifests);
  chooseLanguage("de");
});
afterAll(() => chooseLanguage("en"));

const root = join(import.meta.dirname, "../../games");
const recordsOf = (id: string): string[] =>
  readdirSync(join(root, id, "records"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json") && !name.endsWith("specs.json"))
    .map((name) => join(root, id, "records", name));

test.for([
  ["hole", "Du ziehst undefined Karten."],
  ["code", "Abgelehnt: AD_E_NOT_HERE."],
  ["spaces", "Du ziehst  3 Karten ."],
  ["quotes", "Die Karte “Odo” fehlt."],
  ["twice", "Die Hand der der Föderation."],
  ["articles", "Die Hand des die Föderation."],
  ["dative", "Er kämpft mit die Flotte."],
  ["accusative", "Ein Punkt für dem Gegner."],
  ["gender", "Der Zug des Dominion endet."],
  ["english", "Du ziehst 3 cards."],
] as const)("the search finds %s", ([fault, sentence]) => {
  expect(faultsOf(sentence)).toContain(fault);
});

describe.for(gameEntries)("$game.id", (entry) => {
  test.for(recordsOf(String(entry.game.id)))("%s", { timeout: 300_000 }, (path) => {
    const found = new Map<string, string>();
    for (const { kind, sentence } of sentencesOf(entry, path)) {
      if (sentence.trim() === "") found.set(`${kind}: empty`, "");
      for (const fault of faultsOf(sentence)) found.set(`${kind}: ${fault}`, sentence);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });
});
