/** Keeps the language of the page and of messages from the host the same, on every device of a person. */
import { language, languageOf, onLanguage } from "@starboard/kit";
import type { Me } from "@starboard/wire/host";
import { useSettings } from "../settings/store.ts";
import { api } from "./api.ts";

/** The person as last known, and the language that the host keeps for it. */
let person: string | null = null;
let kept: string | undefined;

async function tell(): Promise<void> {
  if (person === null || kept === language()) return;
  kept = language();
  // Without the host the next visit tells it.
  await api.setLanguage(kept).catch(() => undefined);
}

onLanguage(() => void tell());

/** Takes over the language of a person who has chosen none on this device, or else tells the host the one shown here. */
export function followReader(me: Me): void {
  person = me.person;
  kept = me.language;
  const theirs = me.language === undefined ? undefined : languageOf(me.language);
  if (theirs !== undefined && useSettings.getState().language === null)
    useSettings.getState().set({ language: theirs });
  else void tell();
}
