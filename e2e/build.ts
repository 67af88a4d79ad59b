import type { TestProject } from "vitest/node";
import { build } from "../scripts/build.mjs";
import { launchServer } from "./chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the browser that all files share. */
    readonly browser: string;
  }
}

/** Builds the pages, so that the shipped build is tested, and starts the browser of all files. Returns how to close it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build(false);
  const browser = await launchServer();
  project.provide("browser", browser.wsEndpoint());
  return () => browser.close();
}
