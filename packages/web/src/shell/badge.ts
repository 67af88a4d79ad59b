/** The badge on the tab icon and the app icon. */

const counts = new Map<string, number>();
let drawn = -1;

/** Sets the number of waiting items of a kind and updates the badge. */
export function badge(kind: string, count: number): void {
  if (count > 0) counts.set(kind, count);
  else counts.delete(kind);
  const sum = Math.max(0, ...counts.values());
  if (sum === drawn) return;
  drawn = sum;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = sum > 0 ? "/mark-turn.svg" : "/mark.svg";
  // Only installed apps have an icon.
  if ("setAppBadge" in navigator) (sum > 0 ? navigator.setAppBadge(sum) : navigator.clearAppBadge()).catch(() => {});
}
