/** Loads what lists show of running matches: the name of the turn and a small picture, from the player's own view. */
import type { Viewer } from "@starboard/kernel";
import { type Glance, language } from "@starboard/kit";
import type { MatchClient } from "@starboard/match";
import type { Update } from "@starboard/wire";
import { useEffect } from "react";
import { create } from "zustand";
import { loadGlance } from "../games.ts";
import { localMatchClient } from "../local/index.ts";
import type { MatchItem } from "./match-items.ts";

/** Glances by match and entry count. A failed load is not repeated; the list then shows the icon only. */
const useGlances = create<{ readonly glances: ReadonlyMap<string, Glance | null> }>()(() => ({ glances: new Map() }));
/** Loads run one after the other, so that a long list does not delay the page. */
let queue: Promise<unknown> = Promise.resolve();

/** A glance names the turn in words, so that there is one for each language. */
const keyOf = ({ kind, match, shown }: MatchItem): string => `${language()} ${kind} ${match} ${shown?.at ?? 0}`;

/** The update of one viewer now, by a subscription that ends with the first one. */
export async function updateOnce(client: MatchClient, match: string, viewer: Viewer): Promise<Update> {
  let stop = (): void => {};
  try {
    return await new Promise((resolve, reject) => {
      stop = client.watch(match, viewer, resolve, (bad) => reject(new Error(bad[0]?.code)));
    });
  } finally {
    stop();
  }
}

async function viewOf({ kind, match, shown }: MatchItem): Promise<unknown> {
  if (!shown) return undefined;
  const { viewer, at } = shown;
  if (kind === "local") return (await updateOnce(localMatchClient(), match, viewer)).view;
  if (viewer === "public") return undefined;
  const response = await fetch(`/api/tables/${match}/seats/${viewer}/update?since=${Math.max(0, at - 1)}`);
  return response.ok ? ((await response.json()) as { readonly view?: unknown }).view : undefined;
}

async function loadItem(item: MatchItem): Promise<Glance | null> {
  const [view, glance] = [await viewOf(item), await loadGlance(item.gameId)];
  return view === undefined || !glance ? null : glance(view);
}

/** The glance at a running match; null while it loads and if there is none. */
export function useGlance(item: MatchItem): Glance | null {
  const key = keyOf(item);
  const isWanted = item.state === "playing";
  useEffect(() => {
    if (!isWanted || useGlances.getState().glances.has(key)) return;
    const put = (glance: Glance | null): void =>
      useGlances.setState(({ glances }) => ({ glances: new Map(glances).set(key, glance) }));
    put(null);
    queue = queue.then(() => loadItem(item)).then(put, () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the item and its entry count
  }, [key, isWanted]);
  return useGlances(({ glances }) => glances.get(key) ?? null);
}
