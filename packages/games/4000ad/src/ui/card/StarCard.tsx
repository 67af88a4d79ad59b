import { sectorName } from "@starboard/4000ad";
import type { Refusal } from "@starboard/kernel";

import { type ReactElement, type RefObject, useLayoutEffect, useRef } from "react";
import type { PreparedAct } from "../act/prepared-act.ts";
import { arrivalOutlook, type Outlook, outlookOf, verdictOf } from "../act/outlook.ts";
import { isHop } from "../act/sending.ts";
import { whyStar } from "../act/why.ts";
import { Marks, StarGlyph } from "../draw/Glyphs.tsx";
import { en } from "../messages.en.ts";
import { type BoardStore, useBoardStore } from "../model/board-store.ts";
import { textContextOf } from "../model/text-context.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";
import { Threats } from "./Threats.tsx";

/** Distance of the card from its star, in pixels. */
const CLEAR = 26;

/** Details of the star under the pointer or focus, and the outlook of choosing it. */
export function StarCard({
  props,
  data,
  prepared,
  stage,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly prepared: PreparedAct | null;
  readonly stage: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const over = useBoardStore((d) => d.over);
  const star = useBoardStore((d) => d.star);
  const sending = useBoardStore((d) => d.sending);
  const target = useBoardStore((d) => d.target);
  const shown = over ?? (sending || target !== null ? null : star);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = box.current;
    const room = stage.current;
    const mark = room?.querySelector(`[data-star="${shown}"]`);
    if (!card || !room || !mark) return;
    const at = mark.getBoundingClientRect();
    const frame = room.getBoundingClientRect();
    // The button of a star in the 3D view includes its labels. Only the star itself must stay uncovered.
    const core = mark.querySelector(".ad-hit-area")?.getBoundingClientRect() ?? at;
    const x = core.left + core.width / 2 - frame.left;
    const y = core.top + core.height / 2 - frame.top;
    const { offsetWidth: w, offsetHeight: h } = card;
    const gap = CLEAR + core.width * 0.5;
    const right = x + gap + w <= frame.width - 8;
    const left = x - gap - w >= 8;
    card.style.left = `${right ? x + gap : left ? x - gap - w : Math.max(8, Math.min(x - w / 2, frame.width - w - 8))}px`;
    const beside = right || left;
    const top = beside ? y - h / 2 : y + gap + h <= frame.height - 8 ? y + gap : y - gap - h;
    card.style.top = `${Math.max(8, Math.min(top, frame.height - h - 8))}px`;
  });
  if (shown === null) return null;
  const entry = data.map.stars[shown];
  const here = data.scene.stars[shown];
  if (!entry || !here) return null;
  const outlook = foreseen(props, data, { sending, target }, prepared, shown);
  const refusal = outlook ? null : sending ? null : whyStar(props, data, shown);
  return (
    <div ref={box} className="ad-card" role="presentation">
      <header>
        <svg viewBox="-14 -14 28 28" width="26" height="26" aria-hidden="true">
          <StarGlyph depth={entry.depth} rich scale={1.3} halo={null} />
        </svg>
        <b>{entry.name}</b>
        <svg className="ad-card-marks" viewBox="-1 -6 24 12" width="24" height="12" aria-hidden="true">
          <Marks population={entry.population} materials={entry.materials} r={5} />
        </svg>
        <span>{sectorName(data.map, shown)}</span>
      </header>
      {here.home && (
        <p>
          {here.home.holder === null
            ? en.star.home(data.looks[here.home.power]?.name ?? "")
            : en.star.lost(data.looks[here.home.power]?.name ?? "", data.looks[here.home.holder]?.name ?? "")}
        </p>
      )}
      {here.forces.map((force) => (
        <p key={force.power} className="ad-card-force">
          <PowerEmblem look={data.looks[force.power]} size={16} />
          {data.looks[force.power]?.name} <b className="n">{force.ships}</b>
          {force.frozen > 0 && <i>{en.star.frozen(force.frozen)}</i>}
        </p>
      ))}
      {here.neutral > 0 && <p>{en.star.neutral(here.neutral)}</p>}
      {here.derelict > 0 && <p>{en.star.derelict(here.derelict)}</p>}
      {here.offLimits && <p>{en.star.forbidden}</p>}
      {outlook && <OutlookLine outlook={outlook} sending={sending !== null} />}
      {!outlook && <Threats props={props} data={data} star={shown} />}
      {refusal && <Refused props={props} refusal={refusal} />}
    </div>
  );
}

/** Returns the outlook of choosing the star, if an act is being prepared. */
function foreseen(
  props: Props,
  data: BoardData,
  store: Pick<BoardStore, "sending" | "target">,
  prepared: PreparedAct | null,
  star: number,
): Outlook | null {
  const { view } = props;
  const { question } = data;
  if (question?.step === "depart" && store.sending && star !== store.sending.from) {
    const { sending } = store;
    return outlookOf(view, data, { ...sending, aim: star, hop: isHop(data.map, sending.from, star) }, sending.loan);
  }
  if (question?.step === "arrive") {
    const choice = question.stars.get(star)?.find((c) => !c.refusal) ?? question.stars.get(star)?.[0];
    const act = prepared?.step === "arrive" && store.target === star ? prepared.act : choice?.act;
    return act && act.do === "emerge" ? arrivalOutlook(view, data, act) : null;
  }
  return null;
}

function OutlookLine({ outlook, sending }: { readonly outlook: Outlook; readonly sending: boolean }): ReactElement {
  const { forecast, turns, round } = outlook;
  const verdict = verdictOf(forecast);
  return (
    <p className={`ad-card-outcome ad-outcome-${verdict}`}>
      {sending && (
        <span>
          {en.turns(turns)}, {turns === 1 ? en.dock.hopsNow : en.dock.arrives(round)}
        </span>
      )}
      <b>
        {forecast.mode === "attack" ? `${en.versus(forecast.attackers, forecast.defenders)}: ` : ""}
        {verdict === "chance" ? en.percent(forecast.chance) : en.verdict[verdict]}
      </b>
      <span className="ad-card-rule">{forecast.rule}</span>
    </p>
  );
}

function Refused({ props, refusal }: { readonly props: Props; readonly refusal: Refusal }): ReactElement {
  return (
    <p className="ad-card-why">
      {props.words.refusal(refusal, textContextOf(props))} <span className="ad-card-rule">{refusal.rule}</span>
    </p>
  );
}
