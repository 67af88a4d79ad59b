/** Both sides of a battle on one scale: a segment for each term, and the result below. */
import { Emblem, Icon, RuleChip, SumTerms } from "@starboard/ui";
import type { RuleId } from "@starboard/kernel";
import type { CSSProperties, ReactElement, ReactNode } from "react";

export interface ForceTerm {
  readonly what: string;
  readonly value: number;
  readonly rule: RuleId;
}
export interface Force {
  /** Colour 1 to 6; 0 for neutral people. */
  readonly side: number;
  readonly name: string;
  readonly role: string;
  readonly terms: readonly ForceTerm[];
  readonly total: number;
  /** Set once the battle is decided. */
  readonly outcome?: "won" | "lost" | undefined;
  /** True if the total may be higher, because not all units are known. */
  readonly open?: boolean;
  /** Silhouettes with what each adds. */
  readonly units: readonly {
    readonly key: string;
    readonly path: string;
    readonly value: number;
    readonly title: string;
  }[];
}

export function Sums({
  title,
  note,
  rule,
  forces,
  verdict,
  brief = false,
}: {
  readonly title: string;
  readonly note?: ReactNode | undefined;
  readonly rule: RuleId;
  readonly forces: readonly Force[];
  readonly verdict: ReactNode;
  /** Without units: for small windows. */
  readonly brief?: boolean;
}): ReactElement {
  const most = Math.max(1, ...forces.map((force) => force.total)) * 1.06;
  return (
    <section className="we-battle" aria-label={title}>
      <header>
        <b>{title}</b>
        {note !== undefined && <span>{note}</span>}
        <RuleChip rule={rule} />
      </header>
      {forces.map((force, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- attacker first, defender second
        <Side key={i} force={force} most={most} brief={brief} />
      ))}
      <p className="we-verdict">{verdict}</p>
    </section>
  );
}

function Side({
  force,
  most,
  brief,
}: {
  readonly force: Force;
  readonly most: number;
  readonly brief: boolean;
}): ReactElement {
  const shown = force.terms.filter((term) => term.value !== 0);
  return (
    <div className={`we-sum${force.side > 0 ? ` s${force.side}` : " we-neutral"} ${force.outcome ?? ""}`}>
      <div className="we-who">
        {force.side > 0 && <Emblem side={force.side} size={20} />}
        <span>{force.name}</span>
        {force.outcome !== "won" && <em>{force.role}</em>}
        {force.outcome === "won" && <Icon name="check" size={18} />}
      </div>
      <div className="we-total">
        <SumTerms terms={force.terms} total={`${force.total}${force.open ? "+" : ""}`} title={force.name}>
          {force.total}
          {force.open && <i>+</i>}
        </SumTerms>
      </div>
      <div className="we-terms">
        {shown.map((term, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- terms are identified by their index in the sum
          <span key={i}>
            {i > 0 && <s> + </s>}
            <u>
              {term.what} <b>{term.value}</b>
            </u>
          </span>
        ))}
      </div>
      <div className="we-bar" aria-hidden="true">
        {shown
          .filter((term) => term.value > 0)
          .map((term, i) => (
            <i
              // oxlint-disable-next-line react/no-array-index-key -- as above
              key={i}
              style={
                {
                  width: `${(term.value / most) * 100}%`,
                  "--part": `${Math.max(38, 100 - i * 22)}%`,
                  animationDelay: `${i * 90}ms`,
                } as CSSProperties
              }
            />
          ))}
      </div>
      {!brief && force.units.length > 0 && (
        <div className="we-lineup">
          {force.units.map((unit) => (
            <span key={unit.key} title={unit.title}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={unit.path} fillRule="evenodd" />
              </svg>
              <b>{unit.value}</b>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
