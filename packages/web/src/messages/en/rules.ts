/** Words of the rules reader. */
export const rules = {
  title: "Rules",
  of: (game: string): string => `Rules: ${game}`,
  kernel: "Common rules",
  which: "Other rule texts",
  search: "Search the rules",
  contents: "Contents",
  table: "Table",
  none: "No paragraph has these words.",
} as const;
