import { build } from "../scripts/build.mjs";

/** The pages under test are the ones that would be shipped. */
export default async function setup(): Promise<void> {
  await build(false);
}
