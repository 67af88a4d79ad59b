export {
  memoryStorage,
  openStorage,
  type StorageOptions,
  type StoragePlace,
  storagePlace,
  storeFile,
} from "./open.ts";
export type { Storage } from "./store.ts";
