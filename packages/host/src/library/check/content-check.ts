/** What the thread for contents is asked for, and what it answers. */
import type { Result } from "@starboard/kernel";
import type { PictureData } from "@starboard/kit";
import type { TaskFailed } from "../../task-thread.ts";

/** A content of a kind whose files play matches. */
export interface ContentTask {
  readonly is: "read" | "picture";
  readonly game: string;
  readonly kind: string;
  /** To be read: what the caller sent. To be drawn: what its kind has read. */
  readonly content: object;
}

export type ContentAnswer =
  | { readonly is: "read"; readonly read: Result<object> }
  | { readonly is: "picture"; readonly picture: PictureData }
  | TaskFailed;
