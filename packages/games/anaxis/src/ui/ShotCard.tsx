/** The card of a possible volley: difficulty with terms, odds, damage distribution, bonuses and the Fire button. */
import {
  type Bank,
  classOf,
  difficultySum,
  gunsOf,
  type Ship as ShipNo,
  volleyOdds,
  type Weapons,
  shipType,
} from "@starboard/anaxis";
import { Button, Emblem } from "@starboard/ui";
import { type Volley, volleyFor } from "./aim.ts";
import { en } from "./messages.en.ts";
import { advises, type Props, sideColour } from "./model.ts";
import { nameOf } from "./names.ts";
import { Ship } from "./ships/Ship.tsx";
import { DamagePlot, Odds } from "./ShotOdds.tsx";
import { DifficultyTable, OtherSums } from "./ShotSums.tsx";
import { useBoardStore } from "./store.ts";

const WEAPONS: readonly Weapons[] = ["power", "penetration", "tradeToPen", "tradeToPower"];

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
  const act = volleyFor(t, shooter, acts, selection, advises(props));
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
          <p>{`${shipType(spec.class)}, ${en.hull(t.hull[target] as number, spec.hull)}`}</p>
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
      <DifficultyTable sum={sum} compact={compact} />
      <OtherSums t={t} shot={shot} />
      {sum.total >= 6 ? (
        <p className="ax-note">{en.shot.impossible}</p>
      ) : (
        <>
          <Odds odds={odds} difficulty={sum.total} />
          {!compact && (
            <DamagePlot
              damage={odds.damage}
              hull={t.hull[target] as number}
              mean={odds.mean}
              destroys={odds.destroys}
            />
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
