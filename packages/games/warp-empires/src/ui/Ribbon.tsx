/** The phases of a turn. Phases that only this module has are marked. */
import { useWhy } from "@starboard/ui";
import type { RuleId } from "@starboard/kernel";
import type { ReactElement } from "react";

export interface RibbonPhase {
  readonly id: string;
  readonly name: string;
  readonly state: "done" | "now" | "ahead";
  readonly inserted: boolean;
  readonly help: string;
  readonly rule: RuleId;
}

export function Ribbon({
  label,
  phases,
}: {
  readonly label: string;
  readonly phases: readonly RibbonPhase[];
}): ReactElement {
  return (
    <ol className="we-ribbon" aria-label={label}>
      {phases.map((phase, i) => (
        <Phase key={phase.id} phase={phase} number={i + 1} />
      ))}
    </ol>
  );
}

function Phase({ phase, number }: { readonly phase: RibbonPhase; readonly number: number }): ReactElement {
  const tip = useWhy({ fact: phase.name, cause: phase.help, rule: phase.rule });
  return (
    <li
      className={`${phase.state}${phase.inserted ? " inserted" : ""}`}
      aria-current={phase.state === "now" ? "step" : undefined}
      {...tip}
    >
      <i>{number}</i>
      <span>{phase.name}</span>
    </li>
  );
}
