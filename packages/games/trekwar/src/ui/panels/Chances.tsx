/** Probabilities from the unseen cards: the next draws, the enemy's match, and how long the decks last. */
import {
  answerChance,
  barOfDraws,
  type Chance,
  deckClock,
  drawChance,
  prospects,
  SIDE_NAMES,
  SIDES,
} from "@starboard/trekwar";
import { RuleChip } from "@starboard/ui";
import { en } from "../messages.en.ts";
import { names, ownSide, type Props, previewStateOf } from "../model/view.ts";

/** Number of draws to look ahead. */
const AHEAD = 4;

export function Chances(props: Props) {
  const side = ownSide(props);
  const { view } = props;
  const t = previewStateOf(view, props.viewer);
  const open = side !== null && view.ground !== null && view.fighting;
  const bar = open ? barOfDraws(view, side) : null;
  const answer = open ? answerChance(view, side) : null;
  return (
    <div className="tw-panel">
      {open && answer ? (
        <>
          <h3>
            {en.chances.draw} <RuleChip rule="TW-7.2" />
          </h3>
          {bar !== null && <p className="tw-small warn">{en.scale.noDrawWhy(names(props).card(bar))}</p>}
          <ul className="tw-bars">
            {Array.from({ length: bar === null ? Math.min(AHEAD, view.sides[side].deck) : 0 }, (_, i) => (
              <Bar key={i} name={en.chances.first(i + 1)} chance={drawChance(view, side, i + 1)} />
            ))}
          </ul>
          <Good props={props} chance={drawChance(view, side, 1)} />
          <h3>
            {en.chances.answer} <RuleChip rule="TW-6.6" />
          </h3>
          <ul className="tw-bars">
            <Bar name={en.counts.ofHand(answer.drawn)} chance={answer} />
          </ul>
          <Good props={props} chance={answer} />
        </>
      ) : (
        <p className="tw-small">{en.chances.none}</p>
      )}
      <h3>
        {en.chances.clock} <RuleChip rule="TW-9.2" />
      </h3>
      {SIDES.map((s) => {
        const clock = deckClock(t, s);
        return (
          <p key={s} className="tw-small">
            {en.chances.left(SIDE_NAMES[s], clock.left, clock.refill)}; {en.chances.fights(clock.fights)}.
          </p>
        );
      })}
      {prospects(t).lastFight && <p className="tw-small warn">{en.chances.last}</p>}
    </div>
  );
}

function Bar({ name, chance }: { readonly name: string; readonly chance: Chance }) {
  return (
    <li>
      <span>{name}</span>
      <i>
        <i style={{ width: `${chance.chance * 100}%` }} />
      </i>
      <b className="n">{en.percent(chance.chance)}</b>
    </li>
  );
}

function Good({ props, chance }: { readonly props: Props; readonly chance: Chance }) {
  if (chance.good.length === 0) return null;
  return (
    <p className="tw-small">
      {chance.good.length} / {chance.total}: {names(props).cards(chance.good)}
    </p>
  );
}
