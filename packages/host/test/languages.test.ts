import { afterAll, beforeAll, expect, test } from "vitest";
import { language } from "@starboard/kit";
import { addAllTexts, forReader, languageOfHeader } from "../src/languages.ts";
import { messageText } from "../src/notifications/content.ts";
import type { MatchReport } from "../src/notifications/report.ts";
import { Guest, openHost } from "./guest.ts";

let host: Awaited<ReturnType<typeof openHost>>;
beforeAll(async () => {
  host = await openHost();
});
afterAll(async () => {
  await host.host.close();
});

test("the language of a header is the best supported one", () => {
  expect(languageOfHeader(undefined)).toBe("en");
  expect(languageOfHeader("de-AT,de;q=0.9,en;q=0.8")).toBe("de");
  expect(languageOfHeader("fr, en;q=0.5, de;q=0.7")).toBe("de");
  expect(languageOfHeader("fr;q=x,,")).toBe("en");
});

test("two messages that are written at the same time have the language of their readers", async () => {
  await addAllTexts();
  const report: MatchReport = {
    title: "TrekWar",
    game: "TrekWar",
    opponents: [],
    turn: "",
    since: [],
    question: null,
    timeLeft: null,
    result: null,
    glance: null,
    seat: 0,
  };
  const write = async (): Promise<string> => {
    await Promise.resolve();
    return messageText([{ about: "turn", report, url: "", pictureUrl: null }], "", () => null).html;
  };
  const [german, english] = await Promise.all([forReader("de", write), forReader("en", write)]);
  expect(german).toContain('<html lang="de">');
  expect(german).toContain("Tisch öffnen");
  expect(english).toContain('<html lang="en">');
  expect(english).toContain("Open the table");
  expect(language()).toBe("en");
});

test("a person keeps a language on the server; one without texts is refused and changes nothing", async () => {
  const ada = new Guest(host.url);
  expect((await ada.http("PUT", "/api/me/language", { language: "de" })).body.bad?.[0]?.code).toBe("HOST_SIGN_IN");
  await ada.http("PUT", "/api/me", { name: "Ada" });
  const set = await ada.http("PUT", "/api/me/language", { language: "de" });
  expect(set.body).toMatchObject({ name: "Ada", language: "de" });
  expect((await ada.http("PUT", "/api/me/language", { language: "xx" })).body.bad?.[0]?.code).toBe("HOST_LANGUAGE");
  expect((await ada.http("GET", "/api/me")).body).toMatchObject({ language: "de" });
});
