/** Words of the guided match; the lessons themselves belong to each game. */
export const guide = {
  label: "Guide",
  offer: "New to this game?",
  offerText: "I can point out what matters while you play. It takes a few turns, and you can stop at any time.",
  yes: "Guide me",
  no: "No, thank you",
  next: "Go on",
  hide: "I see",
  end: "Stop the guide",
  place: (at: number, of: number): string => `${at} of ${of}`,
} as const;
