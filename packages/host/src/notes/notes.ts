/** Notes to oneself about a table: one page for each person, on whichever device they sit. */
import { noteInput, type NoteInfo } from "@starboard/wire/notes";
import { tableId } from "@starboard/wire/host";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, sendError } from "../http/guard.ts";
import { defineCollection } from "../storage/collection.ts";
import { isPlayedBy, type TableDoc } from "../tables/doc.ts";
import { fail } from "../errors.ts";

interface NoteDoc {
  readonly person: string;
  readonly table: string;
  readonly text: string;
}
const TAGS = ["notes"];
const atTable = z.object({ table: tableId });
/** Tables one person may keep notes about. */
const MOST = 500;

export const notes = defineCollection<NoteDoc>("note", ({ person, table }) => ({ person, table }));
export const noteId = (person: string, table: string): string => `${person}.${table}`;

/** Whose page it is: who came in by a seat's own link is the same person on another device. */
function owner({ seats }: TableDoc, sender: string): string {
  return seats.find((seat) => isPlayedBy(seat, sender))?.person ?? sender;
}

export function noteRoutes(app: App, services: HostServices): void {
  const { tables: tableService, store, now } = services;
  app.get(
    "/api/tables/:table/note",
    { schema: { tags: TAGS, summary: "Returns the caller's private note on a table", params: atTable } },
    async (request, reply) => {
      const { person } = request.who;
      const kept = await tableService.get(request.params.table);
      if ("bad" in kept) return sendError(reply, kept.bad);
      const note = person === null ? undefined : await notes.get(store, noteId(owner(kept.ok.doc, person), kept.ok.id));
      return sendResult<NoteInfo>(reply, { ok: { text: note?.doc.text ?? "", version: note?.version ?? 0 } });
    },
  );
  app.put(
    "/api/tables/:table/note",
    {
      bodyLimit: 130_000,
      schema: {
        tags: TAGS,
        summary: "Replaces the caller's private note on a table",
        params: atTable,
        body: noteInput,
      },
    },
    async (request, reply) => {
      const { person } = request.who;
      if (person === null) return sendError(reply, fail("HOST_SIGN_IN").bad);
      const kept = await tableService.get(request.params.table);
      if ("bad" in kept) return sendError(reply, kept.bad);
      const { text, expectedVersion } = request.body;
      const mine = owner(kept.ok.doc, person);
      const id = noteId(mine, kept.ok.id);
      if (expectedVersion === 0 && (await store.count("note", ["person", mine])) >= MOST)
        return sendError(reply, fail("NOTE_FULL").bad);
      const written = await store.write([
        notes.put(id, { person: mine, table: kept.ok.id, text }, now(), expectedVersion),
      ]);
      if (!written) return sendError(reply, fail("NOTE_STALE", "expectedVersion").bad);
      return sendResult<NoteInfo>(reply, { ok: { text, version: expectedVersion + 1 } });
    },
  );
}
