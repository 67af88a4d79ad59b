/**
 * Texts in several languages. English is written where it is used; every other language is a chunk of its own that is
 * added before it is chosen. A translatable object has the type of the English one and answers in the language of the
 * moment, so nothing that reads it has to know that there are others.
 */

export const LANGUAGES = ["en", "de"] as const;
/** A language that texts exist in, as a BCP 47 tag. */
export type Language = (typeof LANGUAGES)[number];

/** A function of texts: any parameters. */
type TextFunction = (...about: never[]) => unknown;

/** What another language must provide for an English text: the same keys, and functions of the same parameters. */
export type Translation<T> = T extends string
  ? string
  : T extends (...about: infer A) => infer R
    ? (...about: A) => Translation<R>
    : T extends object
      ? { readonly [K in keyof T]: Translation<T[K]> }
      : T;

/** What another language must provide for the texts of a package, by their ids. */
export type Translations<Texts> = { readonly [Id in keyof Texts]: Translation<Texts[Id]> };

const added: Readonly<Record<Language, Map<string, unknown>>> = { en: new Map(), de: new Map() };
const listeners = new Set<() => void>();
let chosen: Language = "en";
/** The language of what runs now, if it has one of its own. */
let ownOf: () => Language | undefined = () => undefined;
let forced: Language | undefined;

/** The language that texts are in now. */
export const language = (): Language => forced ?? ownOf() ?? chosen;

/** Makes a program for readers of several languages at once ask which one it writes for; undefined is the chosen one. */
export function askLanguage(of: () => Language | undefined): void {
  ownOf = of;
}

/** Returns the supported language that a tag such as `de-AT` means; undefined if there is none. */
export function languageOf(tag: string): Language | undefined {
  const [primary = ""] = tag.toLowerCase().split(/[-_.]/);
  return LANGUAGES.find((one) => one === primary);
}

/** Returns the first supported language among tags in order of preference; English if there is none. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map(languageOf).find((one) => one !== undefined) ?? "en";

/** Adds the texts of a package in a language; `prefix` is what their ids begin with. */
export function addTexts(to: Language, prefix: string, texts: object): void {
  for (const [id, text] of Object.entries(texts)) added[to].set(`${prefix}/${id}`, text);
}

/** Chooses the language of all texts from now on. Its texts have been added. */
export function chooseLanguage(next: Language): void {
  if (next === chosen) return;
  chosen = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each choice, until the returned function is called. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs a function with texts in another language, for a reader of it. Only what it does before it returns is affected. */
export function inLanguage<T>(of: Language, run: () => T): T {
  const before = forced;
  forced = of;
  try {
    return run();
  } finally {
    forced = before;
  }
}

/** Returns the texts with this id in the language of the moment; undefined in English, and if they are not translated. */
export const addedTexts = (id: string): unknown => added[language()].get(id);

type Keyed = Readonly<Record<string, unknown>>;

/** Makes a value whose every text is read when it is used. `now` returns the value in the language of the moment. */
function lively(english: unknown, now: () => unknown): unknown {
  if (typeof english === "function") return (...about: never[]): unknown => (now() as TextFunction)(...about);
  if (typeof english !== "object" || english === null) return english;
  const target: object = Array.isArray(english) ? [] : {};
  for (const [key, value] of Object.entries(english)) {
    const read = (): unknown => (now() as Keyed)[key];
    const nested = typeof value === "object" || typeof value === "function" ? lively(value, read) : undefined;
    Object.defineProperty(target, key, { enumerable: true, get: nested === undefined ? read : () => nested });
  }
  return target;
}

/**
 * Makes English texts translatable. The id is the package, the path of the module without its language, and, unless it
 * is called `en`, the name of the export: `trekwar/ui/messages`, `web/messages/shell.shell`. `npm run texts` lists them.
 */
export function translatable<const T extends object>(id: string, english: T): T {
  return lively(english, () => addedTexts(id) ?? english) as T;
}

/** What things in lists are called. */
type Label = "name" | "title" | "help" | "hint";

/** Joins a label with the other fields of its object. Spreading it would read it at once; so it is read when it is used. */
export const withLabel = <Whole extends object>(
  label: { readonly [L in Label]?: string },
  fields: Omit<Whole, Label>,
): Whole =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(label),
      ...Object.getOwnPropertyDescriptors(fields),
    },
  ) as Whole;

/**
 * Makes an object that holds texts among other things: `make` is called once for each language in which the object is
 * read. What has been taken out of it, such as an element of a list, stays in its language.
 */
export function perLanguage<T extends object>(make: () => T): T {
  const made = new Map<Language, T>();
  const now = (): T => {
    const known = made.get(language());
    if (known) return known;
    const fresh = make();
    made.set(language(), fresh);
    return fresh;
  };
  // The descriptors of a proxy must fit its empty target, so they are all configurable.
  return new Proxy({} as T, {
    get: (_target, key) => Reflect.get(now(), key) as unknown,
    has: (_target, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_target, key) => {
      const found = Reflect.getOwnPropertyDescriptor(now(), key);
      return found && { ...found, configurable: true };
    },
  });
}
