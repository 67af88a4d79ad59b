import type { MouseEvent, ReactNode, Ref } from "react";
import { useRuleLink } from "./rule-link.tsx";
import { type Explanation, useWhy } from "./why.tsx";

export interface ButtonProps {
  /** `main` is filled and used at most once per screen; `may` is outlined in the accent colour of possible acts. */
  readonly look?: "main" | "may" | "plain" | "quiet";
  /** Why the button cannot be used now. It stays focusable and shows the reason; a click opens the rule. */
  readonly why?: Explanation | undefined;
  /** A tip that explains what the button does, if the label is too short for it. */
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
  /** Called for a click on a refused button, instead of opening the rule. */
  readonly onRefused?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button in one of four looks. With `why` it is refused and explains itself. */
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
  const ruleLink = useRuleLink();
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
          else if (why.rule) ruleLink.open(why.rule);
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

/** A square icon button. Its label is its accessible name and its tip. */
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
