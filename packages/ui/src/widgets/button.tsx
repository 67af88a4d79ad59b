import type { MouseEvent, ReactNode, Ref } from "react";
import { useRuleLink } from "./rule-link.tsx";
import { type Explanation, useWhy } from "./why.tsx";

export interface ButtonProps {
  /** `main` is filled and stands at most once on a screen; `may` is outlined in the colour of "you may act here". */
  readonly look?: "main" | "may" | "plain" | "quiet";
  /** Why the button does nothing now: it stays reachable, tells the reason, and a click opens the rule. */
  readonly why?: Explanation | undefined;
  /** What the button does, in a tip, where the label alone is too short. */
  readonly hint?: Explanation | undefined;
  readonly hotkey?: string | undefined;
  readonly label?: string | undefined;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly className?: string;
  readonly type?: "button" | "submit";
  readonly handle?: Ref<HTMLButtonElement>;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** States the reason in words where a click on a refused button would only open its rule. */
  readonly onRefused?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button in one of four looks; with `why` it is refused, never merely dead. */
export function Button(props: ButtonProps) {
  const {
    look = "plain",
    why,
    hint,
    hotkey,
    label,
    pressed,
    expanded,
    controls,
    className,
    type = "button",
    handle,
    onClick,
    onRefused,
    children,
  } = props;
  const door = useRuleLink();
  const tip = useWhy(why ?? hint);
  return (
    <button
      {...(handle && { ref: handle })}
      type={type}
      className={`btn ${look}${className ? ` ${className}` : ""}`}
      aria-disabled={why ? true : undefined}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-keyshortcuts={hotkey}
      {...tip}
      onClick={(event) => {
        if (!why) onClick?.(event);
        else {
          event.preventDefault();
          if (onRefused) onRefused();
          else if (why.rule) door.open(why.rule);
        }
      }}
    >
      {children}
      {hotkey !== undefined && (
        <kbd className="desk-only" aria-hidden="true">
          {hotkey}
        </kbd>
      )}
    </button>
  );
}

/** A square button that is only an icon; the label is its name and its tip. */
export function Tool({
  label,
  hotkey,
  pressed,
  expanded,
  className,
  handle,
  onClick,
  children,
}: {
  readonly label: string;
  readonly hotkey?: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly className?: string;
  readonly handle?: Ref<HTMLButtonElement>;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
}) {
  const tip = useWhy({
    fact:
      hotkey === undefined ? (
        label
      ) : (
        <>
          {label} <kbd>{hotkey}</kbd>
        </>
      ),
  });
  return (
    <button
      {...(handle && { ref: handle })}
      type="button"
      className={`tool${className ? ` ${className}` : ""}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={hotkey}
      {...tip}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
