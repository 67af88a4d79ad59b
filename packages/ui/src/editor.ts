/** What a game hands to the makers' pages: editors for things of one's own. The frame knows no game. */
import type { RuleId } from "@starboard/kernel";
import type { ReactNode } from "react";

/** Papers that people have at home. */
export type HomePaper = "a4" | "letter";

/** The bytes of the fonts on paper, by role. */
export interface PrintFonts {
  readonly text: Uint8Array;
  readonly bold: Uint8Array;
  readonly display: Uint8Array;
}

/** An editor of a game, as it is listed; what it needs is fetched when its page is opened. */
export interface EditorEntry {
  readonly id: string;
  readonly title: string;
  /** What is made here, in one line. */
  readonly hint: string;
  /** The table options it makes something for, by their names. */
  readonly optionIds?: readonly string[];
  readonly load: () => Promise<Editor>;
}

/** Something wrong with what is being made. */
export interface EditorIssue {
  /** The field it concerns, as the editor numbers its fields; empty for the whole. */
  readonly at: string;
  readonly code: string;
  readonly text: string;
  readonly rule?: RuleId;
}

/** An editor. What is made is plain data; every change makes a new value. */
export interface Editor<D = unknown> {
  /** What the page begins with. */
  blank(): D;
  /** The content of a file; flaws mean that it is no such file at all. What only breaks rules is taken in and shown. */
  read(file: unknown): { readonly ok: D } | { readonly flaws: readonly EditorIssue[] };
  /** The content of a file; `read` takes it back. */
  write(made: D): object;
  nameOf(made: D): string;
  /** The same thing by another name; absent where there is nothing to name. */
  renamed?(this: void, made: D, name: string): D;
  /** Why it may not be renamed or changed now. */
  locked?(made: D): string | undefined;
  /** Everything wrong with it, worst first. */
  check(made: D): readonly EditorIssue[];
  /** What the validity line says when nothing is wrong. */
  validText(made: D): string;
  /** The table options to try it with, and the seat to play it from. Only asked when nothing is wrong. */
  play?(made: D): { readonly options: Readonly<Record<string, unknown>>; readonly seat: number };
  /** Print-ready pages as a PDF file. */
  print?(made: D, paper: HomePaper, fonts: PrintFonts): Promise<Uint8Array>;
  /** The editor itself. */
  Body(this: void, props: EditorProps<D>): ReactNode;
}

export interface EditorProps<D = unknown> {
  readonly draft: D;
  readonly issues: readonly EditorIssue[];
  /** Takes a new value; the one before can be had back with Undo. */
  change(this: void, next: D): void;
  /** Says a short text to screen readers. */
  announce(this: void, text: string): void;
  /** What lies on the bench of another editor of this game, as the content of its file. */
  otherDraft(this: void, maker: string): unknown;
  /** Lets a file be chosen and reads it as JSON; its troubles are told by the page. */
  open(this: void): Promise<unknown>;
}
