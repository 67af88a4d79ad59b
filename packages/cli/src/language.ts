/** The language of the command line: `--lang`, or that of the environment. */
import { en as errors } from "./errors.en.ts";
import { addGames, addTexts, chooseLanguage, type Language, LANGUAGES, languageOf } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { CliError } from "./context.ts";

/** Adds the texts of the program and of the packages whose sentences it prints, in a language. */
const TEXTS: Readonly<Record<Exclude<Language, "en">, () => Promise<void>>> = {
  async de() {
    const [cli, host, kit, share] = await Promise.all([
      import("./texts.de.gen.ts"),
      import("@starboard/host/texts.de"),
      import("@starboard/kit/texts.de"),
      import("@starboard/share/texts.de"),
    ]);
    addTexts("de", "cli", cli.texts);
    addTexts("de", "host", host.texts);
    addTexts("de", "kit", kit.texts);
    addTexts("de", "share", share.texts);
  },
};

/** Takes `--lang` out of the arguments. Throws a CliError with code CLI_LANGUAGE if there are no texts in it. */
export function splitLanguage(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { readonly language: Language; readonly rest: readonly string[] } {
  const at = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  if (at < 0) {
    const set = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "en";
    return { language: languageOf(set) ?? "en", rest: args };
  }
  const isApart = args[at] === "--lang";
  const tag = isApart ? (args[at + 1] ?? "") : (args[at] ?? "").slice("--lang=".length);
  const language = languageOf(tag);
  if (language === undefined) throw new CliError("CLI_LANGUAGE", errors.noTexts(tag, LANGUAGES));
  return { language, rest: args.filter((_, i) => i !== at && !(isApart && i === at + 1)) };
}

/** Loads the texts of a language and writes in it from now on. */
export async function speak(language: Language): Promise<void> {
  if (language !== "en") {
    await TEXTS[language]();
    await addGames(language, manifests);
  }
  chooseLanguage(language);
}
