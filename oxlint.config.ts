import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type OxlintOverride } from "oxlint";

// Which package may import which. This list is the architecture: every import that is not listed is an error, including
// external packages, so that a new dependency is visible in review.
const games = readdirSync(join(import.meta.dirname, "packages/games"), { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && existsSync(join(import.meta.dirname, "packages/games", entry.name, "package.json")),
  )
  .map((entry) => entry.name);

const browser = ["react", "react-dom", "zustand", "three"];

type PackageRule = {
  files: string;
  packages: readonly string[];
  outside: readonly string[];
  pure?: boolean;
  node?: boolean;
  /** Code that decides for a bot: it may use only states made by `determinize`, and no draws of a match. */
  blind?: boolean;
};

// Everything in the kernel that creates, plays or reads the actual state of a match, or its provable draws.
const matchState = [
  "start",
  "play",
  "replay",
  "verifyRecord",
  "provableDraws",
  "matchKey",
  "deriveDraw",
  "activeActs",
  "readRecord",
  "parseRecord",
];

const packages: PackageRule[] = [
  { files: "packages/kernel/src", packages: [], outside: ["zod", "@noble/hashes"], pure: true },
  { files: "packages/kit/src", packages: ["kernel"], outside: ["zod"], pure: true },
  { files: "packages/conformance/src", packages: ["kernel", "kit"], outside: ["zod"] },
  { files: "packages/conformance/src/node", packages: ["kernel", "kit", "conformance"], outside: [], node: true },
  { files: "packages/bots/src", packages: ["kernel"], outside: [], blind: true },
  // The review judges from views, as a bot does. Only `record` reads the states of a match, and hands on views.
  { files: "packages/bots/src/review", packages: ["kernel"], outside: ["zod"], blind: true },
  { files: "packages/bots/src/review/record", packages: ["kernel"], outside: [] },
  { files: "packages/match/src", packages: ["kernel", "wire"], outside: [] },
  { files: "packages/match/src/browser", packages: ["kernel", "wire", "match"], outside: [] },
  { files: "packages/match/src/node", packages: ["kernel", "wire", "match"], outside: [], node: true },
  { files: "packages/wire/src", packages: ["kernel"], outside: ["zod"] },
  { files: "packages/client/src", packages: ["match", "wire"], outside: [] },
  { files: "packages/client/src/simulator", packages: ["kernel", "kit", "bots", "registry"], outside: [] },
  { files: "packages/print/src", packages: [], outside: ["pdfkit"] },
  { files: "packages/share/src", packages: ["kernel", "kit"], outside: [] },
  // The script of replay pages stands alone.
  { files: "packages/share/src/browser", packages: [], outside: [] },
  {
    files: "packages/ui/src",
    packages: ["kernel", "kit"],
    outside: [...browser, "@fontsource", "@fontsource-variable"],
  },
  {
    files: "packages/web/src",
    packages: ["client", "match", "wire", "bots", "lab", "ui", "kernel", "kit", "print", "registry", "sample", "share"],
    outside: [...browser, "@fontsource", "@fontsource-variable", "@simplewebauthn", "gifenc", "uqr"],
  },
  { files: "packages/lab/src", packages: ["bots", "kernel", "registry"], outside: [] },
  {
    files: "packages/host/src",
    packages: ["match", "wire", "bots", "lab", "kernel", "kit", "registry", "share", ...games],
    outside: [
      "fastify",
      "@fastify",
      "fastify-type-provider-zod",
      "zod",
      "pg",
      "pg-boss",
      "ws",
      "prom-client",
      "@simplewebauthn",
      "web-push",
      "nodemailer",
      "ipaddr.js",
      "@resvg/resvg-wasm",
    ],
    node: true,
  },
  {
    files: "packages/cli/src",
    packages: [
      "kernel",
      "kit",
      "conformance",
      "bots",
      "client",
      "match",
      "wire",
      "host",
      "lab",
      "print",
      "registry",
      "share",
      ...games,
    ],
    outside: [],
    node: true,
  },
  // The list of games.
  { files: "packages/registry/src", packages: ["kernel", "kit", "bots", ...games], outside: [] },
  ...[
    ...games.map((id) => ({ id, folder: `packages/games/${id}` })),
    { id: "sample", folder: "packages/sample" },
    { id: "sample-grid", folder: "packages/sample-grid" },
  ].flatMap(({ id, folder }): PackageRule[] => [
    // Delaunay triangulation is plain arithmetic: it gives the same map on every machine.
    { files: `${folder}/src`, packages: ["kernel", "kit"], outside: ["zod", "d3-delaunay"], pure: true },
    { files: `${folder}/src/bot`, packages: ["kernel", "kit", "bots"], outside: [], pure: true, blind: true },
    // The board of a game may also import the game's rules, by the package name.
    { files: `${folder}/src/ui`, packages: ["kernel", "kit", "ui", id], outside: browser },
    // Pieces to print and cut out; no browser needed.
    { files: `${folder}/src/print`, packages: ["kernel", "kit", "print"], outside: [], pure: true },
  ]),
];

/** Most lines of a function, comments and blank lines included. */
const FUNCTION_LINES = 120;

// Rules are replayed years later and on other machines, so they must not depend on when or where they run.
const environmentGlobals = [
  "Date",
  "performance",
  "process",
  "document",
  "window",
  "globalThis",
  "navigator",
  "crypto",
  "fetch",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "requestAnimationFrame",
  "console",
  "Buffer",
];

function importRules(rule: PackageRule): OxlintOverride {
  const names = [...rule.packages.map((name) => `@starboard/${name}`), ...rule.outside];
  if (rule.node === true) names.push("node:*");
  // Forbids everything, then allows the list. (The rule's regular expressions have no look-ahead and fail silently.)
  const group = ["**", "!./**", "!../**", ...names.flatMap((name) => [`!${name}`, `!${name}/**`])];
  // A relative path through another src folder would bypass the list, and rules must not import their board.
  group.push("**/src/**");
  if (rule.pure === true) group.push("**/ui/**");
  const message = `${rule.files} may import only ${names.length > 0 ? names.join(", ") : "its own files"}.`;
  return {
    files: [`${rule.files}/**/*.{ts,tsx}`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [{ group, message }],
          ...(rule.blind === true
            ? {
                paths: [
                  {
                    name: "@starboard/kernel",
                    importNames: matchState,
                    message: "Bots must not use the actual state of a match.",
                  },
                ],
              }
            : {}),
        },
      ],
      ...(rule.pure === true
        ? {
            "no-restricted-globals": [
              "error",
              ...environmentGlobals.map((name) => ({
                name,
                message: "Rules must not use a clock, a host or a browser.",
              })),
            ],
            "no-restricted-properties": [
              "error",
              {
                object: "Math",
                property: "random",
                message: "Draws come from the kernel, which makes them verifiable.",
              },
            ],
          }
        : { "no-restricted-globals": "off", "no-restricted-properties": "off" }),
    },
  } as OxlintOverride;
}

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise"],
  categories: { correctness: "error" },
  ignorePatterns: ["dist", "**/dist-types", "**/dist-types-ui", "coverage"],
  options: { typeAware: true },
  rules: {
    // new Array(n) is faster where states are cloned a hundred thousand times per second.
    "unicorn/no-new-array": "off",
    "max-lines-per-function": ["error", { max: FUNCTION_LINES, skipBlankLines: false, skipComments: false }],
    eqeqeq: "error",
    "no-var": "error",
    "prefer-const": "error",
    "no-eval": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "import/no-cycle": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/consistent-type-imports": "error",
  },
  overrides: [
    // Tests use invalid values on purpose; the scripts are plain JavaScript for older versions of Node.
    {
      files: ["**/test/**", "e2e/**", "scripts/**"],
      rules: {
        "typescript/no-unsafe-argument": "off",
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-call": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-unsafe-return": "off",
      },
    },
    ...packages.map(importRules),
    // A manifest also names the screen, which it loads on demand; so do the collected texts.
    {
      files: [
        "packages/games/*/src/manifest.ts",
        "packages/sample*/src/manifest.ts",
        "packages/games/*/src/{texts,lessons,translations}*.gen.ts",
      ],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              { group: ["**", "!./**", "!@starboard/kit"], message: "A manifest names only files of its own game." },
            ],
          },
        ],
      },
    },
    {
      files: ["packages/games/*/src/test/**"],
      rules: { "no-restricted-imports": "off", "no-restricted-globals": "off", "no-restricted-properties": "off" },
    },
  ],
});
