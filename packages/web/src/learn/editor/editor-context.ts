/** What the panels of the lesson editor share. */
import type { LessonCourse } from "@starboard/kit";
import type { RuleId } from "@starboard/kernel";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { LoadedGame } from "../../loaded-game.ts";
import type { DraftState, DraftStore } from "./draft-store.ts";
import type { Finding } from "./lesson-check.ts";

export interface EditorContext {
  readonly loaded: LoadedGame;
  readonly course: LessonCourse;
  readonly store: DraftStore;
  /** Numbers of the game's rules. */
  readonly rules: ReadonlyMap<RuleId, unknown>;
  readonly findings: readonly Finding[];
}

const Context = createContext<EditorContext | null>(null);
export const EditorContextProvider = Context.Provider;
export function useEditor(): EditorContext & DraftState {
  const shared = useContext(Context);
  if (!shared) throw new Error("this part stands outside the lesson editor");
  return { ...shared, ...useStore(shared.store) };
}
