/** Keyboard control: steps of a move, next target, other bank, fire, done. */
import type { FireAct, StepAct } from "@starboard/anaxis";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type Asked, freeStep, type Props, targetsOf } from "./model.ts";
import { volleyFor } from "./ShotCard.tsx";
import { useBoardStore } from "./store.ts";

const STEP_KEYS: Readonly<Record<string, StepAct["do"]>> = {
  ArrowUp: "forward",
  ArrowDown: "reverse",
  ArrowLeft: "left",
  ArrowRight: "right",
  e: "end",
};

/** Words and short forms for typing a move. */
const WORDS: Readonly<Record<string, StepAct["do"]>> = {
  forward: "forward",
  f: "forward",
  fwd: "forward",
  reverse: "reverse",
  back: "reverse",
  r: "reverse",
  left: "left",
  l: "left",
  port: "left",
  right: "right",
  starboard: "right",
  s: "right",
  end: "end",
  e: "end",
};

/** Reads a typed move such as "forward, forward, left, end". Returns the first unknown word, if any. */
export function readMove(text: string): { readonly steps: readonly StepAct[] } | { readonly unknown: string } {
  const steps: StepAct[] = [];
  for (const word of text
    .toLowerCase()
    .split(/[\s,;.]+/)
    .filter(Boolean)) {
    const step = WORDS[word];
    if (!step) return { unknown: word };
    steps.push({ do: step });
  }
  return { steps };
}

/** Handles keys while a ship of the viewer moves or fires, except keys that the board or an input field handles. */
export function useKeys(props: Props, asked: Asked | null): void {
  const now = useRef({ props, asked });
  // A layout effect, so that a key pressed as soon as the prompt appears is handled.
  useLayoutEffect(() => {
    now.current = { props, asked };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const element = event.target as HTMLElement | null;
      if (element?.closest("input, textarea, select, [contenteditable]")) return;
      if (act(now.current.props, now.current.asked, event.key)) event.preventDefault();
    };
    // In the capture phase, before the arrow keys of the board, which move the map.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
}

function act(props: Props, asked: Asked | null, key: string): boolean {
  if (!asked) return false;
  if (asked.step === "move") {
    if (key === "/") {
      document.querySelector<HTMLInputElement>(".ax-steps input")?.focus();
      return true;
    }
    const step = STEP_KEYS[key];
    if (!step) return false;
    props.choose("move", freeStep(asked, step) ?? { do: step });
    return true;
  }
  return asked.step === "fire" ? fireKey(props, asked, key) : false;
}

function fireKey(props: Props, asked: Asked, key: string): boolean {
  const selection = useBoardStore.getState();
  const targets = targetsOf(asked);
  const list = [...targets.keys()];
  if (key === "e") props.choose("fire", { do: "done" });
  else if (key === "b") selection.choose({ bank: selection.bank === "primary" ? "secondary" : "primary" });
  else if (key === "t" && list.length > 0)
    selection.aim(list[(list.indexOf(selection.target) + 1) % list.length] as number);
  else if (key === "f" && targets.has(selection.target)) {
    const acts = targets.get(selection.target) as readonly Extract<FireAct, { do: "fire" }>[];
    const bank = acts.some((act) => act.bank === selection.bank) ? selection.bank : (acts[0]?.bank ?? "primary");
    props.choose("fire", volleyFor(acts, bank, selection));
  } else return false;
  return true;
}
