/** Web push subscription of this browser. */
import type { NewTarget } from "@starboard/wire/notifications";
import { ProblemError } from "../problems.ts";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;

/** Asks for permission and subscribes this browser. Codes: WEB_PUSH_DENIED, WEB_PUSH. */
export async function pushHere(key: string): Promise<NewTarget> {
  if ((await Notification.requestPermission()) !== "granted") throw new ProblemError({ code: "WEB_PUSH_DENIED" });
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = "", keys } = made.toJSON();
    return { is: "push", endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
  } catch {
    throw new ProblemError({ code: "WEB_PUSH" });
  }
}
