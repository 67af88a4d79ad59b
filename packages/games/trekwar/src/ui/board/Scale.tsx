/** Both Forces with their terms, and whether the one matches the other: always in view. */
import {
  answerChance,
  bookOf,
  currentSum,
  drawChance,
  enemyOf,
  type Ground,
  type Side,
  SIDE_NAMES,
  termText,
} from "@starboard/trekwar";
import { Icon, RuleChip, Segments, SumTerms, useWhy } from "@starboard/frame";
import type { Sum } from "@starboard/kernel";
import { badgeOf } from "../cards/Face.tsx";
import { en } from "../messages.en.ts";
import { useDesk } from "../model/desk.ts";
import { actOf, isDeploying, readHand, weighedOf } from "../model/hand.ts";
import { entryOf, names, ownSide, type Props, reasonOf, shortName, tableOf } from "../model/table.ts";

export function Scale({ props }: { readonly props: Props }) {
  const { view } = props;
  const desk = useDesk();
  const own = ownSide(props);
  const tried = own === null ? undefined : weighedOf(props, desk);
  const t = tableOf(view, props.viewer);
  const sumOf = (side: Side): Sum => {
    if (tried && own !== null) return side === own ? tried.own : tried.attack;
    return currentSum(t, bookOf(view.options), side);
  };
  return (
    <section className="tw-scale" aria-label={en.scale.label}>
      <Total props={props} side={1} sum={sumOf(1)} tried={tried !== undefined && own === 1} />
      <Verdict props={props} />
      <Total props={props} side={0} sum={sumOf(0)} tried={tried !== undefined && own === 0} />
    </section>
  );
}

function Total({
  props,
  side,
  sum,
  tried,
}: {
  readonly props: Props;
  readonly side: Side;
  readonly sum: Sum;
  readonly tried: boolean;
}) {
  const { view } = props;
  const name = SIDE_NAMES[side];
  const ground = view.ground;
  const g = ground === null ? "" : en.ground(ground);
  const own = ownSide(props) === side;
  const terms = sum.terms
    .filter((one) => one.value !== 0)
    .map((one) => en.scale.term(one.value, termCard(props, one.about?.["card"])));
  const title =
    ground === null
      ? en.scale.none(name)
      : tried
        ? en.scale.would(sum.total, g)
        : view.active !== side && view.turn > 0
          ? en.scale.attacks(name, sum.total, g)
          : own
            ? en.scale.now(sum.total, g)
            : en.scale.has(name, sum.total, g);
  return (
    <div className={`tw-total s${badgeOf(side)} ${side === 0 ? "right" : "left"}`}>
      <div className="tw-terms">
        <b>{title}</b>
        {ground !== null && <span>{en.scale.terms(terms)}</span>}
        <Chance props={props} side={side} />
      </div>
      <strong key={sum.total} className="n">
        {ground === null ? (
          "–"
        ) : (
          <SumTerms
            title={en.scale.title(name, g)}
            total={sum.total}
            terms={sum.terms.map((one) => ({ what: termText(one, names(props)), value: one.value, rule: one.rule }))}
          >
            {sum.total}
          </SumTerms>
        )}
      </strong>
    </div>
  );
}

const termCard = (props: Props, id: unknown): string =>
  typeof id === "string" ? shortName(entryOf(props.view, id)) : "";

/** What the seat can work out of the unseen cards: its own next card, the enemy's answer. */
function Chance({ props, side }: { readonly props: Props; readonly side: Side }) {
  const own = ownSide(props);
  const { view } = props;
  const open = own !== null && view.ground !== null && view.fighting && view.flow.over === null;
  const mine = side === own;
  const chance = !open
    ? null
    : mine
      ? view.sides[side].deck > 0
        ? drawChance(view, side, 1)
        : null
      : answerChance(view, own);
  const known = chance !== null && !mine && chance.chance === 1 && chance.total === chance.good.length;
  const why = useWhy(
    chance === null
      ? undefined
      : {
          fact: mine ? en.scale.draw(en.percent(chance.chance)) : en.scale.answer(en.percent(chance.chance)),
          cause: mine
            ? en.scale.drawWhy(chance.good.length, chance.total)
            : known
              ? en.scale.answerKnown(names(props).cards(chance.good))
              : en.scale.answerWhy(chance.good.length, chance.total, chance.drawn),
          rule: "TW-6.6",
        },
  );
  if (chance === null || (!mine && view.sides[enemyOf(own as Side)].unseen === null)) return null;
  return (
    <span className="tw-chance" {...why}>
      {mine ? en.scale.draw(en.percent(chance.chance)) : en.scale.answer(en.percent(chance.chance))}
    </span>
  );
}

function Verdict({ props }: { readonly props: Props }) {
  const { view } = props;
  const desk = useDesk();
  const { asked } = readHand(props);
  if (asked?.step === "open") return <OpenIn props={props} />;
  const tried = weighedOf(props, desk);
  const act = actOf(props, asked, desk);
  if (tried && !tried.refusal) {
    const spare = tried.own.total - tried.attack.total;
    return (
      <div className="tw-verdict good">
        <b>
          <Icon name="check" />
          {tried.matchedBy ? en.scale.matchesBy(termCard(props, tried.matchedBy)) : en.scale.matches}
        </b>
        <span>
          {tried.matchedBy ? "" : en.scale.spare(tried.attack.total, spare)}{" "}
          <RuleChip rule={tried.matchedBy ? "TW-10.4" : "TW-6.6"} />
        </span>
      </div>
    );
  }
  const refusal = tried?.refusal ?? (asked && act ? props.whyNot(asked.step, act) : undefined);
  if (refusal) {
    const { text, rule } = reasonOf(props, refusal);
    return (
      <div className="tw-verdict bad" role="status">
        <b>{refusal.code === "TW_NO_MATCH" && tried ? en.scale.short(tried.attack.total - tried.own.total) : ""}</b>
        <span>
          {text} <RuleChip rule={rule} />
        </span>
      </div>
    );
  }
  if (view.ground === null || view.flow.over !== null || !view.fighting)
    return (
      <div className="tw-verdict">
        <span>{en.scale.before}</span>
      </div>
    );
  const needed = view.sides[enemyOf(view.active)].force ?? 0;
  const matching = isDeploying(asked?.step) || view.stage <= 1;
  return (
    <div className="tw-verdict">
      <b>{matching && view.turn > 0 ? en.scale.needed(needed, en.ground(view.ground)) : en.ground(view.ground)}</b>
      <span>
        {view.turn > 0 && matching ? en.scale.toMatch(SIDE_NAMES[view.active]) : en.scale.lead}{" "}
        <RuleChip rule="TW-10.3" />
      </span>
    </div>
  );
}

/** Naming the Battleground, with what the chosen Unit brings to each. */
function OpenIn({ props }: { readonly props: Props }) {
  const { chosen, ground, set } = useDesk();
  const unit = chosen[0] === undefined ? null : entryOf(props.view, chosen[0]);
  const option = (value: Ground) => ({
    value,
    name: unit ? en.scale.opens(unit[value], en.ground(value)) : en.ground(value),
  });
  return (
    <div className="tw-verdict">
      <span>
        {en.scale.open} <RuleChip rule="TW-4.4" />
      </span>
      <Segments
        label={en.scale.choose}
        value={ground}
        options={[option("space"), option("surface")]}
        onChange={(value) => set({ ground: value })}
      />
    </div>
  );
}
