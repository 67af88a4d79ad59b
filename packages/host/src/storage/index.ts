/** The storage of a host, as the command line and tests use it. */
export { backup, StoreEmptyError, restore, StoreNotEmptyError } from "./backup/backup.ts";
export { BackupError, inspect } from "./backup/format.ts";
export { databaseUrlProblem, newerFormat, StorageFailure, StorageUnavailable } from "./failures.ts";
export { NewerFormat } from "./migrations.ts";
export {
  memoryStorage,
  openStorage,
  type StorageOptions,
  type StoragePlace,
  storagePlace,
  storeFile,
} from "./open.ts";
export type { Storage } from "./store.ts";
export { FolderInUse } from "./sqlite/executor.ts";
