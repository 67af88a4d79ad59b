/** Texts of installing the page as an app, and of files shared with it. */
import { translatable } from "@starboard/kit";

export const install = translatable("web/messages/install.install", {
  title: "Install Starboard",
  why: "With Starboard as an app, its icon shows how many tables wait for you, and records open with a tap. It works without a network too.",
  shareMenu: "In Safari, open the share menu and choose “Add to Home Screen”.",
  install: "Install",
  notNow: "Not now",
  noted: "OK",
  settingName: "App",
  installed: "Starboard runs as an app.",
  impossible: "This browser does not offer to install Starboard. Others do: Chrome, Edge, and Safari on phones.",
  opening: "Opening the file",
  noFile: "No file arrived",
} as const);
