// A checker of Stryker that rejects every change that is not drawn, so that it is not run.
import { isDrawn } from "./sample.mjs";

class SampleChecker {
  async init() {}

  /** @param {readonly { readonly id: string }[]} mutants */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        isDrawn(id) ? { status: "passed" } : { status: "compileError", reason: "not drawn for the sample" },
      ]),
    );
  }
}

export const strykerPlugins = [{ kind: "Checker", name: "sample", injectableClass: SampleChecker }];
