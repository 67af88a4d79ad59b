/** Errors of the storage layer, in words that name the cause and the setting an administrator can change. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { NewerFormat } from "./migrations.ts";
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
  throw new StorageUnavailable(
    `STARBOARD_DATA is "${dirname(file)}", where an earlier version was killed before it stored its last acts (${left}). Start and stop that version once, then this one.`,
  );
}

/** Wraps a store so that its methods reject with `StorageFailure` only. */
export function withStorageFailures(store: HostStore): HostStore {
  const guarded = Object.entries(store).map(([name, call]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await (call as (...given: readonly unknown[]) => Promise<unknown>).apply(store, args);
      } catch (error) {
        throw new StorageFailure(messageOf(error), { cause: error });
      }
    },
  ]);
  return Object.fromEntries(guarded) as HostStore;
}

/** A sentence about a `DATABASE_URL` that names no PostgreSQL database; undefined for one that does. */
export function databaseUrlProblem(url: string): string | undefined {
  if (/^postgres(?:ql)?:\/\/./.test(url)) return undefined;
  // Anything after the scheme may be a password.
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1];
  const found = scheme === undefined ? "has no scheme" : `begins with ${scheme}:`;
  return `DATABASE_URL ${found}; it must begin with postgresql://, as in postgresql://name:password@localhost/starboard.`;
}

/** The error with the cause and the setting in its message; errors that already have both are returned as they are. */
export function openingError(error: unknown, folder: string): Error {
  if (error instanceof FolderInUse || error instanceof NewerFormat || error instanceof StorageUnavailable) return error;
  const words = error instanceof SqliteError ? sqliteProblem(error, folder) : fileProblem(error, folder);
  return new StorageUnavailable(words, { cause: error });
}

function fileProblem(error: unknown, folder: string): string {
  const { code, path = folder } = error as { code?: string; path?: string };
  const setting = `STARBOARD_DATA is "${folder}"`;
  switch (code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `${setting}, but this account cannot write to ${path} (${code}). Change the owner of the folder or choose another one.`;
    case "EEXIST":
    case "ENOTDIR":
      return `${setting}, but ${path} is or lies below a file. Choose a folder.`;
    case "EISDIR":
      return `${setting}, but ${path} is a folder. Choose another folder for the data.`;
    case "ENOSPC":
    case "EDQUOT":
      return `${setting}, and the disk of ${path} is full (${code}).`;
    default:
      return `${setting}, which cannot be opened: ${messageOf(error)}`;
  }
}

/** By primary result code of SQLite (https://sqlite.org/rescode.html). */
function sqliteProblem({ errcode, file, message }: SqliteError, folder: string): string {
  const setting = `STARBOARD_DATA is "${folder}"`;
  switch (errcode & 0xff) {
    case 11:
    case 26:
      return `${setting}, but the file is damaged or not a database. ${message}. Move it away and restore a backup (starboard restore).`;
    case 8:
    case 14:
    case 23:
      return `${setting}, but this account cannot write to ${file}. ${message}. Change the owner of the folder or choose another one.`;
    case 13:
      return `${setting}, and the disk is full. ${message}.`;
    default:
      return `${setting}, which cannot be opened. ${message}.`;
  }
}

/** Why a PostgreSQL database cannot be used. Shows the server's name, never the password. */
export function postgresProblem(error: unknown, databaseUrl: string): string {
  const server = URL.canParse(databaseUrl) ? new URL(databaseUrl).host || "the local socket" : "its server";
  const { code = "" } = error as { code?: string };
  switch (code) {
    case "ECONNREFUSED":
    case "ECONNRESET":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "ETIMEDOUT":
      return `DATABASE_URL names ${server}, where no PostgreSQL server answers (${code}).`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `DATABASE_URL names ${server}, and this name has no address (${code}).`;
    case "28P01":
    case "28000":
      return `PostgreSQL at ${server} refuses the user or the password of DATABASE_URL: ${messageOf(error)}.`;
    case "3D000":
      return `PostgreSQL at ${server} lacks the database of DATABASE_URL: ${messageOf(error)}.`;
    case "42501":
      return `The user of DATABASE_URL may not create or use the tables at ${server}: ${messageOf(error)}.`;
    default:
      return `The database of DATABASE_URL at ${server} cannot be used: ${messageOf(error)}.`;
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
