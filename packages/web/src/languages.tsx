/** The language of the page: chosen in the settings or by the browser, loaded when it is needed, switched at once. */
import { addLanguage, addTexts, chooseLanguage, type Language, languageOf, preferredLanguage } from "@starboard/kit";
import { useLanguage } from "@starboard/ui";
import { type ReactElement, cloneElement } from "react";
import { allManifests } from "./games.ts";
import { useSettings } from "./settings/store.ts";

/** The texts of the page and its widgets; English is part of the scripts that use it. */
const TEXTS: Readonly<Record<Exclude<Language, "en">, () => Promise<void>>> = {
  async de() {
    const [page, widgets, share] = await Promise.all([
      import("./texts.de.gen.ts"),
      import("@starboard/ui/texts.de"),
      import("@starboard/share/texts.de"),
    ]);
    addTexts("de", "web", page.texts);
    addTexts("de", "ui", widgets.texts);
    addTexts("de", "share", share.texts);
  },
};

/** What the address asked for when the page was opened: lessons in a page of rules are in the language of the rules. */
const asked = languageOf(new URLSearchParams(location.search).get("lang") ?? "");

/** The language that the reader has chosen, or else that of the address, or else the first of the browser's that texts exist in. */
const wanted = (): Language => useSettings.getState().language ?? asked ?? preferredLanguage(navigator.languages);

/** Shows all texts in the wanted language. If they can't be loaded, the page stays in the language that it has. */
async function showWanted(): Promise<void> {
  const next = wanted();
  if (next !== "en") {
    try {
      await Promise.all([TEXTS[next](), addLanguage(next, allManifests)]);
    } catch {
      return;
    }
  }
  if (next !== wanted()) return;
  chooseLanguage(next);
  document.documentElement.lang = next;
}

/** Shows the wanted language, now and whenever the reader chooses another one. */
export async function followLanguage(): Promise<void> {
  useSettings.subscribe((now, before) => {
    if (now.language !== before.language) void showWanted();
  });
  await showWanted();
}

/** Renders a page again in each language that is chosen. */
export function Languages({ children }: { readonly children: ReactElement }) {
  useLanguage();
  return cloneElement(children);
}
