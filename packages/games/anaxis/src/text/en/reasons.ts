/** The parts of a bot's evaluation as sentences. Worth is in ship points: above 0 it speaks for the bot's side. */
interface Part {
  readonly key: string;
  readonly value: number;
  readonly about?: { readonly [name: string]: string | number };
}

const PARTS: Readonly<Record<string, (mine: string, theirs: string) => string>> = {
  "anaxis.material": (mine, theirs) => `Ships, hull counted: ${mine} against ${theirs}.`,
  "anaxis.fire": (mine, theirs) => `What this turn's fire is expected to cost: ${mine} here, ${theirs} there.`,
  "anaxis.stance": (mine, theirs) => `Nearness and bearing for the turns to come: ${mine} against ${theirs}.`,
  "anaxis.points": (mine, theirs) => `Cinema Points: worth ${mine} against ${theirs}.`,
  "anaxis.errand": (mine, theirs) => `The way to the goal: ${mine} against ${theirs}.`,
};

/** One part of an evaluation, with its worth in brackets; a part nobody knows by its bare key. */
export function reason({ key, value, about }: Part): string {
  const told = PARTS[key];
  if (!told) return key;
  const lead = Math.round(value * 10) / 10;
  return `${told(String(about?.["mine"] ?? 0), String(about?.["theirs"] ?? 0))} (${lead > 0 ? "+" : ""}${lead})`;
}
