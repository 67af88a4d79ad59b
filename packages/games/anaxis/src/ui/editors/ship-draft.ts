/** The current draft of the ship editor, for the other editors. */
import { readShip, type ShipClass } from "@starboard/anaxis";

/** Returns the ship of a ship file if it is valid. */
export function draftShip(file: unknown): ShipClass | undefined {
  if (typeof file !== "object" || file === null) return undefined;
  const { format: _format, version: _version, ...ship } = file as Record<string, unknown>;
  const read = readShip(ship);
  return "ok" in read ? read.ok : undefined;
}
