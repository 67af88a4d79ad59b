import { expect, test } from "vitest";
import { chooseLanguage, inLanguage, type Language } from "@starboard/kit";
import { splitLanguage, speak } from "../src/language.ts";
import { readTextFile } from "../src/files.ts";
import { en } from "../src/messages.en.ts";
import { commands } from "../src/run.ts";
import { en as usage } from "../src/usage.en.ts";
import { run } from "./context.ts";

test("the language comes from --lang, else from the environment, else it is English", () => {
  expect(splitLanguage(["play", "--lang", "de", "trekwar"], {})).toEqual({ language: "de", rest: ["play", "trekwar"] });
  expect(splitLanguage(["--lang=en", "games"], { LANG: "de_DE.UTF-8" })).toEqual({ language: "en", rest: ["games"] });
  expect(splitLanguage(["games"], { LC_ALL: "", LANG: "de_AT.UTF-8" }).language).toBe("de");
  expect(splitLanguage(["games"], { LC_ALL: "C.UTF-8", LANG: "de_DE.UTF-8" }).language).toBe("en");
  expect(() => splitLanguage(["games", "--lang"], {})).toThrow("no texts");
});

test("German says what every command does", async () => {
  await speak("de");
  await speak("en");
  const missing = Object.keys(commands).filter((name) => inLanguage("de", () => en.about(name)) === undefined);
  expect(missing).toEqual([]);
  expect(en.about("play")).toBe(undefined);
});

/** What a usage line promises to read: commands, options and fixed values, without words for what stands there. */
const typed = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("starboard "))
    .flatMap((line) => line.split("   ", 1))
    .flatMap((line) => line.match(/--[a-z-]+|\b[a-z0-9][a-z0-9:@.-]*/g) ?? [])
    .filter((word) => word !== "or" && word !== "preset");

test("German says how every command is used, with the same options", async () => {
  await speak("de");
  await speak("en");
  for (const [name, load] of Object.entries(commands)) {
    const english = (await load()).usage;
    const german = inLanguage("de", () => usage.of(name)) ?? "";
    expect(
      typed(german).filter((word) => word !== "oder"),
      name,
    ).toEqual(typed(english));
    expect(german.split("\n").length, name).toBe(english.split("\n").length);
    expect(german, name).not.toMatch(
      /(?<!-)\b(FILES?|GAME|FOLDER|PATH|PRESET|SEAT|PART|RECORD|REQUESTS|the|of|and|with)\b/,
    );
  }
});

test("errors are told in the language of the reader, with the same code", async () => {
  await speak("de");
  await speak("en");
  const read = () => readTextFile("/no/such/file.json");
  expect(read).toThrow("/no/such/file.json does not exist.");
  expect(() => inLanguage("de", read)).toThrow("/no/such/file.json gibt es nicht.");
});

test.for([
  "situations",
  "perft",
  "perft --game 4000ad --depth 1 --position {",
  "golden",
  "suite 4000ad --level 9",
  "blunders 4000ad --players 3",
  "exploits 4000ad --against 5",
  "mine 4000ad",
  "mine 4000ad --keep none.jsonl --a nobody",
  "mine 4000ad --keep none.jsonl --options {",
  "balance 4000ad --with nobody",
  "balance 4000ad --part nowhere",
  "review-study 4000ad --matches 0",
  "backup",
  "restore one two",
  "module paint",
  "module check",
  "module show",
  "module show package.json.none",
  "map",
  "map draw --players 99",
  "soak kill --store paper",
  "soak field --store paper",
  "profile 4000ad --iterations none",
  "verify --loudly",
  "replay --at",
])("starboard %s is refused in German with the code of the English refusal", async (line) => {
  await speak("de");
  const refusal = async (language: Language): Promise<string> => {
    chooseLanguage(language);
    const { status, err } = await run(line.split(" "));
    chooseLanguage("en");
    expect(status).toBe(2);
    return err;
  };
  const [english, german] = [await refusal("en"), await refusal("de")];
  expect(german.split(":")[0]).toBe(english.split(":")[0]);
  expect(german).not.toBe(english);
});
