/** Installation of the page as an app: the browser's offer is kept until a player asks for it. */
import { create } from "zustand";

/** The event with which Chromium offers to install a page. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/**
 * How this page can be installed: by the browser's own dialog, by hand from Safari's share menu, or not at all (it is
 * installed already, or the browser does not install pages).
 */
export type InstallWay = "dialog" | "share-menu" | "none";

interface InstallState {
  readonly offer: InstallEvent | null;
  readonly isInstalled: boolean;
}
export const useInstall = create<InstallState>(() => ({ offer: null, isInstalled: false }));

/** Keeps the browser's offer. Called once, early, because the browser makes it only once. */
export function watchInstall(): void {
  const asApp = window.matchMedia("(display-mode: standalone)");
  const readMode = (): void => useInstall.setState({ isInstalled: asApp.matches || isStandaloneOnIos() });
  readMode();
  asApp.addEventListener("change", readMode);
  window.addEventListener("beforeinstallprompt", (event) => {
    // Without this the browser would show its own bar at a moment of its choice.
    event.preventDefault();
    useInstall.setState({ offer: event as InstallEvent });
  });
  window.addEventListener("appinstalled", () => useInstall.setState({ offer: null, isInstalled: true }));
}

/** Shows the browser's dialog. The browser allows that once for each offer. */
export async function install(): Promise<void> {
  const { offer } = useInstall.getState();
  if (!offer) return;
  useInstall.setState({ offer: null });
  const { outcome } = await offer.prompt();
  if (outcome === "accepted") useInstall.setState({ isInstalled: true });
}

export const useInstallWay = (): InstallWay =>
  useInstall(({ offer, isInstalled }) =>
    isInstalled ? "none" : offer ? "dialog" : "standalone" in navigator ? "share-menu" : "none",
  );

/** Only Safari on iOS and iPadOS has this property. */
const isStandaloneOnIos = (): boolean => (navigator as { standalone?: boolean }).standalone === true;
