/** What Warp Empires is made of, for pages, hosts and the command line. */
import type { GameManifest } from "@starboard/kit";
import { landing } from "./text/en/landing.ts";
import { translations } from "./translations.gen.ts";

export const manifest: GameManifest = {
  id: "warp-empires",
  prefix: "WE",
  landing,
  translations,
  play: () => import("./index.ts"),
  rules: () => import("./rules.gen.ts").then((module) => module.rules),
  bot: () => import("./bot/index.ts").then((module) => module.bot),
  screen: () => import("./ui/index.tsx").then((module) => module.screen),
  guide: () => import("./ui/guide/guide.ts").then((module) => module.guide),
  course: () => import("./lessons/index.ts").then((module) => module.course),
  puzzles: () => import("./puzzles/index.ts").then((module) => module.puzzles),
  provers: () => import("./puzzles/provers/index.ts").then((module) => module.provers),
  moments: () => import("./moments.ts").then((module) => module.moments),
  measured: () => import("./measured.gen.ts").then((module) => module.measured),
  evenSides: () => import("./index.ts").then((module) => module.evenSides),
  files: () => import("./files/index.ts").then((module) => module.files),
  print: () => import("./print/index.ts"),
  schemas: () => import("./module/published.ts").then((module) => module.publishedForms()),
};
