/** The language of what a host writes: of the reader of a message, or of the browser that asks for a page. */
import { AsyncLocalStorage } from "node:async_hooks";
import {
  addGames,
  addTexts,
  askLanguage,
  type Language,
  LANGUAGES,
  preferredLanguage,
  type GameManifest,
} from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";

const current = new AsyncLocalStorage<Language>();

/** The texts of the host and of its link pages; English is part of the modules that use it. */
const TEXTS: Readonly<Record<Exclude<Language, "en">, () => Promise<void>>> = {
  async de() {
    const [host, share] = await Promise.all([import("./texts.de.gen.ts"), import("@starboard/share/texts.de")]);
    addTexts("de", "host", host.texts);
    addTexts("de", "share", share.texts);
  },
};

let ready: Promise<void> | undefined;

/** Loads the texts of every language once per process. */
export function addAllTexts(games: readonly GameManifest[] = manifests): Promise<void> {
  return (ready ??= (async () => {
    askLanguage(() => current.getStore());
    for (const one of LANGUAGES) if (one !== "en") await Promise.all([TEXTS[one](), addGames(one, games)]);
  })());
}

/** Runs a function, with everything that it awaits, for a reader of a language. */
export const forReader = <T>(language: Language, run: () => T): T => current.run(language, run);

/** The language that a request prefers, by its header `Accept-Language`. */
export function languageOfHeader(header: string | undefined): Language {
  const weighed = (header ?? "").split(",").map((part, i) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const q = parameters.map((one) => /^\s*q=([0-9.]+)$/.exec(one)?.[1]).find((one) => one !== undefined);
    return { tag, q: q === undefined ? 1 : Number(q), i };
  });
  return preferredLanguage(weighed.toSorted((a, b) => b.q - a.q || a.i - b.i).map(({ tag }) => tag));
}
