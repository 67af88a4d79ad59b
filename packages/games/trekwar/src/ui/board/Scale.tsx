/** Both Forces with their terms, and whether one matches the other. It is always visible. */
import {
  type ActTW,
  answerChance,
  barOfDraws,
  cardIndexOf,
  currentSum,
  drawChance,
  enemyOf,
  EVENT,
  type Ground,
  type Side,
  SIDE_NAMES,
  sideOf,
  termText,
  type ViewTW,
} from "@starboard/trekwar";
import { Icon, RuleChip, Segments, SumTerms, useWhy } from "@starboard/ui";
import type { Sum } from "@starboard/kernel";
import { useMemo } from "react";
import { badgeOf } from "../cards/Face.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { actOf, readHand, chosenDeployment } from "../model/hand.ts";
import { entryOf, names, ownSide, type Props, reasonOf, shortName, previewStateOf } from "../model/view.ts";

export function Scale({ props }: { readonly props: Props }) {
  const { view } = props;
  const store = useBoardStore();
  const own = ownSide(props);
  const planned = own === null ? undefined : chosenDeployment(props, store);
  if (view.ground === null || view.flow.over)
    return (
      <section className="tw-scale" aria-label={en.scale.between}>
        <SectorCount props={props} side={1} />
        <Verdict props={props} />
        <SectorCount props={props} side={0} />
      </section>
    );
  const t = previewStateOf(view, props.viewer);
  const sumOf = (side: Side): Sum => {
    if (planned && own !== null) return side === own ? planned.own : planned.attack;
    return currentSum(t, cardIndexOf(view.options), side);
  };
  return (
    <section className="tw-scale" aria-label={en.scale.label}>
      <Total props={props} side={1} ground={view.ground} sum={sumOf(1)} planned={planned !== undefined && own === 1} />
      <Verdict props={props} />
      <Total props={props} side={0} ground={view.ground} sum={sumOf(0)} planned={planned !== undefined && own === 0} />
    </section>
  );
}

/** The number of Sectors of a side, while there are no Forces to compare. */
function SectorCount({ props, side }: { readonly props: Props; readonly side: Side }) {
  const { view } = props;
  const owned = Object.values(view.owner).filter((owner) => owner === side).length;
  const won = view.flow.over?.winners.some((seat) => sideOf(seat) === side) ?? false;
  return (
    <div className={`tw-total s${badgeOf(side)} ${side === 0 ? "right" : "left"}`}>
      <div className="tw-terms">
        <b>{props.compact && ownSide(props) === side ? en.scale.you : SIDE_NAMES[side]}</b>
        <span>{en.scale.sectors(owned)}</span>
        {won && <span className="tw-won">{en.scale.won}</span>}
      </div>
      <strong key={owned} className="n">
        {owned}
      </strong>
    </div>
  );
}

function Total({
  props,
  side,
  ground,
  sum,
  planned,
}: {
  readonly props: Props;
  readonly side: Side;
  readonly ground: Ground;
  readonly sum: Sum;
  readonly planned: boolean;
}) {
  const { view } = props;
  const name = SIDE_NAMES[side];
  const g = en.ground(ground);
  const own = ownSide(props) === side;
  const terms = sum.terms
    .filter((term) => term.value !== 0)
    .map((term) => en.scale.term(term.value, termCard(props, term.about?.["card"])));
  const title = props.compact
    ? own
      ? en.scale.you
      : name
    : planned
      ? en.scale.would(sum.total, g)
      : matching(view) !== side && view.fighting
        ? en.scale.attacks(name, sum.total, g)
        : own
          ? en.scale.now(sum.total, g)
          : en.scale.has(name, sum.total, g);
  return (
    <div className={`tw-total s${badgeOf(side)} ${side === 0 ? "right" : "left"}`}>
      <div className="tw-terms">
        <b>{title}</b>
        <span>{en.scale.terms(terms)}</span>
        <Odds props={props} side={side} />
      </div>
      <strong key={sum.total} className="n">
        <SumTerms
          title={en.scale.title(name, g)}
          total={sum.total}
          terms={sum.terms.map((term) => ({ what: termText(term, names(props)), value: term.value, rule: term.rule }))}
        >
          {sum.total}
        </SumTerms>
      </strong>
    </div>
  );
}

const termCard = (props: Props, id: unknown): string =>
  typeof id === "string" ? shortName(entryOf(props.view, id)) : "";

/** Returns the side that has to match. After a Deployment and after the opening it is the enemy of the active side. */
const matching = (view: ViewTW): Side => (view.turn > 0 && view.stage <= EVENT ? view.active : enemyOf(view.active));

