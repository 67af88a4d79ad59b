import { Icon, Logo, Menu, Stages, Tool } from "@starboard/ui";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { LanguageChoice } from "../shell/LanguageChoice.tsx";
import { type Theme, useSettings } from "../settings/store.ts";
import { useTableContext } from "./table-context.ts";

/** The top bar: match, turn, stage, board controls and menu. */
export function TopBar({
  note,
  clock,
  onRules,
  onHelp,
  menu,
}: {
  /** Shown after the turn, for example "Replay". */
  readonly note?: string | undefined;
  /** The relevant clocks, if the match has any. */
  readonly clock?: ReactNode;
  readonly onRules: () => void;
  readonly onHelp: () => void;
  /** Menu entries for this kind of match. */
  readonly menu?: ReactNode;
}) {
  const { loaded, board } = useTableContext();
  const { sound, theme, set } = useSettings();
  const { turn, phase, stages } = loaded.screen.phase(board.view, loaded.words);
  const moment = [note, turn].filter(Boolean).join(" · ");
  const { Bar } = loaded.screen;
  return (
    <header className="top">
      <a className="mark" aria-label={en.shell.home} {...link({ at: "landing" })}>
        <Logo />
        <span>{en.shell.brand}</span>
      </a>
      <h1 className="where">
        <b>{loaded.words.title}</b>
        <span>
          {moment}
          {/* Where the stages are shown, they name the phase. */}
          {phase && <i className="where-phase">{moment ? ` · ${phase}` : phase}</i>}
        </span>
      </h1>
      {stages ? <Stages label={en.table.stages} stages={stages} /> : <span className="spring" />}
      {clock}
      {Bar && (
        <div className="bar">
          <Bar {...board} />
        </div>
      )}
      <div className="tools">
        <Tool label={en.table.tabs.rules} hotkey="r" className="desk-only" onClick={onRules}>
          <Icon name="book" />
        </Tool>
        <Tool label={en.table.keys.title} hotkey="?" className="desk-only" onClick={onHelp}>
          <Icon name="help" />
        </Tool>
        <Menu label={en.table.menu} trigger={<Icon name="more" />}>
          {menu}
          <button type="button" className="menu-item phone-only" onClick={onRules}>
            <Icon name="book" />
            {en.table.tabs.rules}
          </button>
          <a className="menu-item" {...link({ at: "tables" })}>
            <Icon name="table" />
            {en.table.myTables}
          </a>
          <a className="menu-item" {...link({ at: "settings" })}>
            <Icon name="gear" />
            {en.table.settings}
          </a>
          <hr />
          <button type="button" className="menu-item" aria-pressed={sound} onClick={() => set({ sound: !sound })}>
            <Icon name={sound ? "sound" : "mute"} />
            {sound ? en.shell.sound.on : en.shell.sound.off}
          </button>
          {(["dark", "light", "contrast"] as const satisfies readonly Theme[]).map((one) => (
            <button
              key={one}
              type="button"
              className="menu-item"
              aria-pressed={theme === one}
              onClick={() => set({ theme: one })}
            >
              <Icon name={theme === one ? "check" : "theme"} />
              {en.shell.theme[one]}
            </button>
          ))}
          <hr />
          <LanguageChoice className="menu-item" />
        </Menu>
      </div>
    </header>
  );
}
