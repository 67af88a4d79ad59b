import { deckSum, LIMITS } from "@starboard/trekwar";
import { type EditorIssue, RuleChip } from "@starboard/ui";
import { en } from "../messages.en.ts";
import { curveOf, type Deck, poolOf } from "./deck.ts";

/** Cards, Units and bolts with their limits and rules, and a chart of Forces. */
export function Sums({ deck, issues }: { readonly deck: Deck; readonly issues: readonly EditorIssue[] }) {
  const sum = deckSum(deck.cards, poolOf(deck));
  const { sums } = en.deck;
  const rows = [
    { at: "deck.size", name: sums.cards, n: sum.cards, of: LIMITS.deck, says: sums.exactly, rule: "TW-13.1" },
    { at: "deck.units", name: sums.units, n: sum.units, of: LIMITS.minUnits, says: sums.least, rule: "TW-13.2" },
    { at: "deck.bolts", name: sums.bolts, n: sum.bolts, of: LIMITS.maxBolts, says: sums.most, rule: "TW-13.3" },
  ] as const;
  return (
    <>
      <dl className="tw-sums">
        {rows.map(({ at, name, n, of, says, rule }) => {
          const wrong = issues.some((issue) => issue.at === at);
          return (
            <div key={at} className={wrong ? "wrong" : ""}>
              <dt>{name}</dt>
              <dd>
                <b>{n}</b> <span>{says(of)}</span> <RuleChip rule={rule} />
                <meter min={0} max={of} value={Math.min(n, of)} aria-hidden="true" />
              </dd>
            </div>
          );
        })}
      </dl>
      <Curve deck={deck} />
    </>
  );
}

const HEIGHT = 32;

/** The number of Units per Force: Space above the line, Surface below it. */
function Curve({ deck }: { readonly deck: Deck }) {
  const curve = curveOf(deck);
  const most = Math.max(1, ...curve.flatMap(({ space, surface }) => [space, surface]));
  const tall = (n: number): number => (n / most) * HEIGHT;
  return (
    <figure className="tw-curve">
      <figcaption>{en.deck.curve}</figcaption>
      <p className="sr">
        {curve
          .filter(({ space, surface }) => space + surface > 0)
          .map(({ force, space, surface }) => en.deck.curveOf(space, surface, force))
          .join("; ")}
      </p>
      <svg viewBox="0 0 200 108" aria-hidden="true">
        {curve.map(({ force, space, surface }) => (
          <g key={force} transform={`translate(${force * 20 + 10} 0)`}>
            <rect className="space" x={-7} y={44 - tall(space)} width={14} height={tall(space)} rx={2} />
            <rect className="surface" x={-7} y={62} width={14} height={tall(surface)} rx={2} />
            <text y={57} textAnchor="middle">
              {force}
            </text>
            {space > 0 && (
              <text className="n" y={40 - tall(space)} textAnchor="middle">
                {space}
              </text>
            )}
            {surface > 0 && (
              <text className="n" y={72 + tall(surface)} textAnchor="middle">
                {surface}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className="tw-curve-key">
        <span className="space">{en.values["space"]}</span> <span className="surface">{en.values["surface"]}</span>
      </p>
    </figure>
  );
}
