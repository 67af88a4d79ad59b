/** What everybody may see of a page: title, text, and what its card shows. */
import type { ShareCard } from "@starboard/share";
import type { DrawingTask } from "./drawing.ts";
import type { ShareSubject } from "./subject.ts";

export interface Shared {
  readonly title: string;
  readonly text: string;
  /** Names the state of what is shown: what is drawn for a key never changes. */
  readonly key: string;
  /** What the card shows; null if it can no longer be drawn. */
  card(this: void): Promise<DrawingTask | null>;
  readonly canEmbed: boolean;
  readonly subject: ShareSubject | null;
}

export type Of<Is extends ShareSubject["is"]> = Extract<ShareSubject, { is: Is }>;

export const drawn = (card: ShareCard) => async (): Promise<DrawingTask> => ({ is: "card", card });
