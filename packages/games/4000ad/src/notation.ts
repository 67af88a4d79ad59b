import type { Result } from "@starboard/kernel";
import type { Options } from "./options.ts";
import type { Table4000 } from "./table.ts";
import { clone } from "./clone.ts";
export const readPosition = (raw: unknown, _o: Options): Result<Table4000> => ({ ok: clone(raw as Table4000) });
export const writePosition = (t: Table4000): unknown => t;
