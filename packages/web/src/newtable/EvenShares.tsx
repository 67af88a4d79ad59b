import type { EvenSides } from "@starboard/kit";
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
  const figures = even.figuresOf(values);
  const [first] = figures;
  if (!first) return null;
  const texts = en.newtable.even;
  const option = words.option(even.option);
  const effect = option.effect?.(values);
  return (
    <div className="even-shares">
      {effect !== undefined && (
        <p>
          <b>{effect}</b>
        </p>
      )}
      <table>
        <caption className="sr">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{option.name}</span>
            </th>
            {first.measure.seats.map(({ side }, n) => (
              <th key={side ?? n} scope="col">
                {even.columns === "order" ? texts.order(n) : seatSideName(game, side, n)}
              </th>
            ))}
            <th scope="col">{texts.matches}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ value, isNearest, measure: { won, seats } }) => (
            <tr key={String(value)}>
              <th scope="row">
                {option.value(value)}
                {isNearest && ` (${texts.nearest})`}
              </th>
              {seats.map(({ side, share, half }, n) => (
                <td key={side ?? n}>{texts.share(share, half)}</td>
              ))}
              <td>{won.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.note(even.player.level, even.player.iterations)}</p>
    </div>
  );
}
