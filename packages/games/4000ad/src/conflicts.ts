/** Contradictions between options (section D). Each names its number there and the option to change. */
import type { Invalid } from "@starboard/kernel";
import { mapOf, starIndex } from "./data/map.ts";
import type { StarMap } from "./data/stars.ts";
import { eligibleHomes, homeIds, placementExists, powerCount, standardHomes } from "./home-stars.ts";
import type { Options } from "./options.ts";
import { standard } from "./standard.ts";
import { BAD_OPTIONS } from "./refusals.ts";

type Id = keyof Options;

/** Returns all contradictions in the order of section D. */
export function conflicts(o: Options): Invalid[] {
  const bad: Invalid[] = [];
  const clash = (conflict: number, at: string, about: Record<string, unknown> = {}): void => {
    bad.push({ code: BAD_OPTIONS, at, about: { conflict, rule: `AD-D.${conflict}`, ...about } });
  };
  const usual = standard(o["ad.version"], o["ad.players"]);
  const away = (ids: readonly Id[], conflict: number, about: Record<string, unknown>): void => {
    for (const id of ids) if (o[id] !== usual[id]) clash(conflict, id, about);
  };
  const powers = powerCount(o);
  const alliances = o["ad.version"] === "alliances";
  const map = mapOf(o);

  if (alliances && o["ad.players"] === 3) {
    clash(1, "ad.players", { version: "alliances", players: 3 });
    return bad;
  }
  checkSetup(o, map, powers, clash);
  if (o["ad.recruit"] && o["ad.neutralDefence"] === "none") clash(2, "ad.recruit", { needs: "ad.neutralDefence" });
  if (o["ad.combat"] === "larger")
    away(["ad.fortunes.survivor", "ad.fortunes.equal", "ad.fortunes.retreat"], 3, { combat: "larger" });
  else away(["ad.weakArrival"], 3, { combat: "fortunes" });
  if (alliances) away(["ad.secretAlliances", "ad.forcedArrival", "ad.standoff"], 4, { version: "alliances" });
  else away(["ad.winRegain", "ad.sides", "ad.turnStyle", "ad.armistice"], 4, { version: "independents" });
  if (!alliances && o["ad.secretAlliances"] && powers === 2) clash(5, "ad.secretAlliances", { powers });
  checkOffLimits(o, map, clash);
  if (alliances && o["ad.turnStyle"] === "seat" && o["ad.players"] === 2) clash(8, "ad.turnStyle", { players: 2 });
  return bad;
}

type Clash = (conflict: number, at: string, about?: Record<string, unknown>) => void;

/** Checks conflicts 1, 7 and 9: the home stars. */
function checkSetup(o: Options, map: StarMap, powers: number, clash: Clash): void {
  const setup = o["ad.homes"];
  if (setup !== "custom" && o["ad.homeStars"].length > 0) clash(7, "ad.homeStars", { homes: setup });
  if (setup !== "random" && o["ad.homeRandomMinDist"] !== 1) clash(9, "ad.homeRandomMinDist", { homes: setup });
  if (setup === "custom") {
    checkCustom(o, map, powers, clash);
    return;
  }
  if (setup === "random") {
    if (!placementExists(map, powers, o["ad.homeRandomMinDist"]))
      clash(9, "ad.homeRandomMinDist", { powers, distance: o["ad.homeRandomMinDist"] });
    return;
  }
  const need = setup === "standard" ? 4 : setup === "mira" ? 3 : 2;
  // A custom map may lack a set-up or have another number of home stars for it.
  const has = map.module.setups[setup]?.homes.length ?? 0;
  if (powers !== need || has !== powers) clash(1, "ad.homes", { homes: setup, powers, need: has === 0 ? 0 : need });
}

function checkCustom(o: Options, map: StarMap, powers: number, clash: Clash): void {
  const ids = o["ad.homeStars"];
  if (ids.length > powers) clash(7, "ad.homeStars", { powers, given: ids.length });
  const eligible = eligibleHomes(map);
  if (eligible.length < powers) clash(7, "ad.homes", { powers, given: eligible.length });
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i) clash(7, `ad.homeStars.${i}`, { star: id, twice: true });
    else if (!eligible.includes(starIndex(map, id))) clash(7, `ad.homeStars.${i}`, { star: id, symbols: true });
  });
}

/** Checks conflict 6: only unused standard home stars can be off-limits. With random homes all may be drawn. */
function checkOffLimits(o: Options, map: StarMap, clash: Clash): void {
  const inPlay = o["ad.homes"] === "random" ? standardHomes(map) : homeIds(o, map);
  o["ad.offLimits"].forEach((id, i) => {
    if (!standardHomes(map).includes(id)) clash(6, `ad.offLimits.${i}`, { star: id, standard: false });
    else if (inPlay.includes(id)) clash(6, `ad.offLimits.${i}`, { star: id, inPlay: true });
  });
}
