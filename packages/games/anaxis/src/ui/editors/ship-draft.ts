/** What lies on the bench of the ship editor. */
import { readShip, type ShipClass } from "@starboard/anaxis";

/** The ship in a ship file, when it is sound. */
export function draftShip(file: unknown): ShipClass | undefined {
  if (typeof file !== "object" || file === null) return undefined;
  const { format: _format, version: _version, ...ship } = file as Record<string, unknown>;
  const read = readShip(ship);
  return "ok" in read ? read.ok : undefined;
}
