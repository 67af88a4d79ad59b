/** The files of a game's folder. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The file that specifies how the golden records beside it are made. */
export const SPECS = "specs.json";

/** Every file at or below a path with the given ending, sorted by name. Throws if the path does not exist. */
export function filesUnder(path: string, ending: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesUnder(inner, ending);
      return entry.name.endsWith(ending) ? [inner] : [];
    });
}
