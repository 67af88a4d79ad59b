// Builds what `npm start` serves and runs: the pages into dist/web, host and command line into one file each.
// Runs under the locked Node; start.mjs and the browser tests call it and it does nothing when nothing changed.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const stamp = join(dist, ".built");

/** Programs for Node, by the name of their bundle under dist. */
const programs = {
  "host/main": "packages/host/src/main.ts",
  // The thread in which bots think; play/bot-threads.ts knows where it lies.
  "host/bot": "packages/host/src/play/bot.worker.ts",
  // The thread that writes to the embedded store; sqlite/executor.ts knows where it lies.
  "host/writer": "packages/host/src/storage/sqlite/writer.worker.ts",
  // What the soak command kills.
  "host/victim": "packages/host/src/soak/writer.ts",
  "cli/starboard": "packages/cli/src/main.ts",
};

const skipped = new Set(["node_modules", "dist-types", "dist-types-ui", "test"]);

/** Every file a build depends on; contents decide, not times, so a deleted file or a fresh clone counts too. */
function fingerprint() {
  const hash = createHash("sha256").update(process.version);
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path);
      } else if (entry.isFile())
        hash
          .update(path)
          .update("\0")
          .update(readFileSync(join(root, path)));
    }
  };
  walk("packages");
  hash.update(readFileSync(join(root, "package-lock.json"))).update(readFileSync(join(root, "scripts/build.mjs")));
  return hash.digest("hex");
}

function builtFrom() {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return "";
  }
}

/** Compressed once here, as small as it gets, instead of on every request. */
async function compress(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest|txt|map)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

async function buildPrograms() {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    cwd: root,
    input: programs,
    platform: "node",
    // Our own rooms go in; packages stay where npm put them (some look for files of their own at run time).
    external: (id) => !/^(\.|\/|[A-Za-z]:|@starboard\/)/.test(id),
    logLevel: "warn",
  });
  for (const name of ["host", "cli", "shared"]) rmSync(join(dist, name), { recursive: true, force: true });
  await bundle.write({
    dir: dist,
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "shared/[name]-[hash].mjs",
    sourcemap: true,
  });
  await bundle.close();
}

/** Builds everything, unless `force` is false and the last build was made from the same sources. */
export async function build(force = false) {
  const print = fingerprint();
  if (!force && builtFrom() === print) return false;
  rmSync(stamp, { force: true });
  mkdirSync(dist, { recursive: true });
  await buildPrograms();
  // Whoever calls us may be a test runner with its own idea of NODE_ENV; the pages are always the ones that ship.
  process.env["NODE_ENV"] = "production";
  const vite = await import("vite");
  // Finished beside the old pages and then put in their place: a host that is running serves the old ones until then.
  const fresh = join(dist, `web-${process.pid}`);
  try {
    await vite.build({
      root: join(root, "packages/web"),
      logLevel: "warn",
      build: { outDir: fresh, emptyOutDir: true },
    });
    await compress(fresh);
    rmSync(join(dist, "web"), { recursive: true, force: true });
    renameSync(fresh, join(dist, "web"));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(stamp, print);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(!process.argv.includes("--if-needed"));
