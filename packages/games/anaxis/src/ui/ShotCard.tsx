/** The card of a possible volley: difficulty with terms, odds, damage distribution, bonuses and the Fire button. */
import {
  type Bank,
  classOf,
  difficultySum,
  game,
  gunsOf,
  type Ship as ShipNo,
  type Shot,
  volleyOdds,
  type Weapons,
} from "@starboard/anaxis";
import { Button, Emblem, RuleChip, SumTerms } from "@starboard/ui";
import type { Sum, Term } from "@starboard/kernel";
import { type Volley, volleyFor } from "./aim.ts";
import { en } from "./messages.en.ts";
import { type Props, sideColour } from "./model.ts";
import { nameOf } from "./names.ts";
import { Ship } from "./ships/Ship.tsx";
import { useBoardStore } from "./store.ts";

const WEAPONS: readonly Weapons[] = ["power", "penetration", "tradeToPen", "tradeToPower"];
const percent = (p: number): string => `${Math.round(p * 100)}%`;
const oneDecimal = (n: number): string => n.toFixed(1);

export function ShotCard({
  props,
  shooter,
  target,
  acts,
  compact = false,
}: {
  readonly props: Props;
  readonly shooter: ShipNo;
  readonly target: ShipNo;
  readonly acts: readonly Volley[];
  /** True on a phone: the sums without their terms, which open on demand; the prompt line has the Fire button. */
  readonly compact?: boolean;
}) {
  const t = props.view.board;
  const selection = useBoardStore();
  const spec = classOf(t, target);
  const banks = (["primary", "secondary"] as const).filter((bank) => acts.some((act) => act.bank === bank));
  const act = volleyFor(t, shooter, acts, selection);
  const { bank } = act;
  const shot = { ...act, shooter };
  const sum = difficultySum(t, shot);
  const odds = volleyOdds(t, shot);
  const guns = gunsOf(t, shooter, bank);
  if (!odds || !guns) return null;
  return (
    <aside className={compact ? "ax-card compact" : "ax-card panel"} aria-label={nameOf(t, target)}>
      <header>
        <svg viewBox="-24 -30 48 60" aria-hidden="true">
          <Ship ship={spec} px={46} side={sideColour(t.side[target] as number)} />
        </svg>
        <div>
          <h2>{nameOf(t, target)}</h2>
          <p>{`${spec.class}, ${en.hull(t.hull[target] as number, spec.hull)}`}</p>
        </div>
        <Emblem side={(t.side[target] as number) + 1} />
      </header>
      <fieldset className="ax-banks">
        {banks.map((b) => {
          const g = gunsOf(t, shooter, b);
          return (
            <button key={b} type="button" aria-pressed={b === bank} onClick={() => selection.choose({ bank: b })}>
              {en.shot.bank[b]} <b>{g ? `${g.firepower}/${g.penetration}/${g.tracking}` : ""}</b>
            </button>
          );
        })}
      </fieldset>
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
      {sum.total >= 6 ? (
        <p className="ax-note">{en.shot.impossible}</p>
      ) : (
        <>
          <dl className="ax-odds">
            <div>
              <dd>{percent(odds.anyHit)}</dd>
              <dt>{en.shot.anyHit}</dt>
            </div>
            <div>
              <dd>
                {6 - sum.total}
                <small>/6</small>
              </dd>
              <dt>{en.shot.perDie(odds.dice)}</dt>
            </div>
            <div>
              <dd>{oneDecimal(odds.mean)}</dd>
              <dt>{en.shot.expected}</dt>
            </div>
          </dl>
          {!compact && (
            <Plot damage={odds.damage} hull={t.hull[target] as number} mean={odds.mean} destroys={odds.destroys} />
          )}
        </>
      )}
      <Bonuses acts={acts} bank={bank} />
      <div className="ax-fire">
        {!compact && (
          <Button
            look="main"
            hotkey="f"
            why={odds.mean > 0 ? undefined : { fact: en.shot.futile, rule: sum.total >= 6 ? "AX-5.8" : "AX-6.2" }}
            onClick={() => props.choose("fire", act)}
          >
            {en.shot.fire}
          </Button>
        )}
        {odds.mean === 0 && (
          <Button look="quiet" onClick={() => props.choose("fire", act)}>
            {en.shot.anyway}
          </Button>
        )}
      </div>
    </aside>
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

/** The probability of each amount of damage. Bars from the hull on destroy the ship. */
function Plot({
  damage,
  hull,
  mean,
  destroys,
}: {
  readonly damage: readonly number[];
  readonly hull: number;
  readonly mean: number;
  readonly destroys: number;
}) {
  const width = 240;
  const step = width / damage.length;
  const top = Math.max(...damage);
  return (
    <svg className="ax-plot" viewBox={`0 0 ${width} 68`}>
      <title>{en.shot.plot(oneDecimal(mean), percent(destroys))}</title>
      {damage.map((p, i) => (
        <rect
          key={i}
          x={i * step + 0.5}
          width={Math.max(0.5, step - 1)}
          y={52 - (p / top) * 44}
          height={(p / top) * 44}
          className={i === 0 ? "none" : i >= hull ? "end" : ""}
        />
      ))}
      <path className="axis" d={`M0 52.5H${width}`} />
      {hull < damage.length && (
        <>
          <path className="hull" d={`M${hull * step} 4V52`} />
          <text x={Math.min(width - 70, hull * step + 4)} y={11}>
            {en.shot.destroyed(percent(destroys))}
          </text>
        </>
      )}
      <path className="mean" d={`M${mean * step} 54l-4 6h8Z`} />
      <text x={0} y={66}>
        0
      </text>
      {hull < damage.length - 2 && (
        <text x={Math.min(width - 44, Math.max(30, hull * step))} y={66} textAnchor="middle" className="at">
          {en.shot.hull(hull)}
        </text>
      )}
      <text x={width} y={66} textAnchor="end">
        {damage.length - 1}
      </text>
    </svg>
  );
}

function Bonuses({ acts, bank }: { readonly acts: readonly Volley[]; readonly bank: Bank }) {
  const selection = useBoardStore();
  const here = acts.filter((act) => act.bank === bank);
  const has = (test: (act: Volley) => boolean): boolean => here.some(test);
  const chips: { key: string; text: string; on: boolean; toggle: () => void }[] = [];
  if (has((a) => a.fireControl === true))
    chips.push({
      key: "fc",
      text: en.priced(en.shot.bonus.fireControl, 1),
      on: selection.fireControl,
      toggle: () => selection.choose({ fireControl: !selection.fireControl }),
    });
  if (has((a) => a.gunnery === true))
    chips.push({
      key: "gu",
      text: en.priced(en.shot.bonus.gunnery, 1),
      on: selection.gunnery,
      toggle: () => selection.choose({ gunnery: !selection.gunnery }),
    });
  for (const kind of WEAPONS)
    if (has((a) => a.weapons === kind))
      chips.push({
        key: kind,
        text: en.priced(en.shot.bonus[kind], kind === "power" || kind === "penetration" ? 2 : 1),
        on: selection.weapons === kind,
        toggle: () => selection.choose({ weapons: selection.weapons === kind ? null : kind }),
      });
  if (chips.length === 0) return null;
  return (
    <fieldset className="ax-bonuses">
      <legend className="sr">{en.buy.cp}</legend>
      {chips.map((chip) => (
        <button key={chip.key} type="button" aria-pressed={chip.on} onClick={chip.toggle}>
          {chip.text}
        </button>
      ))}
    </fieldset>
  );
}
