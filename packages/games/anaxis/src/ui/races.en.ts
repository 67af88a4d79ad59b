/** The races in a word. */
export const RACE_WORDS: Readonly<Record<string, { readonly name: string; readonly pitch: string }>> = {
  ardoni: { name: "Ardoni", pitch: "Long eyes and long guns. Keep your distance and pick one victim." },
  pelloda: { name: "Pelloda", pitch: "Fast, slippery and thinly plated. Get behind them." },
  teggeri: { name: "Teggeri", pitch: "Brawlers with many dice and poor eyes. Close in." },
  sildosi: { name: "Sildosi", pitch: "Balanced, with wide arcs. Stay together and strike one target." },
  nelluran: { name: "Nelluran", pitch: "Slow and hard to crack. Let them break on you." },
  kelterik: { name: "Kelterik", pitch: "The biggest ship, cheap scouts, and a hunter that hides." },
};
