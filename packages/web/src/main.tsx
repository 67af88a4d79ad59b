import "@starboard/ui/style.css";
import "./shell/shell.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followLanguage, Languages } from "./languages.tsx";
import { watchInstall } from "./install/install.ts";
import { applySettings, useSettings } from "./settings/store.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

applySettings(useSettings.getState());
useSettings.subscribe(applySettings);
watchInstall();
await followLanguage();
createRoot(root).render(
  <Languages>
    <App />
  </Languages>,
);

// Registers the service worker for offline use; not in development, where file names are not stable.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const register = (): void =>
    void setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), 2000);
  // The texts of another language than English may arrive after the page has loaded.
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register);
}
