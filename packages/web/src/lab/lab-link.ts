/** Measurements as links: the set-up is compressed into the part of the address that is never sent to a server. */
import type { Measurement } from "@starboard/lab/measurement";
import { fragmentOf, readFragment } from "../editors/draft-link.ts";
import { href } from "../router.ts";

const MARK = "#lab=";

/** The address of the lab with a measurement set up. */
export const labLink = async (plan: Measurement): Promise<string> =>
  new URL(href({ at: "lab" }), globalThis.location.href).href + (await fragmentOf(MARK, plan));

/** What the address holds, unchecked; undefined without a measurement. Throws if it is damaged. */
export const readLabLink = (hash: string): Promise<unknown> => readFragment(MARK, hash);
