import { emergence, overshoots, sectorName, type Warp } from "@starboard/4000ad";
import { Button, Icon, RuleChip } from "@starboard/ui";
import type { Act } from "@starboard/kernel";
import type { ReactElement } from "react";
import { PlateRow } from "../draw/Counter.tsx";
import { plateOf, rowSize } from "../draw/plate.ts";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import type { Choice, Question } from "../model/offers.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { stateOf } from "../model/state-of.ts";
import { PreparedActNotes, OutlookSum, StarName } from "./parts.tsx";
import type { PreparedAct } from "./prepared-act.ts";
import { actOutlook, verdictOf } from "./outlook.ts";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** Sort order of outcomes. */
const RANK_OF = { wins: 0, takes: 1, chance: 2, joins: 3, barred: 4, plain: 5, dies: 6 } as const;

/** Dock for an arrival: where the pushed fleet can come out, with the outcome at each star (AD-6.3.2). */
export function ArriveDock({
  props,
  data,
  question,
  prepared,
  warp,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly question: Extract<Question, { step: "arrive" | "forced" }>;
  readonly prepared: PreparedAct | null;
  readonly warp: Warp;
}): ReactElement {
  const target = useBoardStore((d) => d.target);
  const set = useBoardStore((d) => d.set);
  // Renders again when fonts load, because the plates below are measured.
  useBoardStore((d) => d.fonts);
  const { view } = props;
  const scene = data.scene.warps[warp < 0 ? memoWarp(view) : warp];
  const look = data.looks[scene?.power ?? -1];
  const plates = scene?.aboard.map(plateOf) ?? [];
  const row = rowSize(plates, 24);
  const stars = [...question.stars]
    .map(([star, choices]) => {
      const list: readonly Choice<Act>[] = choices;
      const best = list.find((c) => !c.refusal) ?? (list[0] as Choice<Act>);
      return { star, best, outlook: actOutlook(view, data, question.step, best.act) };
    })
    .sort((a, b) => rank(a) - rank(b) || a.star - b.star);
  const chosen = stars.find((one) => one.star === target);
  const lost = question.step === "arrive" ? overshoots(stateOf(view), scene?.warp ?? -1) : 0;
  const later = scene ? emergence(stateOf(view), scene.warp)?.turns.length : undefined;
  const outlook = prepared ? actOutlook(view, data, prepared.step, prepared.act) : null;
  return (
    <div className="ad-dock ad-dock-arrive">
      <div className="ad-from">
        <span className="ad-label">{scene && look ? en.warp(look.name, en.roman[scene.slot] ?? "") : ""}</span>
        <span className="ad-carried">
          <svg width={row.w + 2} height={row.h + 2} viewBox={`-1 -1 ${row.w + 2} ${row.h + 2}`} aria-hidden="true">
            <PlateRow plates={plates} looks={data.looks} h={24} />
          </svg>
          <small>
            {scene && scene.from !== null
              ? en.fleet.where(data.names[scene.from] ?? "", sectorName(data.map, scene.from), scene.count)
              : ""}
          </small>
        </span>
      </div>
      <fieldset className="ad-chips" aria-label={en.dock.comeOut}>
        {stars.length === 0 && <p className="ad-dock-hint">{en.dock.nothingDue}</p>}
        {stars.map(({ star, best, outlook: there }) => {
          const verdict = there ? verdictOf(there.forecast) : "plain";
          return (
            <Button
              key={star}
              look={best.refusal ? "plain" : "may"}
              pressed={star === target}
              className={`ad-outcome-${verdict}`}
              onClick={() => set({ target: star, way: 0, star })}
            >
              {data.names[star]}
              {there && (
                <i className="n">
                  {there.forecast.mode === "attack"
                    ? `${en.versus(there.forecast.attackers, there.forecast.defenders)} `
                    : ""}
                  {verdict === "chance" ? en.percent(there.forecast.chance) : en.verdict[verdict]}
                </i>
              )}
            </Button>
          );
        })}
      </fieldset>
      {chosen && (
        <div className="ad-aim">
          <StarName data={data} star={chosen.star} />
          {outlook && <OutlookSum outlook={outlook} data={data} />}
        </div>
      )}
      {!chosen && lost > 0 && (
        <div className="ad-doubt" role="alert">
          <Icon name="warn" size={18} />
          <p>
            {en.dock.lastChance} <RuleChip rule="AD-7.2.e" />
          </p>
          <Button look="may" onClick={() => props.choose("arrive", { do: "travelOn" })}>
            {en.dock.travelOn}
          </Button>
        </div>
      )}
      {!chosen && lost === 0 && question.step === "forced" && (
        <p className="ad-dock-hint">
          {look && <PowerEmblem look={look} size={16} />} {en.dock.forced} <RuleChip rule="AD-10.2" />
        </p>
      )}
      {!chosen && lost === 0 && question.step === "arrive" && later !== undefined && (
        <p className="ad-dock-hint">{en.dock.comeOut}</p>
      )}
      <PreparedActNotes props={props} data={data} prepared={prepared} />
    </div>
  );
}

const rank = (one: { readonly best: Choice<Act>; readonly outlook: ReturnType<typeof actOutlook> }): number =>
  (one.best.refusal ? 10 : 0) + (one.outlook ? RANK_OF[verdictOf(one.outlook.forecast)] : 0);

const memoWarp = (view: Props["view"]): number =>
  (view.board.flow.stack.at(-1)?.memo as { readonly warp?: number } | undefined)?.warp ?? 0;
