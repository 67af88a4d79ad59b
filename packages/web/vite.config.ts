import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatFor } from "@starboard/kit";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, transformWithOxc } from "vite";

/** Writes the worker that keeps the pages for times without a network: our text behind the list of built files. */
function offline(): Plugin {
  const source = join(import.meta.dirname, "src/offline/sw.ts");
  return {
    name: "starboard:offline",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
      const files = Object.keys(bundle)
        // Of the fonts only what our own texts are written in; the others are fetched when a name needs them.
        .filter((name) => /\.(js|css)$/.test(name) || /-latin-(?!ext).*\.woff2$/.test(name))
        .map((name) => `/${name}`)
        .concat("/mark.svg", "/manifest.webmanifest", "/icons/app-192.png")
        .sort();
      this.emitFile({ type: "asset", fileName: "sw.js", source: `const FILES = ${JSON.stringify(files)};\n${code}` });
    },
  };
}

/** Leaves the screens, prints and translations that manifests name out of the workers, which never load them. */
function withoutScreens(): Plugin {
  const left = /^\.\/(?:ui|print)\/.*\.tsx?$/;
  return {
    name: "starboard:without-screens",
    enforce: "pre",
    resolveId: (id, importer) =>
      (left.test(id) && importer?.endsWith("/src/manifest.ts")) || importer?.endsWith("/src/translations.gen.ts")
        ? "\0no-screen"
        : null,
    load: (id) =>
      id === "\0no-screen"
        ? "export const screen = undefined, guide = undefined, PARTS = [], printParts = undefined, " +
          "landing = undefined, texts = undefined, lessons = undefined, rules = undefined;"
        : null,
  };
}

/** Vite serves JSON as a module, which a browser refuses to import as JSON; a build makes a chunk of it. */
function jsonWhileDeveloping(): Plugin {
  return {
    name: "starboard:json-while-developing",
    apply: "serve",
    enforce: "pre",
    transform: (code, id) =>
      /\/src\/puzzles\/index\.ts/.test(id) ? code.replaceAll(', { with: { type: "json" } }', "") : null,
  };
}

/** Says on the page's description how many games there are. */
function description(): Plugin {
  const games = readFileSync(join(import.meta.dirname, "../games/games.txt"), "utf8")
    .trim()
    .split("\n").length;
  const number = formatFor("en").spelled(games);
  return {
    name: "starboard:description",
    transformIndexHtml: (html) => html.replace("%GAMES%", number.charAt(0).toUpperCase() + number.slice(1)),
  };
}

export default defineConfig({
  plugins: [react(), offline(), description(), jsonWhileDeveloping()],
  // While developing, the host runs beside Vite: npm start in one window, npm run dev in another.
  server: { proxy: { "/api": { target: "http://localhost:8080", ws: true } } },
  // Workers fetch the games they need, as pages do.
  worker: { format: "es", plugins: () => [withoutScreens()], rolldownOptions: { checks: { bundlerTimings: false } } },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2024",
    // three.js is one piece of 700 kB; only those who look in depth fetch it.
    chunkSizeWarningLimit: 900,
    // How long plugins take on a busy machine is no news.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Texts have no side effects, so those of one page travel with that page although one file lists them all.
      treeshake: { moduleSideEffects: (id: string) => !id.includes("/src/messages/") },
    },
  },
});
