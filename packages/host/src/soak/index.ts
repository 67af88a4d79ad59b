/** The soaks of a host: test runs that take minutes and run on demand. */
export { type Cluster, startCluster } from "./cluster.ts";
export { findPostgres } from "./postgres-programs.ts";
export { type FieldSoakOptions, type FieldReport, runFieldSoak } from "./field.ts";
export { type HostileSoakOptions, type HostileReport, runHostileSoak } from "./hostile.ts";
export { type KillSoakOptions, type KillReport, runKillSoak, MAX_LIFE_MS } from "./kill.ts";
export { type StoreName, storeAt, withTempStorage } from "./temp-storage.ts";
