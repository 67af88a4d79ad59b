/** German texts are German, and say something wherever English does. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { englishModules, inLanguage, textPackages, textsOf } from "../texts.mjs";

const root = join(import.meta.dirname, "../..");

/** Names, numbers, keys and words that are the same in both languages. */
const SAME = new Set(
  (
    "4000 A.D.|Anaxis|Live|Fairness|Alarm|B minus A|TrekWar|Warp Empires|Starboard|Name|Editor|Bot|Bots|Chat|Online|online|offline|live|live:|Webhook|Browser|Passkey|Passkeys|A4|Letter|" +
    "Administration|Filter|Version|Status|Pause|Minus|Text|Position|Admiral|Pilot|Deck|Decks|CSV|JSON|PDF|PNG|Tab|Enter|Esc|Buchholz|Sonneborn-Berger|App|OK|Fair|" +
    "System|Start|Link|Code|Ion|Warp|Credits|Arena|Module|Modul|Hex|Enigma|Symbol|Hand|Initiative|Zone|Sensor|Sensoren|Dominion|Klingon|Breen|Cardassian|Hexes|Radius|Turbo|Information|Proving Ground|Ferengi|Borg|" +
    "Bonus|Starbase|Nightjar|Mine|ArrowUp|ArrowDown|ArrowLeft|ArrowRight|mission|Ardoni|Pelloda|Teggeri|Sildosi|Nelluran|Kelterik"
  ).split("|"),
);

/** Arguments that texts take: numbers, names, lists, and whether something is so. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [1, 1, 1, 1, 1, 1],
  [2, 3, 4, 5, 6, 7],
  ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"],
  ["Ada", 2, 3, 4, 5, 6],
  ["Ada", "Ben", 2, 3, 4, 5],
  [2, "Ada", "Ben", 2, 3, 4],
  [["Ada", "Ben"], true, 2, 3, 4, 5],
  [["Ada"], false, 2, 3, 4, 5],
  [true, true, true, true, true, true],
  [false, false, false, false, false, false],
];

interface Pair {
  readonly path: string;
  readonly english: unknown;
  readonly german: unknown;
}

/** What a function of texts says; null if it does not take such arguments. */
function said(text: unknown, about: readonly unknown[]): unknown {
  try {
    return (text as (...about: readonly unknown[]) => unknown)(...about);
  } catch {
    return null;
  }
}

const isSaid = (text: unknown): text is string => typeof text === "string" && text !== "";
const HOLE = /undefined|NaN|\[object/;

/**
 * What is wrong with a German function of texts. The arguments are of any kind, and a German text may look one up that
 * does not exist; so it must say something for some of those for which the English one does, and leave no holes.
 */
function faultsOfFunction(path: string, english: unknown, german: unknown): string[] {
  const pairs = ARGUMENTS.map((about, i) => ({ i, ours: said(english, about), theirs: said(german, about) }));
  const spoken = pairs.filter(({ ours }) => isSaid(ours));
  if (spoken.length > 0 && !spoken.some(({ theirs }) => isSaid(theirs)))
    return [`${path}: says nothing instead of “${String(spoken[0]?.ours)}”`];
  return spoken.flatMap(({ i, ours, theirs }) =>
    isSaid(theirs) && HOLE.test(theirs) && !HOLE.test(String(ours)) ? [`${path}(${i}): ${theirs}`] : [],
  );
}

/** All places at which a text and its German differ in what they are, by what is wrong with them. */
function faultsOf({ path, english, german }: Pair): string[] {
  if (typeof english === "string") {
    if (typeof german !== "string") return [`${path}: no text`];
    if ((english === "") !== (german === "")) return [`${path}: “${english}” is “${german}”`];
    const isSame = english === german && /\p{L}{3}/u.test(english) && !SAME.has(english);
    return isSame ? [`${path}: not translated: ${english}`] : [];
  }
  if (typeof english === "function") return faultsOfFunction(path, english, german);
  if (typeof english !== "object" || english === null) return [];
  // An icon is named by a word that nobody reads.
  const keys = Object.keys(english).filter((key) => key !== "icon");
  return keys.flatMap((key) =>
    faultsOf({
      path: `${path}.${key}`,
      english: (english as Readonly<Record<string, unknown>>)[key],
      german: (german as Readonly<Record<string, unknown>> | undefined)?.[key],
    }),
  );
}

/** The texts of a package that exist in both languages. */
async function pairsOf({ folder, prefix }: { readonly folder: string; readonly prefix: string }): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const path of englishModules(folder)) {
    const [ours, theirs] = [path, inLanguage(path, "de")].map((one) => join(root, folder, "src", one));
    if (ours === undefined || theirs === undefined || !existsSync(theirs)) continue;
    const texts = textsOf(readFileSync(ours, "utf8"), prefix);
    if (texts.length === 0) continue;
    const english = (await import(ours)) as Readonly<Record<string, unknown>>;
    const german = (await import(theirs)) as Readonly<Record<string, unknown>>;
    for (const { name, id } of texts)
      pairs.push({ path: `${prefix}/${id}`, english: english[name], german: german[name === "en" ? "de" : name] });
  }
  return pairs;
}

test.for(textPackages())("the German texts of $prefix", async (of) => {
  const pairs = await pairsOf(of);
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.flatMap(faultsOf)).toEqual([]);
});

test("a text that is English, one that says nothing and one that is missing are found", () => {
  const found = faultsOf({
    path: "x",
    english: { a: "Leave seat", b: (n: number) => `${n} ships`, c: "Sit", d: "Deck" },
    german: { a: "Leave seat", b: () => "", d: "Deck" },
  });
  expect(found.filter((fault) => fault.startsWith("x.a"))).toHaveLength(1);
  expect(found.filter((fault) => fault.startsWith("x.b"))).not.toEqual([]);
  expect(found.filter((fault) => fault.startsWith("x.c"))).toHaveLength(1);
  expect(found.filter((fault) => fault.startsWith("x.d"))).toEqual([]);
});
