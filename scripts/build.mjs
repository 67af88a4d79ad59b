// Builds everything `npm start` needs: the pages into dist/web, host and command line into one file each.
// Runs under the locked Node. start.mjs and the browser tests call it; it does nothing if the sources are unchanged.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
  // The bot thread; its path is in play/bot-threads.ts.
  "host/bot": "packages/host/src/play/bot.worker.ts",
  // The thread of a review; its path is in reviews/review-thread.ts.
  "host/review": "packages/host/src/reviews/review.worker.ts",
  // The thread that measures what is published; its path is in library/measure/match-thread.ts.
  "host/measure": "packages/host/src/library/measure/match.worker.ts",
  // The thread that proves published puzzles; its path is in library/proof/proof-thread.ts.
  "host/proof": "packages/host/src/library/proof/proof.worker.ts",
  // The thread that reads contents which play whole matches; its path is in library/check/content-thread.ts.
  "host/content": "packages/host/src/library/check/content.worker.ts",
  // The thread that draws cards and frames; its path is in share/drawing-thread.ts.
  "host/drawing": "packages/host/src/share/drawing.worker.ts",
  // The storage thread of the embedded store; its path is in sqlite/executor.ts.
  "host/writer": "packages/host/src/storage/sqlite/writer.worker.ts",
  // The process that `starboard soak` kills.
  "host/victim": "packages/host/src/soak/writer.ts",
  "cli/starboard": "packages/cli/src/main.ts",
};

const skipped = new Set(["node_modules", "dist-types", "dist-types-ui", "test"]);

/** Hash of every file a build depends on. Uses contents, not times, so deleted files and fresh clones are detected. */
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

/** Compresses the pages once at build time with the best settings, instead of on every request. */
async function compress(/** @type {string} */ folder) {
  const compressOne = async (/** @type {string} */ path) => {
    const bytes = readFileSync(path);
    if (bytes.length < 1024) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  };
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((one) => one.isFile() && /\.(html|js|css|svg|json|webmanifest|txt|map)$/.test(one.name));
  await Promise.all(files.map((one) => compressOne(join(one.parentPath, one.name))));
}

async function buildPrograms() {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    cwd: root,
    input: programs,
    platform: "node",
    // Our own packages are bundled. npm packages are not, because some read their own files at run time.
    // Manifests name the screens, which only pages load. The texts of screens in other languages are part of a game's texts.
    external: (id) => !/^(\.|\/|[A-Za-z]:|@starboard\/)/.test(id) || /\/ui\/.*(?<!\.de)\.tsx?$/.test(id),
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
  // Data that a program reads at run time stands beside it.
  cpSync(join(root, "packages/cli/src/mine/suites"), join(dist, "cli/suites"), { recursive: true });
}

/** Builds everything, unless `force` is false and the last build was made from the same sources. */
export async function build(force = false) {
  const print = fingerprint();
  if (!force && builtFrom() === print) return false;
  rmSync(stamp, { force: true });
  mkdirSync(dist, { recursive: true });
  await buildPrograms();
  // A test runner may have set NODE_ENV; the pages are always built for production.
  process.env["NODE_ENV"] = "production";
  const vite = await import("vite");
  // Built beside the old pages and then moved, so that a running host serves the old ones until then.
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
