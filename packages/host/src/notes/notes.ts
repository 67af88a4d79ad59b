/** Private notes: one per person and table, shared by all devices of the person. */
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
/** Maximum number of notes per person. */
const MAX_NOTES = 500;

export const notes = defineCollection<NoteDoc>("note", ({ person, table }) => ({ person, table }));
export const noteId = (person: string, table: string): string => `${person}.${table}`;

/** Returns the person who owns the note. A caller who opened a seat link is the seat's person on another device. */
function noteOwner({ seats }: TableDoc, sender: string): string {
  return seats.find((seat) => isPlayedBy(seat, sender))?.person ?? sender;
}

export function noteRoutes(app: App, services: HostServices): void {
  const { tables: tableService, store, now } = services;
  app.get(
    "/api/tables/:table/note",
    { schema: { tags: TAGS, summary: "Returns the caller's private note on a table", params: atTable } },
    async (request, reply) => {
      const { person } = request.who;
      const stored = await tableService.get(request.params.table);
      if ("bad" in stored) return sendError(reply, stored.bad);
      const note =
        person === null ? undefined : await notes.get(store, noteId(noteOwner(stored.ok.doc, person), stored.ok.id));
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
      const stored = await tableService.get(request.params.table);
      if ("bad" in stored) return sendError(reply, stored.bad);
      const { text, expectedVersion } = request.body;
      const mine = noteOwner(stored.ok.doc, person);
      const id = noteId(mine, stored.ok.id);
      if (expectedVersion === 0 && (await store.count("note", ["person", mine])) >= MAX_NOTES)
        return sendError(reply, fail("NOTE_FULL").bad);
      const written = await store.write([
        notes.put(id, { person: mine, table: stored.ok.id, text }, now(), expectedVersion),
      ]);
      if (!written) return sendError(reply, fail("NOTE_STALE", "expectedVersion").bad);
      return sendResult<NoteInfo>(reply, { ok: { text, version: expectedVersion + 1 } });
    },
  );
}
