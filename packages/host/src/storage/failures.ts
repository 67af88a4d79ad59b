/** Errors of the storage layer, in words that name the cause and the setting an administrator can change. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { en as words } from "../messages/operation.en.ts";
import { FORMAT, NewerFormat } from "./migrations.ts";
import { SqliteError } from "./sqlite/database.ts";
import { FolderInUse } from "./sqlite/executor.ts";
import type { HostStore } from "./store.ts";

/** A read or write of the store failed. Requests that needed it are answered with HOST_STORE. */
export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
}

/** The place where data is kept cannot be opened. The message names the setting. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}

/**
 * Throws `StorageUnavailable` if acts lie beside the SQLite file. Earlier versions kept the last acts there until they
 * were in the file, and deleted them when they stopped. Without them, acts that players have seen would be lost.
 */
export function refuseUnstoredActs(file: string): void {
  const left = ["acts1", "acts2"].map((name) => `${file}-${name}`).find((name) => existsSync(name));
  if (left === undefined) return;
  throw new StorageUnavailable(words.unstoredActs(dirname(file), left));
}

/** Wraps a store so that its methods reject with `StorageFailure` only. */
export function withStorageFailures(store: HostStore): HostStore {
  const fail = (error: unknown): never => {
    throw new StorageFailure(messageOf(error), { cause: error });
  };
  const guarded = Object.entries(store).map(([name, call]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await (call as (...given: readonly unknown[]) => Promise<unknown>).apply(store, args);
      } catch (error) {
        return fail(error);
      }
    },
  ]);
  return {
    ...(Object.fromEntries(guarded) as HostStore),
    // Called with every act: one promise less.
    append: (...args) => store.append(...args).catch(fail),
  };
}

/** A sentence about a `DATABASE_URL` that names no PostgreSQL database; undefined for one that does. */
export function databaseUrlProblem(url: string): string | undefined {
  if (/^postgres(?:ql)?:\/\/./.test(url)) return undefined;
  // Anything after the scheme may be a password.
  return words.databaseUrl(/^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]);
}

/** A sentence about a store of a newer program. */
export const newerFormat = ({ place, found }: NewerFormat): string => words.newerFormat(place, found, FORMAT);

/** The error with the cause and the setting in its message; errors that already have both are returned as they are. */
export function openingError(error: unknown, folder: string): Error {
  if (error instanceof FolderInUse || error instanceof NewerFormat || error instanceof StorageUnavailable) return error;
  const problem = error instanceof SqliteError ? sqliteProblem(error, folder) : fileProblem(error, folder);
  return new StorageUnavailable(problem, { cause: error });
}

function fileProblem(error: unknown, folder: string): string {
  const { code, path = folder } = error as { code?: string; path?: string };
  switch (code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return words.notWritable(folder, path, ` (${code}).`);
    case "EEXIST":
    case "ENOTDIR":
      return words.belowFile(folder, path);
    case "EISDIR":
      return words.isFolder(folder, path);
    case "ENOSPC":
    case "EDQUOT":
      return words.full(folder, path, code);
    default:
      return words.notOpened(folder, messageOf(error));
  }
}

/** By primary result code of SQLite (https://sqlite.org/rescode.html). */
function sqliteProblem({ errcode, file, message }: SqliteError, folder: string): string {
  switch (errcode & 0xff) {
    case 11:
    case 26:
      return words.storeDamaged(folder, message);
    case 8:
    case 14:
    case 23:
      return words.notWritable(folder, file, `. ${message}.`);
    case 13:
      return words.storeFull(folder, message);
    default:
      return words.storeNotOpened(folder, message);
  }
}

/** Why a PostgreSQL database cannot be used. Shows the server's name, never the password. */
export function postgresProblem(error: unknown, databaseUrl: string): string {
  const server = URL.canParse(databaseUrl) ? new URL(databaseUrl).host || words.localSocket : words.itsServer;
  const { code = "" } = error as { code?: string };
  switch (code) {
    case "ECONNREFUSED":
    case "ECONNRESET":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "ETIMEDOUT":
      return words.noServer(server, code);
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return words.noName(server, code);
    case "28P01":
    case "28000":
      return words.password(server, messageOf(error));
    case "3D000":
      return words.noDatabase(server, messageOf(error));
    case "42501":
      return words.noRights(server, messageOf(error));
    default:
      return words.unusable(server, messageOf(error));
  }
}

/**
 * Returns the message of an error without its full stop. Failed attempts at the addresses of one host name arrive as an
 * `AggregateError` without a message; the messages of its errors are joined.
 */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(messageOf).join("; ");
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}
