/** The title of the tab: what the page calls itself and, while nobody looks, what has happened there. */

let pageTitle: string | null = null;
let event: string | null = null;
let isListening = false;

const draw = (): void => {
  if (pageTitle !== null) document.title = event === null ? pageTitle : `${event} · ${pageTitle}`;
};

/** Sets the page's own title. An event that stands before it stays there. */
export function setPageTitle(title: string): void {
  pageTitle = title;
  draw();
}

/** Puts an event before the page's title while the tab is hidden. It goes when the tab is shown. */
export function showInTitle(what: string): void {
  if (!document.hidden) return;
  pageTitle ??= document.title;
  event = what;
  draw();
  if (isListening) return;
  isListening = true;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    event = null;
    draw();
  });
}
