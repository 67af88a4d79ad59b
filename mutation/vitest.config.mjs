import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { targets } from "./targets.mjs";

// The run works in a copy of the project. Without these aliases the name of a package would lead through node_modules to
// the unchanged original.
const root = process.cwd();

function aliases() {
  const folders = ["packages", "packages/games"].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  );
  return folders
    .filter((folder) => existsSync(join(folder, "package.json")))
    .flatMap((folder) => {
      const { name, exports = {} } = /** @type {{ name: string, exports?: Record<string, string> }} */ (
        JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
      );
      return Object.entries(exports).map(([path, file]) => ({
        find: new RegExp(`^${name}${path.slice(1)}$`),
        replacement: join(folder, file),
      }));
    });
}

const { tests } = targets[process.env["MUTATION_TARGET"] ?? ""] ?? { tests: [] };

export default defineConfig({
  resolve: { alias: aliases() },
  test: {
    include: tests.filter((pattern) => !pattern.startsWith("!")),
    exclude: tests.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1)),
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
