/** The sums of a possible volley, each with its terms and rules. */
import { type difficultySum, game, type Shot } from "@starboard/anaxis";
import { RuleChip, SumTerms } from "@starboard/ui";
import type { Sum, Term } from "@starboard/kernel";
import { en } from "./messages.en.ts";
import type { Props } from "./model.ts";

type Difficulty = ReturnType<typeof difficultySum>;

/** The difficulty with its terms; compact: the total alone, whose terms open on demand. */
export function DifficultyTable({ sum, compact }: { readonly sum: Difficulty; readonly compact: boolean }) {
  return (
    <table className="ax-terms">
      {!compact && (
        <tbody>
          {sum.terms.map((term, i) => (
            <tr key={`${term.what}${i}`}>
              <th scope="row">{termText(term)}</th>
              <td>{i > 0 && term.value > 0 ? `+${term.value}` : term.value}</td>
              <td>
                <RuleChip rule={term.rule} />
              </td>
            </tr>
          ))}
        </tbody>
      )}
      <tfoot>
        <tr>
          <th scope="row">{en.shot.difficulty}</th>
          <td className="ax-total">
            {compact ? (
              <SumTerms
                title={en.shot.difficulty}
                total={sum.total}
                terms={sum.terms.map((term) => ({ what: termText(term), value: term.value, rule: term.rule }))}
              >
                {sum.total}
              </SumTerms>
            ) : (
              sum.total
            )}
          </td>
          <td>
            <RuleChip rule="AX-5.4" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The number of dice and the damage that armour stops. */
export function OtherSums({ t, shot }: { readonly t: Props["view"]["board"]; readonly shot: Shot }) {
  return (
    <dl className="ax-also">
      {(["dice", "cutOff"] as const).map((which) => {
        const found = sumOf(t, which, shot);
        return (
          found && (
            <div key={which}>
              <dt>{en.shot[which]}</dt>
              <dd>
                <SumTerms
                  title={en.shot[which]}
                  total={found.total}
                  terms={found.terms.map((term) => ({ what: termText(term), value: term.value, rule: term.rule }))}
                >
                  {found.total}
                </SumTerms>
                <RuleChip rule={which === "dice" ? "AX-6.1" : "AX-6.2"} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** Returns one of the named sums for a volley. */
function sumOf(t: Props["view"]["board"], name: "dice" | "cutOff", shot: Shot): Sum | undefined {
  const { shooter, target, bank, weapons } = shot;
  const read = game.sums?.[name]?.(t, { shooter, target, bank, ...(weapons ? { weapons } : {}) });
  return read && "ok" in read ? read.ok : undefined;
}

function termText(term: Term): string {
  const words = en.shot.terms;
  if (term.what === "base") {
    const about = term.about as { distance: number; stealth: number; sensors: { num: number; den: number } };
    const range = about.stealth > 0 ? `(${about.distance} + ${about.stealth})` : String(about.distance);
    const { num, den } = about.sensors;
    return words.base(range, den === 1 ? String(num) : num % den === 0 ? String(num / den) : `${num}⁄${den}`);
  }
  const { base: _, ...plain } = words;
  return (plain as Readonly<Record<string, string>>)[term.what] ?? term.what;
}
