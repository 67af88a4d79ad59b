/** Tests the files in `deploy/`: they must agree with docs/hosting.md. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const text = (name: string): string => readFileSync(join(root, "deploy", name), "utf8");

/** Returns the settings of a unit file by section; a repeated name keeps its last value. */
function unit(name: string): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of text(name).split("\n")) {
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (heading !== undefined) section = sections[heading] = {};
    else if (key !== undefined && value !== undefined) section[key] = value;
    else expect(line, `${name}: neither comment nor setting`).toMatch(/^(#.*)?$/);
  }
  return sections;
}

test("systemd restarts the host without limit", () => {
  const { Unit, Service } = unit("starboard.service");
  // Ignored, with only a warning, in any other section.
  expect(Unit?.["StartLimitIntervalSec"]).toBe("0");
  expect(Service).toMatchObject({ Restart: "always", RestartSec: "1" });
  expect(Service).not.toHaveProperty("StartLimitIntervalSec");
  expect(Service).not.toHaveProperty("RestartPreventExitStatus");
});

test("the unit starts the built program in a writable folder", () => {
  const { Service = {} } = unit("starboard.service");
  expect(Service["ExecStart"]).toMatch(
    /^\/opt\/starboard\/node_modules\/\.bin\/node .*\/opt\/starboard\/dist\/host\/main\.mjs$/,
  );
  expect(readFileSync(join(root, "scripts/build.mjs"), "utf8")).toContain(`"host/main": "packages/host/src/main.ts"`);
  expect(Service["ProtectSystem"]).toBe("strict");
  expect(Service["Environment"]).toContain(`STARBOARD_DATA=/var/lib/${Service["StateDirectory"]}`);
});

test("every file the deployment names is in the repository", () => {
  for (const [, file = ""] of text("compose.yaml").matchAll(/(?:dockerfile: |\.\/)([\w./]+)/g))
    expect(existsSync(join(root, file)) || existsSync(join(root, "deploy", file)), file).toBe(true);
  expect(text("Dockerfile")).toMatch(/CMD \["node", "--enable-source-maps", "dist\/host\/main\.mjs"\]/);
});
