/** The odds of a possible volley. */
import type { volleyOdds } from "@starboard/anaxis";
import { readerFormat } from "@starboard/kit";
import { en } from "./messages.en.ts";

const { percent } = readerFormat;
const oneDecimal = (n: number): string =>
  readerFormat.number(n, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The chance of any hit, of each die, and the expected damage. */
export function Odds({
  odds,
  difficulty,
}: {
  readonly odds: NonNullable<ReturnType<typeof volleyOdds>>;
  readonly difficulty: number;
}) {
  return (
    <dl className="ax-odds">
      <div>
        <dd>{percent(odds.anyHit)}</dd>
        <dt>{en.shot.anyHit}</dt>
      </div>
      <div>
        <dd>
          {6 - difficulty}
          <small>/6</small>
        </dd>
        <dt>{en.shot.perDie(odds.dice)}</dt>
      </div>
      <div>
        <dd>{oneDecimal(odds.mean)}</dd>
        <dt>{en.shot.expected}</dt>
      </div>
    </dl>
  );
}

/** The probability of each amount of damage. Bars from the hull on destroy the ship. */
export function DamagePlot({
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
