/** What the panels of a study share. */
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { branchAt, noteAt } from "./study-edit.ts";
import { type StudyState, type StudyStore, shownMoment } from "./study-store.ts";
import type { LineMoment } from "./study-line.ts";
import type { StudyBranch, StudyNote } from "@starboard/kit";

const Context = createContext<StudyStore | null>(null);
export const StudyContextProvider = Context.Provider;

interface ShownStudy extends StudyState {
  readonly store: StudyStore;
  /** The shown moment, the branch to which it belongs, and what is said about it. */
  readonly moment: LineMoment;
  readonly branch: StudyBranch;
  readonly shownNote: StudyNote | undefined;
  readonly canEdit: boolean;
}

const NO_BRANCH: StudyBranch = {};

export function useStudy(): ShownStudy {
  const store = useContext(Context);
  if (!store) throw new Error("this part stands outside a study");
  const state = useStore(store);
  const moment = shownMoment(state);
  return {
    ...state,
    store,
    moment,
    branch: branchAt(state.chapter, moment.place.path) ?? NO_BRANCH,
    shownNote: noteAt(state.chapter, moment.place),
    canEdit: !state.stored.isReading,
  };
}
