/** Names of parts of the built-in modules, which the modules say in English. Other names stay as their module says them. */
import { translatable } from "@starboard/kit";

/** The name of a terrain, feature or faction by itself. */
export const partName = translatable("warp-empires/text/parts.partName", (name: string): string => name);

/** The name of a terrain or feature within a sentence. */
export const partInSentence = translatable("warp-empires/text/parts.partInSentence", (name: string): string =>
  name.toLowerCase(),
);

/** A bonus within a sentence: "starbase support". `words` is its id in English words. */
export const bonusInSentence = translatable(
  "warp-empires/text/parts.bonusInSentence",
  (id: string, words: string): string => (id === "klingonAtSystem" ? "Klingons at a system" : words.toLowerCase()),
);

/** A name of a built-in faction for narrow places; empty if it has no shorter one. */
export const shortNameOf = translatable("warp-empires/text/parts.shortNameOf", (id: string): string => {
  switch (id) {
    case "federation":
      return "Federation";
    case "klingon":
      return "Klingons";
    case "romulan":
      return "Romulans";
    case "ferengi":
      return "Ferengi";
    case "cardassian":
      return "Cardassians";
    case "borg":
      return "Borg";
    default:
      return "";
  }
});
