/** What whoever runs a host sees of it and may do, by the token only they know (header `x-starboard-admin`). */
import * as z from "zod/mini";

export const banWish = z.strictObject({ why: z.string().check(z.trim(), z.maxLength(300)) });

export interface AdminInfo {
  readonly version: string;
  readonly node: string;
  /** Seconds this process has been up. */
  readonly up: number;
  readonly storage: {
    readonly kind: string;
    readonly format: number;
    readonly matches: number;
    readonly entries: number;
    readonly lines: number;
    readonly bytes: number;
    readonly documents: { readonly [kind: string]: number | undefined };
  };
  /** Tables by state. */
  readonly tables: { readonly lobby: number; readonly playing: number; readonly over: number };
}
/** Newest first, at most a hundred of each. */
export interface AdminTable {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly state: string;
  readonly seats: readonly string[];
  readonly changedAt: number;
}
export interface AdminPlayer {
  readonly person: string;
  readonly kind: "guest" | "account" | "bot";
  readonly name: string;
  readonly login: string | null;
  readonly createdAt: number;
  /** Why somebody is shut out; null for everybody else. */
  readonly banned: string | null;
}
export interface AdminReport {
  readonly id: string;
  readonly table: string;
  readonly at: number;
  readonly why: string;
  /** What was said, and under which name. */
  readonly text: string;
  readonly name: string;
  readonly writer: string;
}
