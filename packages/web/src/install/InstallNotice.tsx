import { Button } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import { install, useInstallWay } from "./install.ts";

/** Whether to propose the installation: it is possible, and the player was not asked before. */
export function useInstallOffer(): boolean {
  const way = useInstallWay();
  return !useSettings((s) => s.installOffered) && way !== "none";
}

/** Proposes to install the page as an app. Shown at correspondence tables, which people come back to. */
export function InstallNotice() {
  const way = useInstallWay();
  const set = useSettings((s) => s.set);
  const done = (): void => set({ installOffered: true });
  return (
    <section className="online-agree" aria-label={en.install.title}>
      <div>
        <p>
          <b>{en.install.title}</b>
        </p>
        <p className="panel-note">
          {way === "share-menu" ? `${en.install.why} ${en.install.shareMenu}` : en.install.why}
        </p>
        <div className="row">
          {way === "dialog" && (
            <Button look="main" onClick={() => void install().finally(done)}>
              {en.install.install}
            </Button>
          )}
          <Button look="quiet" onClick={done}>
            {way === "dialog" ? en.install.notNow : en.install.noted}
          </Button>
        </div>
      </div>
    </section>
  );
}
