/**
 * Casting of running matches. The table owner hands out a link; who opens it may draw and write for the spectators. A caster
 * sees what spectators see, with the delay of the table, so that nothing hidden and nothing new can be shown.
 */
import type { Result } from "@starboard/kernel";
import { MAX_CASTERS, type ShownByCaster } from "@starboard/wire/casting";
import { isSafeDelay } from "@starboard/wire/host";
import { fail } from "../errors.ts";
import type { Stored } from "../storage/store.ts";
import type { TableDoc } from "./doc.ts";
import { isCaster, seatsOf } from "./info.ts";
import type { TableService } from "./table-service.ts";

/** Code: TABLE_CAST_DELAY if what a caster shows could still help a player. */
function castable({ terms: { spectators } }: TableDoc): Result<null> {
  return spectators.allowed && isSafeDelay(spectators) ? { ok: null } : fail("TABLE_CAST_DELAY", "spectators");
}

const generationOf = ({ casting }: TableDoc): number => casting?.generation ?? 0;

/** Returns the token that makes its bearer a caster. Codes: TABLE_UNKNOWN, TABLE_FORBIDDEN, TABLE_CAST_DELAY. */
export async function castingToken(tables: TableService, table: string, owner: string): Promise<Result<string>> {
  const stored = await tables.get(table);
  if ("bad" in stored) return stored;
  const { doc } = stored.ok;
  if (doc.owner !== owner) return fail("TABLE_FORBIDDEN");
  const safe = castable(doc);
  return "bad" in safe ? safe : { ok: tables.links.castingToken({ table, generation: generationOf(doc) }) };
}

/** Whether a token is valid for a table now. */
function opens(tables: TableService, table: string, doc: TableDoc, token: string): boolean {
  const link = tables.links.readCasting(token);
  return link?.table === table && link.generation === generationOf(doc);
}

/**
 * Makes a person a caster. Codes: TABLE_UNKNOWN, TABLE_LINK for a token that is not valid, TABLE_CAST_SEATED for players,
 * TABLE_CAST_DELAY, TABLE_CAST_FULL, TABLE_MUTED.
 */
export async function joinCasting(
  tables: TableService,
  table: string,
  person: string,
  token: string,
): Promise<Result<Stored<TableDoc>>> {
  return tables.update(table, (doc) => {
    if (!opens(tables, table, doc, token)) return fail("TABLE_LINK", "token");
    if (seatsOf(doc, person).length > 0) return fail("TABLE_CAST_SEATED");
    const safe = castable(doc);
    if ("bad" in safe) return safe;
    if (doc.muted.includes(person)) return fail("TABLE_MUTED");
    const casters = doc.casting?.casters ?? [];
    const shown = doc.casting?.shown ?? null;
    if (casters.includes(person)) return doc;
    if (casters.length >= MAX_CASTERS) return fail("TABLE_CAST_FULL", "", { most: MAX_CASTERS });
    return { ...doc, casting: { generation: generationOf(doc), casters: [...casters, person], shown } };
  });
}

/** Ends the casting of a table: its casters lose their right, and earlier links are not valid any more. */
export async function endCasting(
  tables: TableService,
  table: string,
  owner: string,
): Promise<Result<Stored<TableDoc>>> {
  return tables.update(table, (doc) =>
    doc.owner === owner
      ? { ...doc, casting: { generation: generationOf(doc) + 1, casters: [], shown: null } }
      : fail("TABLE_FORBIDDEN"),
  );
}

/** Shows marks and a line of text to the spectators. Codes: TABLE_UNKNOWN, TABLE_CAST, TABLE_CAST_DELAY, TABLE_MUTED. */
export async function showCast(
  tables: TableService,
  table: string,
  person: string,
  shown: ShownByCaster,
): Promise<Result<Stored<TableDoc>>> {
  return tables.update(table, (doc) => {
    if (!doc.casting || !isCaster(doc, person)) return fail("TABLE_CAST");
    if (doc.muted.includes(person)) return fail("TABLE_MUTED");
    const safe = castable(doc);
    return "bad" in safe ? safe : { ...doc, casting: { ...doc.casting, shown } };
  });
}
