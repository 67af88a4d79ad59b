/** Name and short description of each race, in German. */
import type { Translation } from "@starboard/kit";
import type { RACE_WORDS as english } from "./races.en.ts";

export const RACE_WORDS: Translation<typeof english> = {
  ardoni: {
    name: "Ardoni",
    pitch: "Weitreichende Sensoren und Geschütze. Halte Abstand und feuere gemeinsam auf ein Ziel.",
  },
  pelloda: { name: "Pelloda", pitch: "Schnell und wendig, mit dünner Panzerung. Komm dem Gegner in den Rücken." },
  teggeri: { name: "Teggeri", pitch: "Viele Würfel und schwache Sensoren. Geh nah heran." },
  sildosi: { name: "Sildosi", pitch: "Ausgewogen, mit weiten Feuerwinkeln. Bleibt zusammen und trefft ein Ziel." },
  nelluran: { name: "Nelluran", pitch: "Langsam, mit schwerer Panzerung. Lass den Gegner kommen." },
  kelterik: { name: "Kelterik", pitch: "Das größte Schiff, billige Späher und ein getarnter Jäger." },
};
