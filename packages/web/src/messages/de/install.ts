/** Texts of installing the page as an app, in German. */
import type { Translation } from "@starboard/kit";
import type { install as english } from "../en/install.ts";

export const install: Translation<typeof english> = {
  title: "Starboard installieren",
  why: "Als App zeigt Starboard am Symbol, wie viele Tische auf dich warten, und Aufzeichnungen öffnen sich mit einem Tipp. Sie läuft auch ohne Netz.",
  shareMenu: "Öffne in Safari das Teilen-Menü und wähle „Zum Home-Bildschirm“.",
  install: "Installieren",
  notNow: "Nicht jetzt",
  noted: "OK",
  settingName: "App",
  installed: "Starboard läuft als App.",
  impossible:
    "Dieser Browser bietet die Installation nicht an. Andere tun es: Chrome, Edge und auf dem Handy auch Safari.",
  opening: "Die Datei wird geöffnet",
  noFile: "Es kam keine Datei an",
};
