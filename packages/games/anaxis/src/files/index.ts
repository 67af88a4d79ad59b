/** The files that players of Anaxis make: ships, fleets and scenarios (AX-1.7, AX-9.2, AX-13.2). */
import type { Invalid, Result } from "@starboard/kernel";
import { type FileKind, type GameFiles, type MatchOptions, readFileName, readHeader } from "@starboard/kit";
import { readScenario, readShip } from "../data/read.ts";
import type { ScenarioFile } from "../data/scenario.ts";
import type { ShipClass } from "../data/ship.ts";
import { RACE_IDS, SHIPS } from "../data/ships.ts";
import { game } from "../game.ts";
import { en } from "../text/en/files.ts";
import { shipType } from "../text/ship-type.ts";
import { sideId } from "../text/side-name.ts";
import { boardPicture, fleetPicture, scenarioPicture, shipPicture } from "./picture.ts";
import { printedFleet, trial } from "./trial.ts";

const SHIP_FORMAT = "starboard.anaxis.ship";
const FLEET_FORMAT = "starboard.anaxis.fleet";
/** Most custom ships in a file. */
const MOST_OWN = 30;

export type ShipFile = ShipClass & { readonly format: typeof SHIP_FORMAT; readonly version: 1 };
export interface FleetFile {
  readonly format: typeof FLEET_FORMAT;
  readonly version: 1;
  readonly name: string;
  readonly race: string;
  readonly points: number;
  readonly cp: number;
  readonly ships: readonly string[];
  readonly own: readonly ShipClass[];
}
export type ScenarioWithShips = ScenarioFile & { readonly ships?: readonly ShipClass[] };

/** A race to try ships of another one against. */
const foeOf = (race: string): string => (race === "pelloda" ? "ardoni" : "pelloda");
const classIn = (own: readonly ShipClass[], id: string): ShipClass | undefined =>
  [...SHIPS, ...own].find((ship) => ship.id === id);
const costOf = ({ ships, own, cp }: FleetFile): number =>
  ships.reduce((sum, id) => sum + (classIn(own, id)?.cost ?? 0), 0) + cp / 2;

/** Reads a list of custom ships. */
function readOwn(raw: unknown, at: string): Result<readonly ShipClass[]> {
  if (!Array.isArray(raw) || raw.length > MOST_OWN) return { bad: [{ code: "AX_SHIP_FIELD", at, rule: "AX-1.7" }] };
  const own: ShipClass[] = [];
  for (const [i, one] of raw.entries()) {
    const read = readShip(one, `${at}.${i}`);
    if ("bad" in read) return read;
    own.push(read.ok);
  }
  return { ok: own };
}

const trialOf = ({ ships, own, race, points, cp }: FleetFile): MatchOptions =>
  trial(ships, printedFleet(foeOf(race), points), own, [cp, cp]);
/** A match in which the rules refuse the file's options cannot be measured or played. */
const allowed = (options: MatchOptions): Result<object> => game.options.parse(options);

const ship: FileKind<ShipFile> = {
  id: "ship",
  get title() {
    return en.ship;
  },
  editor: "ship",
  read(raw) {
    const header = readHeader(raw, SHIP_FORMAT, "AX_SHIP_FILE");
    if ("bad" in header) return header;
    const { format: _format, version: _version, ...fields } = header.ok;
    const read = readShip(fields);
    return "bad" in read ? read : { ok: { format: SHIP_FORMAT, version: 1, ...read.ok } };
  },
  nameOf: ({ name }) => name,
  facts: (file) => [
    en.race(file.race),
    en.shipClass(shipType(file.class), file.cost),
    en.ratings(file.hull, file.speed, file.maneuver),
  ],
  picture: shipPicture,
  play({ format: _format, version: _version, ...made }) {
    const points = Math.max(6, made.cost * 2);
    const foe = made.race === "ardoni" ? "pelloda" : "ardoni";
    return trial([made.id, made.id], printedFleet(foe, points), [made]);
  },
};

const whole = (raw: unknown, most: number): raw is number =>
  typeof raw === "number" && Number.isInteger(raw) && raw >= 0 && raw <= most;

