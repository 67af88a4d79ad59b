import * as en from "../messages/en.ts";
import { link, type Route, useRoute } from "../router.ts";
import "./tabs.css";

const TABS: readonly {
  readonly route: Route;
  readonly name: () => string;
  readonly includes: readonly Route["at"][];
}[] = [
  { route: { at: "online" }, name: () => en.pages.online, includes: ["online"] },
  { route: { at: "find" }, name: () => en.pages.find, includes: ["find"] },
  { route: { at: "ladder" }, name: () => en.pages.ladder, includes: ["ladder", "programs"] },
  { route: { at: "tournaments" }, name: () => en.pages.tournament, includes: ["tournaments", "tournament", "season"] },
  { route: { at: "clubs" }, name: () => en.pages.clubs, includes: ["clubs", "club"] },
  { route: { at: "archive" }, name: () => en.pages.archive, includes: ["archive"] },
];

/** On a phone the tabs are wider than the screen. */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>("[aria-current]");
  if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
}

/** The pages of the club: tables, opponents, ladder, tournaments, clubs, archive. */
export function ClubTabs() {
  const here = useRoute();
  const isShown = TABS.some(({ includes }) => includes.includes(here.at));
  if (!isShown || (here.at === "online" && here.table !== undefined)) return null;
  return (
    <nav key={here.at} className="club-tabs" aria-label={en.shell.nav.online} ref={showCurrent}>
      {TABS.map(({ route, name, includes }) => (
        <a key={route.at} {...link(route)} aria-current={includes.includes(here.at) ? "page" : undefined}>
          {name()}
        </a>
      ))}
    </nav>
  );
}
