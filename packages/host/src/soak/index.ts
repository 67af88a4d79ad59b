export { type Cluster, findPostgres, startCluster } from "./cluster.ts";
export { type FieldOrder, type FieldReport, fieldTrial } from "./field.ts";
export { type HostileOrder, type HostileReport, hostileTrial } from "./hostile.ts";
export { type KillOrder, type KillReport, killTrial, LONGEST } from "./kill.ts";
export { type StoreName, storeAt, withPlace } from "./temp-storage.ts";
