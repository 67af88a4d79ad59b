/** Texts of the guided match. The lessons themselves belong to each game. */
export const guide = {
  label: "Guide",
  offer: "New to this game?",
  offerText: "The guide explains what matters while you play. It takes a few turns, and you can stop at any time.",
  yes: "Guide me",
  no: "No, thanks",
  next: "Next",
  hide: "Got it",
  end: "Stop guide",
  place: (at: number, of: number): string => `${at} of ${of}`,
} as const;
