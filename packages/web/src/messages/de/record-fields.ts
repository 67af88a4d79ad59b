/** Names in German the field of a record that is not valid, and what is wrong with it. */

/** Fields of the head and of an entry. */
const FIELDS: Readonly<Record<string, string>> = {
  game: "das Spiel und seine Ausgabe",
  options: "die Optionen",
  seats: "die Liste der Sitze",
  generator: "der Zufallsgenerator",
  commitment: "der Fingerabdruck des Geheimnisses",
  entropy: "die Zufallsbytes der Sitze",
  secret: "das Geheimnis",
  origin: "die frühere Partie",
  entries: "die Liste der Einträge",
  result: "das Ergebnis",
  name: "der Name",
  kind: "die Angabe, ob ein Mensch oder ein Bot spielt",
  level: "die Stufe des Bots",
  personality: "die Spielweise des Bots",
  is: "die Art des Eintrags",
  n: "die Nummer",
  at: "die Zeit",
  hash: "der Hash",
  by: "der Sitz",
  seat: "der Sitz",
  card: "die neue Besetzung",
  keep: "die Zahl der verbleibenden Aktionen",
  step: "die Entscheidung",
  act: "die Aktion",
  draws: "die Ziehungen",
  sides: "die Zahl der Seiten",
  why: "die Regel",
  values: "die gezogenen Zahlen",
  winners: "die Angabe, wer gewonnen hat",
  rule: "die Regel",
  scores: "die Punkte",
};

/** "Sitz 2, der Name" for `seats.1.name`. */
function fieldName(path: string): string {
  const parts = path === "" ? [] : path.split(".");
  const words: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as string;
    const next = Number(parts[i + 1]);
    if (part === "seats" && Number.isInteger(next)) words.push(`Sitz ${next + 1}`);
    else if (part === "entries" && Number.isInteger(next)) words.push(`Eintrag ${next}`);
    else if ((part === "draws" || part === "values") && Number.isInteger(next)) words.push(`Ziehung ${next + 1}`);
    else if (!/^\d+$/.test(part)) {
      words.push(FIELDS[part] ?? `„${part}“`);
      continue;
    } else continue;
    i++;
  }
  const [first = "die Aufzeichnung", ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");
}

/** What is wrong, by the code of the schema. */
function fault(problem: string, least: unknown, most: unknown): string {
  switch (problem) {
    case "invalid_type":
    case "invalid_union":
      return "fehlt oder hat die falsche Form";
    case "unrecognized_keys":
      return "hat ein Feld, das Aufzeichnungen nicht haben";
    case "too_small":
      return `muss mindestens ${String(least)} sein`;
    case "too_big":
      return `darf höchstens ${String(most)} sein`;
    case "not_plain":
      return "enthält etwas anderes als einfaches JSON";
    default:
      return "hat die falsche Form";
  }
}

/** The sentence for a field of a record that is not valid. */
export function recordFieldProblem(about: { readonly [name: string]: unknown }): string {
  const at = typeof about["at"] === "string" ? about["at"] : "";
  const problem = typeof about["problem"] === "string" ? about["problem"] : "";
  return `Diese Aufzeichnung ist nicht gültig. Fehler bei „${fieldName(at)}“: ${fault(problem, about["least"], about["most"])}.`;
}