const fleet: FileKind<FleetFile> = {
  id: "fleet",
  get title() {
    return en.fleet;
  },
  editor: "fleet",
  read(raw) {
    const header = readHeader(raw, FLEET_FORMAT, "AX_FLEET_FILE");
    if ("bad" in header) return header;
    const { race, points, cp, ships } = header.ok;
    const name = readFileName(header.ok["name"], "AX_FLEET_FILE");
    if ("bad" in name) return name;
    const wrong = (code: string, at: string, about?: Invalid["about"]): { readonly bad: readonly Invalid[] } => ({
      bad: [{ code, at, rule: "AX-9.2", ...(about && { about }) }],
    });
    if (typeof race !== "string" || !RACE_IDS.includes(race as never)) return wrong("AX_FLEET_RACE", "race");
    if (!whole(points, 1000)) return wrong("AX_FLEET_POINTS", "points");
    if (!whole(cp, 1000)) return wrong("AX_FLEET_POINTS", "cp");
    const own = readOwn(header.ok["own"] ?? [], "own");
    if ("bad" in own) return own;
    if (!Array.isArray(ships) || ships.length > 100) return wrong("AX_FLEET_SHIP", "ships");
    if (ships.length === 0) return wrong("AX_FLEET_EMPTY", "ships");
    for (const [i, id] of ships.entries()) {
      const found = typeof id === "string" ? classIn(own.ok, id) : undefined;
      if (!found) return wrong("AX_FLEET_SHIP", `ships.${i}`, { ship: String(id).slice(0, 40) });
      if (found.race !== race) return wrong("AX_FLEET_RACE", `ships.${i}`, { ship: found.id });
    }
    const file: FleetFile = {
      format: FLEET_FORMAT,
      version: 1,
      name: name.ok,
      race,
      points,
      cp,
      ships: ships as readonly string[],
      own: own.ok,
    };
    if (costOf(file) > points) return wrong("AX_FLEET_POINTS", "points", { cost: costOf(file), points });
    const read = allowed(trialOf(file));
    return "bad" in read ? read : { ok: file };
  },
  nameOf: ({ name }) => name,
  facts: (file) => [
    en.race(file.race),
    en.ships(file.ships.length, costOf(file)),
    ...(file.cp > 0 ? [en.cinema(file.cp)] : []),
  ],
  picture: ({ ships, own }) => fleetPicture(ships.flatMap((id) => classIn(own, id) ?? [])),
  play: trialOf,
  balance: (file) => ({ options: trialOf(file), of: "file", seat: 0 }),
};

const optionsOf = ({ ships, ...file }: ScenarioWithShips): MatchOptions => ({
  "ax.ownShips": ships && ships.length > 0 ? ships : null,
  "ax.ownScenario": file,
});

const scenario: FileKind<ScenarioWithShips> = {
  id: "scenario",
  get title() {
    return en.scenario;
  },
  editor: "scenario",
  read(raw) {
    const header = readHeader(raw, "starboard.anaxis.scenario", "AX_SCENARIO_FILE");
    if ("bad" in header) return header;
    const { ships, ...file } = header.ok;
    const own = readOwn(ships ?? [], "ships");
    if ("bad" in own) return own;
    const read = readScenario(file, own.ok);
    if ("bad" in read) return read;
    const made: ScenarioWithShips = own.ok.length > 0 ? { ...read.ok, ships: own.ok } : read.ok;
    const options = allowed(optionsOf(made));
    return "bad" in options ? options : { ok: made };
  },
  nameOf: ({ name }) => name,
  facts: ({ map, turnLimit, sides }) => [
    en.map(map.cols, map.rows),
    en.turns(turnLimit),
    ...sides.map(({ fleet: ships, points }, i) =>
      en.sideShips(
        i + 1,
        (ships ?? []).reduce((sum, { count }) => sum + count, 0),
        points,
      ),
    ),
  ],
  picture: ({ ships = [], ...file }) => scenarioPicture(file, ships),
  play: optionsOf,
  balance: (file) => ({ options: optionsOf(file), of: "sides", seat: 0 }),
};

export const files: GameFiles = { kinds: [ship, fleet, scenario], board: boardPicture, sideId };
