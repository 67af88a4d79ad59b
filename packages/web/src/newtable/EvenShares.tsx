import type { EvenFigures, EvenPairing, EvenSides } from "@starboard/kit";
import * as en from "../messages/en.ts";
import { type AnyWords, manifestOf } from "../games.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { seatSideName } from "./PresetShares.tsx";
import type { OptionValues } from "./setup.ts";

/** The option of a game that makes its sides even, with its figures; null while it loads, and for games without it. */
export function useEvenSides(game: string): EvenSides | null {
  const { value } = useFetched(`even sides ${game}`, async () => (await manifestOf(game)?.evenSides?.()) ?? null);
  return value ?? null;
}

/** Who receives what, and how often each side won with each value of the option. */
export function EvenShares({
  game,
  words,
  even,
  values,
}: {
  readonly game: string;
  readonly words: AnyWords;
  readonly even: EvenSides;
  readonly values: OptionValues;
}) {
  const pairing = even.pairingOf(values);
  const [first] = pairing?.figures ?? [];
  if (!pairing || !first) return null;
  const { figures, player, columns } = pairing;
  const texts = en.newtable.even;
  const option = words.option(even.option);
  const effect = option.effect?.(values);
  const playing = first.measure.played?.split(" ")[0]?.length;
  const head = (value: EvenFigures["value"], isNearest?: boolean): string =>
    isNearest ? `${option.value(value)} (${texts.nearest})` : option.value(value);
  return (
    <div className="even-shares">
      {effect !== undefined && (
        <p>
          <b>{effect}</b>
        </p>
      )}
      {columns === "sides" ? (
        <SideShares figures={figures} first={first} name={option.name} head={head} sideName={pairing.sideName} />
      ) : (
        <table>
          <caption className="sr">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{option.name}</span>
              </th>
              {first.measure.seats.map(({ side }, n) => (
                <th key={side ?? n} scope="col">
                  {columns === "order" ? texts.order(n) : seatSideName(game, side, n)}
                </th>
              ))}
              <th scope="col">{texts.matches}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ value, isNearest, measure: { won, seats } }) => (
              <tr key={String(value)}>
                <th scope="row">{head(value, isNearest)}</th>
                {seats.map(({ side, share, half }, n) => (
                  <td key={side ?? n}>{texts.share(share, half)}</td>
                ))}
                <td>{won.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {playing !== undefined && `${texts.chosen(1 / playing)} `}
        {texts.note(player.level, player.iterations)}
      </p>
    </div>
  );
}

/** The figures of many sides: a line for each, so that they fit on a phone. */
function SideShares({
  figures,
  first,
  name,
  head,
  sideName,
}: {
  readonly figures: readonly EvenFigures[];
  readonly first: EvenFigures;
  readonly name: string;
  readonly head: (value: EvenFigures["value"], isNearest?: boolean) => string;
  readonly sideName: EvenPairing["sideName"];
}) {
  const texts = en.newtable.even;
  return (
    <table>
      <caption className="sr">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{name}</span>
          </th>
          {figures.map(({ value, isNearest }) => (
            <th key={String(value)} scope="col">
              {head(value, isNearest)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first.measure.seats.map(({ side }, n) => (
          <tr key={side ?? n}>
            <th scope="row">{sideName?.(side ?? "") ?? side}</th>
            {figures.map(({ value, measure }) => {
              const one = measure.seats[n];
              return <td key={String(value)}>{one && texts.share(one.share, one.half)}</td>;
            })}
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.matches}</th>
          {figures.map(({ value, measure }) => (
            <td key={String(value)}>{measure.won.length}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
