/** Words of the screen for games without a board. */
export const plain = {
  round: (n: number): string => `Round ${n}`,
  acts: "What you can do",
  view: "What you know",
  planned: (n: number): string => (n === 1 ? "1 act planned" : `${n} acts planned`),
} as const;
