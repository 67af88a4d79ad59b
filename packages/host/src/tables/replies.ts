/** What the routes of tables answer: the table as the caller sees it, with the links that the caller may share. */
import type { Result } from "@starboard/kernel";
import type { TableInfo, TableWithLinks } from "@starboard/wire/host";
import type { FastifyRequest } from "fastify";
import type { HostServices } from "../services.ts";
import type { Caller } from "../people/identity.ts";
import type { Stored } from "../storage/store.ts";
import type { TableOwner } from "./create.ts";
import type { TableDoc } from "./doc.ts";
import { linksFor } from "./info.ts";

export const ownerOf = ({ person, kind, name }: Caller, called = name): TableOwner => ({
  person: person ?? "",
  // A program plays under its own name, which says that it is one.
  name: kind === "bot" ? name : called,
  account: kind === "account" ? person : null,
  ...(kind === "bot" && { program: true as const }),
});
/** Returns the sender's id; empty for an anonymous sender, who owns no tables. */
export const sender = ({ who }: FastifyRequest): string => who.person ?? "";

export function tableReplies({ tables: tableService, hub, matches }: HostServices) {
  async function infoOf(stored: Stored<TableDoc>, who: Caller): Promise<TableInfo> {
    return hub.infoOf(stored, await matches.summary(stored.id), who.person);
  }
  const shown = async (result: Result<Stored<TableDoc>>, request: FastifyRequest): Promise<Result<TableInfo>> =>
    "bad" in result ? result : { ok: await infoOf(result.ok, request.who) };
  const withLinks = async (
    result: Result<Stored<TableDoc>>,
    request: FastifyRequest,
  ): Promise<Result<TableWithLinks>> => {
    if ("bad" in result) return result;
    const { id, doc } = result.ok;
    const links = linksFor(id, doc, request.who.person, tableService.links);
    return { ok: { table: await infoOf(result.ok, request.who), links } };
  };
  return { infoOf, shown, withLinks };
}
