/** The form to buy a fleet: race, classes with cost and number, Cinema Points. */
import { costOf, SHIPS, matchSetupOf, sampleFleet, type ShipClass, shipType } from "@starboard/anaxis";
import type { BuyAct, Purchase } from "@starboard/anaxis";
import { Button } from "@starboard/ui";
import { en } from "./messages.en.ts";
import { type Asked, contextOf, legal, type Props, sideColour } from "./model.ts";
import { RACE_WORDS } from "./races.en.ts";
import { Ship } from "./ships/Ship.tsx";
import { planTogether } from "./mover.ts";
import { useBoardStore } from "./store.ts";

export function Buying({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const t = props.view.board;
  const side = typeof props.viewer === "number" ? props.viewer : 0;
  const fleet = t.fleets[side] as Purchase;
  const { scenario, classes, raceCp } = matchSetupOf(t.options);
  const evened = raceCp[fleet.race] ?? 0;
  const limit = scenario.sides[side as 0 | 1].points;
  const left = limit - costOf(t, fleet.ships) - fleet.cp / 2;
  const offer = (act: BuyAct) => asked.offers.find((o) => JSON.stringify(o.act) === JSON.stringify(act));
  const whyNot = (act: BuyAct) => {
    const refusal = offer(act)?.refusal;
    return refusal ? { fact: props.words.refusal(refusal, contextOf(props)), rule: refusal.rule } : undefined;
  };
  const races = [
    ...new Set([fleet.race, ...asked.offers.flatMap(({ act }) => (act.do === "race" ? [act.race] : []))]),
  ].filter((race) => race !== "");
  const own = classes.filter((c) => c.race === fleet.race);
  const points = legal(asked, "cp").map(({ cp }) => cp);
  return (
    <div className="ax-buying">
      <fieldset className="ax-races">
        <legend className="sr">{en.buy.race}</legend>
        {races
          .sort((a, b) => raceIndex(a) - raceIndex(b))
          .map((race) => (
            <button
              key={race}
              type="button"
              aria-pressed={race === fleet.race}
              onClick={() => race !== fleet.race && props.choose("buy", { do: "race", race })}
            >
              {RACE_WORDS[race]?.name ?? race}
            </button>
          ))}
        {fleet.race !== "" && fleet.ships.length === 0 && (
          <Button
            look="may"
            onClick={() =>
              planTogether(
                props,
                sampleFleet(own, limit).map((ship) => ({ step: "buy", act: { do: "buy", ship } })),
              )
            }
          >
            {en.buy.forMe}
          </Button>
        )}
        <strong>{en.buy.left(left)}</strong>
      </fieldset>
      {fleet.race !== "" && (
        <p className="ax-note">
          {RACE_WORDS[fleet.race]?.pitch} {evened > 0 && en.buy.evened(evened)}
        </p>
      )}
      <ul className="ax-shop">
        {own.map((ship) => (
          <ClassTile
            key={ship.id}
            ship={ship}
            side={side}
            count={fleet.ships.filter((id) => id === ship.id).length}
            why={whyNot({ do: "buy", ship: ship.id })}
            onBuy={() => props.choose("buy", { do: "buy", ship: ship.id })}
            onSell={() => props.choose("buy", { do: "sell", ship: ship.id })}
          />
        ))}
      </ul>
      {fleet.race !== "" && (
        <label className="ax-cp">
          {en.buy.cp}
          <select
            value={fleet.cp}
            onChange={(event) => props.choose("buy", { do: "cp", cp: Number(event.target.value) })}
          >
            {[...new Set([fleet.cp, ...points])]
              .sort((a, b) => a - b)
              .map((cp) => (
                <option key={cp} value={cp}>
                  {cp}
                </option>
              ))}
          </select>
        </label>
      )}
    </div>
  );
}

const raceIndex = (race: string): number => SHIPS.findIndex((ship) => ship.race === race);

function ClassTile(props: {
  readonly ship: ShipClass;
  readonly side: number;
  readonly count: number;
  readonly why: { fact: string; rule: `${Uppercase<string>}-${string}` } | undefined;
  readonly onBuy: () => void;
  readonly onSell: () => void;
}) {
  const { ship, side, count, why, onBuy, onSell } = props;
  const previewClass = useBoardStore((selection) => selection.previewClass);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus of the buttons inside
    <li className={count > 0 ? "has" : ""} onPointerEnter={() => previewClass(ship)} onFocus={() => previewClass(ship)}>
      <svg viewBox="-26 -32 52 64" aria-hidden="true">
        <Ship ship={ship} px={48} side={sideColour(side)} />
      </svg>
      <span>
        <b>{ship.name}</b>
        <small>{`${shipType(ship.class)} · ${ship.cost}`}</small>
        <small>{en.buy.ratings(ship.hull, ship.speed, ship.armour)}</small>
      </span>
      <span className="ax-count">
        <Button look="quiet" label={en.buy.remove(ship.name)} onClick={() => count > 0 && onSell()}>
          −
        </Button>
        <b>{count}</b>
        <Button look="quiet" label={en.buy.add(ship.name, ship.cost)} why={why} onClick={onBuy}>
          +
        </Button>
      </span>
    </li>
  );
}
