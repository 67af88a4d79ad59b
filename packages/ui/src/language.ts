/** The language of the texts, as state of components: what holds texts is made again when the reader chooses another one. */
import { type Language, language, onLanguage } from "@starboard/kit";
import {
  type DependencyList,
  type FunctionComponent,
  memo as reactMemo,
  type MemoExoticComponent,
  useMemo as useReactMemo,
  useSyncExternalStore,
} from "react";

/** The language that texts are in. A component that uses it is rendered again when the reader chooses another one. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language, language);

/** React's `useMemo` for values that hold texts. */
export function useMemo<T>(make: () => T, deps: DependencyList): T {
  const now = useLanguage();
  // oxlint-disable-next-line react/exhaustive-deps -- the caller lists them
  return useReactMemo(make, [...deps, now]);
}

/** React's `memo` for components that show texts. */
export function memo<P extends object>(
  component: FunctionComponent<P>,
  areEqual?: (before: Readonly<P>, after: Readonly<P>) => boolean,
): MemoExoticComponent<FunctionComponent<P>> {
  function InLanguage(props: P) {
    useLanguage();
    return component(props);
  }
  InLanguage.displayName = component.name;
  return reactMemo(InLanguage, areEqual);
}
