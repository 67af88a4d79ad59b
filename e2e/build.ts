import { build } from "../scripts/build.mjs";

/** Builds the pages before the browser tests, so that they test the build that is shipped. */
export default async function setup(): Promise<void> {
  await build(false);
}
