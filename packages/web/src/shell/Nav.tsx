import { Icon, type IconName, Logo, Menu, Tool } from "@starboard/ui";
import { useEffect } from "react";
import * as en from "../messages/en.ts";
import { link, type Route, useRoute } from "../router.ts";
import { type Theme, useSettings } from "../settings/store.ts";
import { followTurns, useTurns } from "../online/turn-count.ts";
import { sorted, useTables } from "../tables/store.ts";

const LINKS: readonly {
  readonly route: Route;
  readonly icon: IconName;
  readonly name: string;
  readonly includes: readonly Route["at"][];
  /** On a phone it is in the menu at the top, because five tabs fit below. */
  readonly inMenu?: true;
}[] = [
  {
    route: { at: "landing" },
    icon: "play",
    get name() {
      return en.shell.nav.play;
    },
    includes: ["landing", "new", "make"],
  },
  {
    route: { at: "tables" },
    icon: "table",
    get name() {
      return en.shell.nav.tables;
    },
    includes: ["tables", "verify"],
  },
  {
    route: { at: "learn" },
    icon: "cap",
    get name() {
      return en.shell.nav.learn;
    },
    includes: ["learn", "puzzles", "studies"],
  },
  {
    route: { at: "online" },
    icon: "people",
    get name() {
      return en.shell.nav.online;
    },
    includes: [
      "online",
      "find",
      "ladder",
      "programs",
      "people",
      "archive",
      "statistics",
      "play",
      "account",
      "tournaments",
      "tournament",
      "season",
      "clubs",
      "club",
    ],
  },
  {
    route: { at: "library" },
    icon: "library",
    get name() {
      return en.shell.nav.library;
    },
    includes: ["library", "libraryItem"],
  },
  {
    route: { at: "lab" },
    icon: "chart",
    get name() {
      return en.shell.nav.lab;
    },
    includes: ["lab"],
    inMenu: true,
  },
  {
    route: { at: "rules" },
    icon: "book",
    get name() {
      return en.shell.nav.rules;
    },
    includes: ["rules"],
    inMenu: true,
  },
];

/** The navigation bar of every page except matches; on a phone its links are at the bottom. */
export function Nav() {
  const here = useRoute().at;
  const turns = useTables((s) => sorted(s.summaries).yours.length);
  const refresh = useTables((s) => s.refresh);
  useEffect(() => void refresh(), [refresh, here]);
  const hosted = useTurns((s) => s.count);
  useEffect(() => followTurns(), []);
  const links = (
    <>
      {LINKS.map(({ route, icon, name, includes, inMenu }) => (
        <a
          key={name}
          className={inMenu ? "desk-only" : undefined}
          {...link(route)}
          aria-current={includes.includes(here) ? "page" : undefined}
        >
          <Icon name={icon} />
          {name}
          {route.at === "tables" && <Waiting count={turns} />}
          {route.at === "online" && <Waiting count={hosted} />}
        </a>
      ))}
    </>
  );
  return (
    <>
      <header className="nav">
        <a className="mark" aria-label={en.shell.home} {...link({ at: "landing" })}>
          <Logo />
          <span>{en.shell.brand}</span>
        </a>
        <nav className="nav-links desk-only" aria-label={en.shell.nav.label}>
          {links}
        </nav>
        <div className="tools">
          <SoundTool />
          <ThemeMenu />
          <a
            className="tool"
            aria-label={en.shell.nav.settings}
            {...link({ at: "settings" })}
            aria-current={here === "settings" ? "page" : undefined}
          >
            <Icon name="gear" />
          </a>
          <Menu label={en.shell.nav.more} trigger={<Icon name="more" />} className="tool phone-only">
            {LINKS.filter(({ inMenu }) => inMenu).map(({ route, icon, name, includes }) => (
              <a
                key={name}
                className="menu-item"
                {...link(route)}
                aria-current={includes.includes(here) ? "page" : undefined}
              >
                <Icon name={icon} size={16} /> {name}
              </a>
            ))}
          </Menu>
        </div>
      </header>
      <nav className="tabbar phone-only" aria-label={en.shell.nav.label}>
        {links}
      </nav>
    </>
  );
}

function Waiting({ count }: { readonly count: number }) {
  return count > 0 ? (
    <span className="badge n" title={en.shell.yourTurns(count)}>
      {count}
    </span>
  ) : null;
}

export function SoundTool() {
  const { sound, set } = useSettings();
  return (
    <Tool label={sound ? en.shell.sound.on : en.shell.sound.off} hotkey="m" onClick={() => set({ sound: !sound })}>
      <Icon name={sound ? "sound" : "mute"} />
    </Tool>
  );
}

export function ThemeMenu() {
  const { theme, set } = useSettings();
  return (
    <Menu label={en.shell.theme.label} trigger={<Icon name="theme" />}>
      {(["dark", "light", "contrast"] as const satisfies readonly Theme[]).map((name) => (
        <button
          key={name}
          type="button"
          className="menu-item"
          aria-pressed={theme === name}
          onClick={() => set({ theme: name })}
        >
          {en.shell.theme[name]}
          {theme === name && (
            <span className="end">
              <Icon name="check" />
            </span>
          )}
        </button>
      ))}
    </Menu>
  );
}
