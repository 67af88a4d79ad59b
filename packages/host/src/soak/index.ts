/** The soaks of a host: test runs that take minutes and run on demand. */
export { type Cluster, startCluster } from "./cluster.ts";
export { findPostgres } from "./postgres-programs.ts";
export { type ClockSoakOptions, type ClockReport, runClockSoak } from "./clock-jumps.ts";
export { type FieldSoakOptions, type FieldReport, runFieldSoak } from "./field.ts";
export { type FullDiskSoakOptions, type FullDiskReport, runFullDiskSoak } from "./full-disk.ts";
export { type HostileSoakOptions, type HostileReport, runHostileSoak } from "./hostile.ts";
export { type HostSoakOptions, type HostSoakReport, runHostSoak } from "./hosts.ts";
export { type KillSoakOptions, type KillReport, runKillSoak, MAX_LIFE_MS } from "./kill.ts";
export { type RaceSoakOptions, type RaceReport, runRaceSoak } from "./races.ts";
export { type RestartSoakOptions, type RestartReport, runRestartSoak } from "./restarts.ts";
export { type StoreName, storeAt, withTempStorage } from "./temp-storage.ts";
