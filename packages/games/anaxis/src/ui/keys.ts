/** Keyboard control: steps of a move, next target, other bank, fire, done. */
import type { StepAct } from "@starboard/anaxis";
import { usePageKeys } from "@starboard/ui";
import { advises, type Asked, type Props, targetsOf } from "./model.ts";
import { freeStep, moverOf, planSteps } from "./mover.ts";
import { aimedAt, bankAt, canDamage, volleyFor } from "./aim.ts";
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

/** Handles keys while a ship of the viewer moves or fires. */
export function useKeys(props: Props, asked: Asked | null): void {
  // Before the arrow keys of the board, which move the map.
  usePageKeys((event) => act(props, asked, event.key), true);
}

function act(props: Props, asked: Asked | null, key: string): boolean {
  if (!asked) return false;
  const mover = moverOf(props.view.board, asked, useBoardStore.getState().picked);
  if (mover) {
    if (key === "/") {
      document.querySelector<HTMLInputElement>(".ax-steps input")?.focus();
      return true;
    }
    if (key === "h") {
      useBoardStore.getState().toggleThreat();
      return true;
    }
    const how = STEP_KEYS[key];
    // Before the move has begun the key "e" would end it at once without a step.
    if (!how || (how === "end" && asked.step !== "move")) return false;
    planSteps(props, asked, mover.ship, [freeStep(mover, how) ?? { do: how }]);
    return true;
  }
  return asked.step === "fire" ? fireKey(props, asked, key) : false;
}

function fireKey(props: Props, asked: Asked, key: string): boolean {
  const selection = useBoardStore.getState();
  const targets = targetsOf(asked);
  const list = [...targets.keys()];
  const t = props.view.board;
  const target = aimedAt(t, asked, selection.target, advises(props));
  if (key === "e") props.choose("fire", { do: "done" });
  else if (key === "b" && targets.has(target)) {
    const bank = bankAt(t, asked.ship, targets.get(target) ?? [], selection.bank, advises(props));
    selection.choose({ bank: bank === "primary" ? "secondary" : "primary" });
  } else if (key === "t" && list.length > 0) selection.aim(list[(list.indexOf(target) + 1) % list.length] as number);
  else if (key === "f" && targets.has(target)) {
    const volley = volleyFor(t, asked.ship, targets.get(target) ?? [], selection, advises(props));
    // A futile volley is fired with its own button only.
    if (canDamage(t, asked.ship, volley)) props.choose("fire", volley);
  } else return false;
  return true;
}
