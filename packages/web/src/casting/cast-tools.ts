/** What a caster draws and writes on this page, before the host has passed it on, and how large the board is shown. */
import type { Mark } from "@starboard/kit";
import type { ShownByCaster } from "@starboard/wire/casting";
import type { TableInfo } from "@starboard/wire/host";
import { create } from "zustand";
import { sendRequest } from "../online/store.ts";

interface CastTools {
  readonly isDrawing: boolean;
  /** Whether the board has the whole window. */
  readonly isLarge: boolean;
  /** What this caster has shown last; null before the first time. */
  readonly own: { readonly table: string; readonly shown: ShownByCaster } | null;
}
export const useCastTools = create<CastTools>()(() => ({ isDrawing: false, isLarge: false, own: null }));

const NOTHING: ShownByCaster = { at: 0, marks: [], text: "" };

/** What is shown at a table: for its caster at once, for others when the host tells. */
export function useShown({ table, casting, you }: TableInfo): ShownByCaster {
  const own = useCastTools((s) => s.own);
  return (you.caster && own?.table === table ? own.shown : casting?.shown) ?? NOTHING;
}

/** Shows other marks or another line to the spectators. */
export function showToSpectators(
  table: string,
  before: ShownByCaster,
  change: { readonly at: number; readonly marks?: readonly Mark[]; readonly text?: string },
): void {
  const { at, marks = before.marks, text = before.text } = change;
  const shown = { at, marks, text } as ShownByCaster;
  useCastTools.setState({ own: { table, shown } });
  void sendRequest({ is: "cast", table, shown });
}
