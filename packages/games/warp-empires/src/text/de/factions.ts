/** The German names of the built-in factions, by id; other modules keep their own. Small, because every page loads it. */
export const FACTIONS: Readonly<Record<string, string>> = {
  federation: "Föderation",
  klingon: "Klingonisches Imperium",
  romulan: "Romulanisches Sternenimperium",
  ferengi: "Ferengi-Allianz",
  cardassian: "Cardassianische Union",
  borg: "Borg-Kollektiv",
};
