import { Button, Dialog, Icon, Menu } from "@starboard/ui";
import { randomHex } from "@starboard/match/browser";
import { CHAT_LIMIT, type ChatChannel, type ChatLine } from "@starboard/wire/host-socket";
import type { TableInfo } from "@starboard/wire/host";
import { displayText } from "@starboard/wire/text";
import { useEffect, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { showSuccess } from "../problems.ts";
import { BotWhy } from "./BotWhy.tsx";
import { NameForm } from "./NameForm.tsx";
import { markRead } from "./unread.ts";
import { sendRequest, useOnline } from "./store.ts";

/** The remaining characters are shown from this many on. */
const NEAR = 60;
const KEY = "starboard.hidden";
/** Hidden authors stored at most. */
const MOST = 200;
/** Authors whose messages are hidden here. An author has a different id at every table. */
const hidden = new Set<string>(readHidden());

function readHidden(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
function hide(who: string): void {
  if (!hidden.delete(who)) hidden.add(who);
  try {
    localStorage.setItem(KEY, JSON.stringify([...hidden].slice(-MOST)));
  } catch {
    // Storage is blocked: the change lasts as long as the page.
  }
}

/** Chat of a table: for all players, for allies, or for spectators. */
export function Chat({
  info,
  allies = false,
}: {
  readonly info: TableInfo;
  /** Whether the game allows private chat between seats. */
  readonly allies?: boolean;
}) {
  const lines = useOnline((s) => s.followedTables.get(info.table)?.chat) ?? NONE;
  const me = useOnline((s) => s.me);
  const seated = info.you.seats.length > 0;
  const [channel, setChannel] = useState<ChatChannel>(seated ? "table" : "spectators");
  const [text, setText] = useState("");
  const [, redraw] = useState(0);
  const end = useRef<HTMLDivElement>(null);
  const sending = useRef<string | null>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
    const last = lines.at(-1);
    if (last) markRead(info.table, last.n);
  }, [lines, info.table]);
  const channels: readonly ChatChannel[] = seated ? (allies ? ["table", "allies"] : ["table"]) : ["spectators"];
  const send = async (): Promise<void> => {
    const line = text.trim();
    if (line === "") return;
    if (sending.current === line) return;
    sending.current = line;
    // Waits while the connection is down; the idempotency key keeps a resent message from appearing twice.
    const done = await sendRequest({ is: "say", table: info.table, to: channel, text: line, key: randomHex(12) });
    sending.current = null;
    if (done) setText((now) => (now.trim() === line ? "" : now));
  };
  const nobody = (me?.person ?? null) === null;
  const answers = seated ? answeringBot(info) : undefined;
  return (
    <section className="online-chat" aria-label={en.online.chat.title}>
      <h2>{en.online.chat.title}</h2>
      <div ref={end} role="log" aria-live="polite">
        {lines.length === 0 && (
          <p className="panel-note">
            {en.online.chat.empty} {answers !== undefined && en.online.chat.reasons.ask(answers)}
          </p>
        )}
        {lines.map((line) => (
          <Line
            key={line.n}
            line={line}
            info={info}
            onHide={() => {
              hide(line.who);
              redraw((n) => n + 1);
            }}
          />
        ))}
      </div>
      {nobody ? (
        <>
          <p className="panel-note">{en.online.chat.named}</p>
          <NameForm name="" />
        </>
      ) : info.you.muted ? (
        <p className="panel-note">{en.online.chat.muted}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {channels.length > 1 && (
            <select
              className="field"
              aria-label={en.online.chat.channel}
              value={channel}
              onChange={(event) => setChannel(event.target.value as ChatChannel)}
            >
              {channels.map((one) => (
                <option key={one} value={one}>
                  {en.online.chat[one]}
                </option>
              ))}
            </select>
          )}
          <input
            className="field"
            value={text}
            maxLength={CHAT_LIMIT}
            aria-label={en.online.chat.write}
            placeholder={en.online.chat.write}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" look="may" label={en.online.chat.send}>
            <Icon name="send" />
          </Button>
          {text.length > CHAT_LIMIT - NEAR && (
            <output className="panel-note">
              {en.online.chat.charactersLeft(CHAT_LIMIT - text.length, CHAT_LIMIT)}
            </output>
          )}
        </form>
      )}
    </section>
  );
}
const NONE: readonly ChatLine[] = [];

/** The name of a bot that answers at a table: none does where others may join or where the match counts. */
function answeringBot({ terms, tournament, seats, state }: TableInfo): string | undefined {
  if (state === "lobby" || terms.listed || terms.rated || tournament !== undefined) return undefined;
  return seats.find(({ kind }) => kind === "bot")?.name;
}

function Line({
  line,
  info,
  onHide,
}: {
  readonly line: ChatLine;
  readonly info: TableInfo;
  readonly onHide: () => void;
}) {
  const { chat } = en.online;
  const hides = hidden.has(line.who);
  const muted = info.muted.includes(line.who);
  const [reporting, setReporting] = useState(false);
  return (
    <div className={`online-line ${line.channel}`}>
      <b>{line.name}</b> {line.channel !== "table" && <small>{chat[line.channel]}</small>}{" "}
      <span>
        {hides ? (
          <i>{chat.hidden}</i>
        ) : line.text === null ? (
          <i>{chat.removed}</i>
        ) : line.why ? (
          <BotWhy terms={line.why.terms} />
        ) : (
          <bdi>{displayText(line.text)}</bdi>
        )}
      </span>
      <Menu label={chat.menu(line.name)} className="tool" trigger={<Icon name="more" size={14} />}>
        <button type="button" className="menu-item" onClick={onHide}>
          <Icon name={hides ? "sound" : "mute"} />
          {hides ? chat.show(line.name) : chat.hide(line.name)}
        </button>
        <button type="button" className="menu-item" onClick={() => setReporting(true)}>
          <Icon name="warn" />
          {chat.report}
        </button>
        {info.you.owner && (
          <button
            type="button"
            className="menu-item"
            onClick={() => void sendRequest({ is: "mute", table: info.table, who: line.who, on: !muted })}
          >
            <Icon name={muted ? "check" : "lock"} />
            {muted ? chat.unmute(line.name) : chat.mute(line.name)}
          </button>
        )}
      </Menu>
      {reporting && <Report line={line} table={info.table} onClose={() => setReporting(false)} />}
    </div>
  );
}

/** Dialog that reports a message to the administrator. */
function Report({
  line,
  table,
  onClose,
}: {
  readonly line: ChatLine;
  readonly table: string;
  readonly onClose: () => void;
}) {
  const { chat } = en.online;
  const [why, setWhy] = useState("");
  const send = (): void => {
    onClose();
    void sendRequest({ is: "report", table, n: line.n, why: why.trim() }).then(
      (done) => done && showSuccess({ code: "WEB_REPORTED" }),
    );
  };
  return (
    <Dialog title={chat.report} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <blockquote className="online-quote">
          <b>{line.name}</b> <bdi>{displayText(line.text ?? "")}</bdi>
        </blockquote>
        <p className="panel-note">{chat.reportText}</p>
        <label className="online-field">
          <span>{chat.why}</span>
          <input
            className="field"
            value={why}
            maxLength={CHAT_LIMIT}
            onChange={(event) => setWhy(event.target.value)}
          />
        </label>
        <div className="actions">
          <Button onClick={onClose}>{chat.keep}</Button>
          <Button type="submit" look="main">
            {chat.reportGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
