/** Screen-reader descriptions of stars and fleets. */
import { sectorName } from "@starboard/4000ad";
import type { Spoken } from "../flat/Hits.tsx";
import { en } from "../messages.en.ts";
import type { BoardStore } from "./board-store.ts";
import { held } from "./scene.ts";
import type { BoardData } from "./board-data.ts";

export function starDescriptions(data: BoardData, store: Pick<BoardStore, "sending" | "star" | "target">): Spoken[] {
  const { map, scene, looks, open, question } = data;
  const from = store.sending?.from ?? null;
  return map.stars.map((entry, s): Spoken => {
    const here = scene.stars[s];
    const parts = [en.star.where(entry.name, sectorName(map, s)), en.star.marks(entry.population, entry.materials)];
    if (here?.home) {
      const owner = looks[here.home.power]?.name ?? "";
      const holder = here.home.holder;
      parts.push(holder === null ? en.star.home(owner) : en.star.lost(owner, looks[holder]?.name ?? ""));
    }
    for (const force of here?.forces ?? []) {
      parts.push(en.star.force(looks[force.power]?.name ?? "", force.ships));
      if (force.frozen > 0) parts.push(en.star.frozen(force.frozen));
    }
    if (here && here.neutral > 0) parts.push(en.star.neutral(here.neutral));
    if (here && here.derelict > 0) parts.push(en.star.derelict(here.derelict));
    if (here && !held(here)) parts.push(en.star.empty);
    if (here?.offLimits === true) parts.push(en.star.forbidden);
    if (from !== null && from !== s)
      parts.push(en.star.reach(map.distance[from * map.S + s] ?? 0, data.names[from] ?? ""));
    else if (open.has(s)) parts.push(question?.step === "depart" ? en.star.yours : en.star.canAct);
    return {
      label: `${parts.join(". ")}.`,
      pressed: s === from || s === store.sending?.aim || s === store.target || s === store.star,
    };
  });
}

export function warpDescriptions(data: BoardData, store: Pick<BoardStore, "warp">): (Spoken | null)[] {
  const { map, scene, looks } = data;
  return scene.warps.map((warp): Spoken | null => {
    if (warp.from === null) return null;
    const parts = [
      en.warp(looks[warp.power]?.name ?? "", en.roman[warp.slot] ?? ""),
      en.and(
        warp.aboard.map((c) =>
          warp.aboard.length > 1 ? en.star.force(looks[c.power]?.name ?? "", c.ships) : en.ships(c.ships),
        ),
      ),
      en.fleet.where(data.names[warp.from] ?? "", sectorName(map, warp.from), warp.count),
      en.fleet.choose,
    ];
    return { label: `${parts.join(", ")}.`, pressed: store.warp === warp.warp };
  });
}
