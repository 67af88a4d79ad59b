/** What wins the Battle, and how far each side is (TW-9). */
import { deckClock, prospects, SECTORS, seatOf, SIDE_NAMES, SIDES } from "@starboard/trekwar";
import type { Objectives } from "@starboard/ui";
import { previewStateOf, type Props } from "../model/view.ts";
import { losingSides } from "./stakes.ts";
import { en } from "./text.en.ts";

export function objectives({ view, viewer }: Pick<Props, "view" | "viewer">): Objectives | null {
  if (view.fight === 0) return null;
  const t = previewStateOf(view, viewer);
  const { lastFight } = prospects(t);
  const fights = Math.min(...SIDES.map((side) => deckClock(t, side).fights));
  const alarming = losingSides(t);
  return {
    title: en.objectives.title,
    rule: "TW-9.2",
    ...(view.flow.over === null && {
      detail: lastFight ? en.objectives.lastFight : en.objectives.fightsLeft(fights),
    }),
    sides: SIDES.map((side) => {
      const owned = Object.values(view.owner).filter((owner) => owner === side).length;
      return {
        seat: seatOf(side),
        name: SIDE_NAMES[side],
        detail: en.objectives.deck(view.sides[side].deck),
        value: owned,
        unit: en.objectives.unit(owned),
        progress: owned / SECTORS.length,
        isAlarming: alarming.has(side),
      };
    }),
  };
}
