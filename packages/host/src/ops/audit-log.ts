/** What whoever runs the host has done there, kept for those who run it with them. */
import type { AdminDeed } from "@starboard/wire/admin";
import { shelf } from "../storage/collection.ts";

/** Nobody asks after so long, in milliseconds. */
const LIFE = 400 * 86_400_000;

export const deeds = shelf<Omit<AdminDeed, "id">>(
  "deed",
  () => ({}),
  ({ at }) => at + LIFE,
);
