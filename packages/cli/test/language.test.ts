import { expect, test } from "vitest";
import { inLanguage } from "@starboard/kit";
import { splitLanguage, speak } from "../src/language.ts";
import { readTextFile } from "../src/files.ts";
import { en } from "../src/messages.en.ts";
import { commands } from "../src/run.ts";

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

test("errors are told in the language of the reader, with the same code", async () => {
  await speak("de");
  await speak("en");
  const read = () => readTextFile("/no/such/file.json");
  expect(read).toThrow("/no/such/file.json does not exist.");
  expect(() => inLanguage("de", read)).toThrow("/no/such/file.json gibt es nicht.");
});
