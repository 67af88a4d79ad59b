/** The script of a replay page: the board of one frame, its log, and the controls. It needs nothing but its page. */
import type { PlayerWords } from "../player-page.ts";
import { type ReplayData, shownTokens } from "../replay-data.ts";

interface Input {
  readonly data: ReplayData;
  readonly words: PlayerWords;
  readonly n?: number;
  readonly live?: string;
  readonly isStill: boolean;
}

const STEP_MS = 1_400;
const POLL_MS = 5_000;
/** Frames whose lines stand in the log at once. */
const LOGGED = 40;
const SVG = "http://www.w3.org/2000/svg";

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text = "",
  set: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(set)) element.setAttribute(key, value);
  return element;
}

class Player {
  readonly #words: PlayerWords;
  readonly #board = make("div", "", { class: "board", role: "img" });
  readonly #log = make("ol", "", { class: "log", tabindex: "0" });
  readonly #caption = make("p", "", { class: "caption", "aria-live": "polite", tabindex: "0" });
  readonly #count = make("output", "", { class: "count" });
  readonly #range = make("input", "", { type: "range", min: "0" });
  readonly #play = make("button", "", { type: "button" });
  #data: ReplayData;
  /** The tokens of each frame. */
  #pictures: number[][] = [];
  #at = 0;
  #timer = 0;

  constructor({ data, words, n, live, isStill }: Input, root: HTMLElement) {
    this.#words = words;
    this.#data = data;
    this.#unpack();
    this.#board.setAttribute("aria-label", words.board);
    this.#log.setAttribute("aria-label", words.log);
    this.#range.setAttribute("aria-label", words.move);
    root.append(this.#board);
    if (!isStill) {
      root.append(this.#caption, this.#controls(), this.#log);
      document.addEventListener("keydown", (event) => this.#key(event));
    }
    const asked = data.frames.findLastIndex((frame) => frame.n <= (n ?? -1));
    this.#show(live === undefined ? Math.max(0, asked) : data.frames.length - 1);
    if (live !== undefined) this.#follow(live);
  }

  #unpack(): void {
    let shown: number[] = [];
    this.#pictures = this.#data.frames.map(({ picture }) => (shown = shownTokens(shown, picture)));
  }

  #controls(): HTMLElement {
    const { first, back, on, last, keys } = this.#words;
    const box = make("div", "", { class: "controls", title: keys });
    const button = (label: string, sign: string, act: () => void): HTMLButtonElement => {
      const made = make("button", sign, { type: "button", "aria-label": label, title: label });
      made.addEventListener("click", act);
      return made;
    };
    this.#play.addEventListener("click", () => this.#toggle());
    this.#range.addEventListener("input", () => this.#go(Number(this.#range.value)));
    const buttons = [
      button(first, "«", () => this.#go(0)),
      button(back, "◀", () => this.#go(this.#at - 1)),
      this.#play,
      button(on, "▶", () => this.#go(this.#at + 1)),
      button(last, "»", () => this.#go(this.#data.frames.length - 1)),
    ];
    box.append(...buttons, this.#range, this.#count);
    this.#label();
    return box;
  }

  #label(): void {
    const { play, pause } = this.#words;
    const label = this.#timer === 0 ? play : pause;
    this.#play.textContent = label;
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = {
      ArrowLeft: () => this.#go(this.#at - 1),
      ArrowRight: () => this.#go(this.#at + 1),
      Home: () => this.#go(0),
      End: () => this.#go(this.#data.frames.length - 1),
      " ": () => this.#toggle(),
    }[event.key];
    // A focused button or the slider handles its own keys.
    const own = event.target instanceof HTMLButtonElement ? event.key === " " : event.target === this.#range;
    if (!act || own) return;
    event.preventDefault();
    act();
  }

  #toggle(): void {
    if (this.#timer === 0) {
      if (this.#at === this.#data.frames.length - 1) this.#show(0);
      this.#timer = window.setInterval(() => this.#advance(), STEP_MS);
    } else this.#stop();
    this.#label();
  }
  #stop(): void {
    window.clearInterval(this.#timer);
    this.#timer = 0;
  }
  #advance(): void {
    this.#show(this.#at + 1);
    if (this.#at < this.#data.frames.length - 1) return;
    this.#stop();
    this.#label();
  }
  #go(to: number): void {
    this.#stop();
    this.#label();
    this.#show(to);
  }

  #show(to: number): void {
    const last = this.#data.frames.length - 1;
    this.#at = Math.min(Math.max(to, 0), last);
    const frame = this.#data.frames[this.#at];
    if (!frame) return;
    this.#draw();
    this.#caption.replaceChildren(
      ...(frame.turn === "" ? [] : [make("b", frame.turn)]),
      ...frame.lines.flatMap(([text, rule]) => [" ", text, " ", make("code", rule)]),
    );
    this.#range.max = `${last}`;
    this.#range.value = `${this.#at}`;
    this.#count.textContent = this.#words.of.replace("-1", `${this.#at + 1}`).replace("-2", `${last + 1}`);
    this.#list();
  }

  /** Parsed as XML: what a picture holds is shapes and text, whatever it says. */
  #draw(): void {
    const { width, height, tokens } = this.#data;
    const inner = (this.#pictures[this.#at] ?? []).map((token) => tokens[token]).join("");
    const text = `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
    const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    this.#board.replaceChildren(document.importNode(svg, true));
  }

  #list(): void {
    const items = this.#data.frames.slice(Math.max(0, this.#at - LOGGED), this.#at + 1).flatMap((frame, i, all) =>
      frame.lines.map(([text, rule]) => {
        const item = make("li", `${text} `, i === all.length - 1 ? { class: "now" } : {});
        item.append(make("code", rule));
        return item;
      }),
    );
    this.#log.replaceChildren(...items);
    this.#log.scrollTop = this.#log.scrollHeight;
  }

  /** Asks for newer frames while the match runs; who looks at an earlier frame stays there. */
  #follow(address: string): void {
    const ask = async (): Promise<void> => {
      const newest = this.#data.frames.at(-1)?.n ?? 0;
      const answer = await fetch(`${address}?since=${newest}`, { credentials: "omit" }).catch(() => null);
      if (answer?.status === 200) {
        const { data, isOver } = (await answer.json()) as { data: ReplayData; isOver: boolean };
        this.#add(data);
        if (isOver) {
          this.#caption.append(" ", make("b", this.#words.ended));
          return;
        }
      } else if (answer?.status === 404) return;
      window.setTimeout(() => void ask(), POLL_MS);
    };
    window.setTimeout(() => void ask(), POLL_MS);
  }

  /** Adds frames that were encoded for themselves. */
  #add({ tokens, frames, width, height }: ReplayData): void {
    const newest = this.#data.frames.at(-1)?.n ?? -1;
    const wasLast = this.#at === this.#data.frames.length - 1;
    const offset = this.#data.tokens.length;
    let shown: number[] = [];
    const added: ReplayData["frames"][number][] = [];
    for (const frame of frames) {
      shown = shownTokens(shown, frame.picture);
      if (frame.n > newest) added.push({ ...frame, picture: [0, 0, shown.map((token) => token + offset)] });
    }
    if (added.length === 0) return;
    this.#data = {
      width,
      height,
      tokens: [...this.#data.tokens, ...tokens],
      frames: [...this.#data.frames, ...added],
    };
    this.#unpack();
    if (wasLast) this.#show(this.#data.frames.length - 1);
    else this.#show(this.#at);
  }
}

const [holder, root] = [document.getElementById("data"), document.getElementById("player")];
if (holder && root) new Player(JSON.parse(holder.textContent) as Input, root);
