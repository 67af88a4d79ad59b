/** Names the field of a record that is not valid, and what is wrong with it, in the words of the format. */

/** Fields of the head and of an entry. */
const FIELDS: Readonly<Record<string, string>> = {
  game: "the game and its edition",
  options: "the options",
  seats: "the list of seats",
  generator: "the random generator",
  commitment: "the fingerprint of the secret",
  entropy: "the random bytes of the seats",
  secret: "the secret",
  origin: "the earlier match",
  entries: "the list of entries",
  result: "the result",
  name: "the name",
  kind: "whether a person or a bot plays",
  level: "the bot level",
  personality: "the bot personality",
  is: "the kind of entry",
  n: "the number",
  at: "the time",
  hash: "the hash",
  by: "the seat",
  seat: "the seat",
  card: "the new player",
  keep: "the number of remaining actions",
  step: "the decision",
  act: "the action",
  draws: "the draws",
  sides: "the number of sides",
  why: "the rule",
  values: "the drawn numbers",
  winners: "the winners",
  rule: "the rule",
  scores: "the scores",
};

/** "Seat 2: the name" for `seats.1.name`. */
function fieldName(path: string): string {
  const parts = path === "" ? [] : path.split(".");
  const words: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as string;
    const next = Number(parts[i + 1]);
    if (part === "seats" && Number.isInteger(next)) words.push(`seat ${next + 1}`);
    else if (part === "entries" && Number.isInteger(next)) words.push(`entry ${next}`);
    else if ((part === "draws" || part === "values") && Number.isInteger(next)) words.push(`draw ${next + 1}`);
    else if (!/^\d+$/.test(part)) {
      words.push(FIELDS[part] ?? `“${part}”`);
      continue;
    } else continue;
    i++;
  }
  const [first = "the record", ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");
}

/** What is wrong, by the code of the schema. */
function fault(problem: string, least: unknown, most: unknown): string {
  switch (problem) {
    case "invalid_type":
    case "invalid_union":
      return "is missing or has the wrong form";
    case "unrecognized_keys":
      return "has a field that records do not have";
    case "too_small":
      return `must be at least ${String(least)}`;
    case "too_big":
      return `must be at most ${String(most)}`;
    case "not_plain":
      return "contains something other than plain JSON";
    default:
      return "has the wrong form";
  }
}

/** The sentence for a field of a record that is not valid. */
export function recordFieldProblem(about: { readonly [name: string]: unknown }): string {
  const at = typeof about["at"] === "string" ? about["at"] : "";
  const problem = typeof about["problem"] === "string" ? about["problem"] : "";
  return `This record is not valid. ${fieldName(at)} ${fault(problem, about["least"], about["most"])}.`;
}