/** A probability from the unseen cards: the own next card helps, or the enemy can match the planned play. */
function Odds({ props, side }: { readonly props: Props; readonly side: Side }) {
  const store = useBoardStore();
  const own = ownSide(props);
  const { view, preview } = props;
  const { asked } = readHand(props);
  const act = actOf(props, asked, store);
  const planned = asked && (act?.do === "deploy" || act?.do === "open") ? JSON.stringify(act) : null;
  const ahead = useMemo(
    () => (planned !== null && asked ? preview(asked.step, JSON.parse(planned) as ActTW) : undefined),
    [planned, asked, preview],
  );
  const seen = ahead ?? view;
  if (own === null || seen.ground === null || !seen.fighting || view.flow.over) return null;
  if (matching(seen) !== side) return null;
  if (side === own) return view.sides[side].deck > 0 ? <OwnOdds props={props} view={seen} side={side} /> : null;
  return seen.sides[side].unseen === null ? null : <FoeOdds props={props} view={seen} own={own} />;
}

function OwnOdds({ props, view, side }: { readonly props: Props; readonly view: ViewTW; readonly side: Side }) {
  const { chance, good, total, drawn } = drawChance(view, side, 1);
  const fact = drawn === 0 ? en.scale.noDraw : en.scale.draw(en.percent(chance));
  const bar = barOfDraws(view, side);
  const whyBarred = bar === null ? "" : en.scale.noDrawWhy(names(props).card(bar));
  const why = useWhy({
    fact,
    cause: whyBarred || en.scale.drawWhy(good.length, total),
    rule: bar === null ? "TW-6.6" : "TW-12.7",
  });
  return (
    <span className="tw-chance" {...why}>
      {drawn > 0 ? <Sized long={fact} short={en.scale.drawShort(en.percent(chance))} /> : fact}
    </span>
  );
}

function FoeOdds({ props, view, own }: { readonly props: Props; readonly view: ViewTW; readonly own: Side }) {
  const { chance, good, total, drawn } = answerChance(view, own);
  const fact = en.scale.answer(en.percent(chance));
  const known = chance === 1 && total === good.length;
  const cause = known ? en.scale.answerKnown(names(props).cards(good)) : en.scale.answerWhy(good.length, total, drawn);
  const why = useWhy({ fact, cause, rule: "TW-6.6" });
  return (
    <span className="tw-chance" {...why}>
      <Sized long={fact} short={en.scale.answerShort(en.percent(chance))} />
    </span>
  );
}

/** A text that is shorter where the window has no room for it in one line: another line would make the board smaller. */
function Sized({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <>
      <span className="tw-long">{long}</span>
      <span className="tw-short">{short}</span>
    </>
  );
}

function Verdict({ props }: { readonly props: Props }) {
  const { view } = props;
  const store = useBoardStore();
  const { asked } = readHand(props);
  if (view.flow.over) return <Final view={view} />;
  if (asked?.step === "open") return <OpenIn props={props} />;
  const planned = chosenDeployment(props, store);
  const act = actOf(props, asked, store);
  if (planned && !planned.refusal) {
    const spare = planned.own.total - planned.attack.total;
    return (
      <div className="tw-verdict good">
        <b>
          <Icon name="check" />
          {planned.matchedBy ? en.scale.matchesBy(termCard(props, planned.matchedBy)) : en.scale.matches}
        </b>
        <span>
          {planned.matchedBy ? "" : en.scale.spare(planned.attack.total, spare)}{" "}
          <RuleChip rule={planned.matchedBy ? "TW-10.4" : "TW-6.6"} />
        </span>
      </div>
    );
  }
  const refusal = planned?.refusal ?? (asked && act ? props.whyNot(asked.step, act) : undefined);
  if (refusal) {
    const { text, rule } = reasonOf(props, refusal);
    return (
      <output className="tw-verdict bad">
        <b>
          {refusal.code === "TW_NO_MATCH" && planned ? en.scale.short(planned.attack.total - planned.own.total) : ""}
        </b>
        <span>
          {text} <RuleChip rule={rule} />
        </span>
      </output>
    );
  }
  if (view.ground === null || !view.fighting)
    return (
      <div className="tw-verdict">
        <span>{en.scale.before}</span>
      </div>
    );
  const who = matching(view);
  return (
    <div className="tw-verdict">
      <b>{en.scale.needed(view.sides[enemyOf(who)].force ?? 0, en.ground(view.ground))}</b>
      <span>
        {en.scale.toMatch(who === ownSide(props) ? en.scale.you : SIDE_NAMES[who])} <RuleChip rule="TW-10.3" />
      </span>
    </div>
  );
}

/** How the Battle ended. */
function Final({ view }: { readonly view: ViewTW }) {
  const { over } = view.flow;
  const winner = over?.winners[0];
  if (!over) return null;
  return (
    <div className="tw-verdict final">
      <b>{winner === undefined ? en.scale.drawn : en.scale.wins(SIDE_NAMES[sideOf(winner)])}</b>
      <span>
        {en.scale.ending[over.rule] ?? ""} <RuleChip rule={over.rule} />
      </span>
    </div>
  );
}

/** The choice of the Battleground, with the Force of the chosen Unit in each. */
function OpenIn({ props }: { readonly props: Props }) {
  const { chosen, ground, set } = useBoardStore();
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
