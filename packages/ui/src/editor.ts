/** The contract between a game's editors and the editor pages. This package depends on no game. */
import type { RuleId } from "@starboard/kernel";
import type { ReactNode } from "react";

/** Paper sizes for printing at home. */
export type HomePaper = "a4" | "letter";

/** Font files for printed pages, by role. */
export interface PrintFonts {
  readonly text: Uint8Array;
  readonly bold: Uint8Array;
  readonly display: Uint8Array;
}

/** An editor in a game's list; its code is fetched when its page opens. */
export interface EditorEntry {
  readonly id: string;
  readonly title: string;
  /** One line about what the editor makes. */
  readonly hint: string;
  /** Ids of the options that accept its files. */
  readonly optionIds?: readonly string[];
  readonly load: () => Promise<Editor>;
}

/** A problem of a draft. */
export interface EditorIssue {
  /** The field it concerns, as the editor numbers its fields; empty for the whole. */
  readonly at: string;
  readonly code: string;
  readonly text: string;
  readonly rule?: RuleId;
}

/** An editor. A draft is plain data; every change creates a new value. */
export interface Editor<D = unknown> {
  /** The initial draft. */
  blank(): D;
  /**
   * Reads file content. Issues mean that it is not such a file; a file that only breaks rules is opened and its
   * problems are shown.
   */
  read(file: unknown): { readonly ok: D } | { readonly issues: readonly EditorIssue[] };
  /** The content of a file; `read` takes it back. */
  write(draft: D): object;
  nameOf(draft: D): string;
  /** The draft with another name; absent if drafts have no name. */
  renamed?(this: void, draft: D, name: string): D;
  /** Why the draft cannot be renamed or changed now. */
  locked?(draft: D): string | undefined;
  /** All problems, worst first. */
  check(draft: D): readonly EditorIssue[];
  /** The text shown when the draft has no problems. */
  validText(draft: D): string;
  /** The options to play the draft with, and the player's seat. Called only for valid drafts. */
  play?(draft: D): { readonly options: Readonly<Record<string, unknown>>; readonly seat: number };
  /** Print-ready pages as a PDF file. */
  print?(draft: D, paper: HomePaper, fonts: PrintFonts): Promise<Uint8Array>;
  /** The editor itself. */
  Body(this: void, props: EditorProps<D>): ReactNode;
}

export interface EditorProps<D = unknown> {
  readonly draft: D;
  readonly issues: readonly EditorIssue[];
  /** Sets a new draft; the previous one can be restored with Undo. */
  change(this: void, next: D): void;
  /** Announces a short text to screen readers. */
  announce(this: void, text: string): void;
  /** The draft of another editor of this game, as file content. */
  otherDraft(this: void, maker: string): unknown;
  /** Opens a file chooser and reads the file as JSON; the page shows errors. */
  open(this: void): Promise<unknown>;
}
