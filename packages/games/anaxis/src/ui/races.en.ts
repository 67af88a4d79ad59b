/** Name and short description of each race. */
import { translatable } from "@starboard/kit";

export const RACE_WORDS: Readonly<Record<string, { readonly name: string; readonly pitch: string }>> = translatable(
  "anaxis/ui/races.RACE_WORDS",
  {
    ardoni: { name: "Ardoni", pitch: "Far-reaching sensors and guns. Keep your distance and focus on one target." },
    pelloda: { name: "Pelloda", pitch: "Fast and agile, with thin armour. Get behind the enemy." },
    teggeri: { name: "Teggeri", pitch: "Many dice and poor sensors. Close in." },
    sildosi: { name: "Sildosi", pitch: "Balanced, with wide arcs. Stay together and strike one target." },
    nelluran: { name: "Nelluran", pitch: "Slow, with heavy armour. Let the enemy come to you." },
    kelterik: { name: "Kelterik", pitch: "The biggest ship, cheap scouts and a stealthy hunter." },
  },
);
