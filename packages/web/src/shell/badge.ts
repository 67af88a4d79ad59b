/** The mark on the tab and on the app's icon that something waits for this person. */

const counts = new Map<string, number>();
let drawn = -1;

/** Says how many things of a kind wait; what all kinds together come to is shown. */
export function badge(kind: string, count: number): void {
  if (count > 0) counts.set(kind, count);
  else counts.delete(kind);
  const sum = Math.max(0, ...counts.values());
  if (sum === drawn) return;
  drawn = sum;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = sum > 0 ? "/mark-turn.svg" : "/mark.svg";
  // Only installed pages have an icon of their own.
  if ("setAppBadge" in navigator) (sum > 0 ? navigator.setAppBadge(sum) : navigator.clearAppBadge()).catch(() => {});
}
