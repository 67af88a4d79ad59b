import { classicOdds, fortunesOdds, type RetreatMemo } from "@starboard/4000ad";
import { RuleChip } from "@starboard/ui";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { OddsBar } from "./OddsBar.tsx";
import { StarName } from "./parts.tsx";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** Dock between two rounds of dice: both forces, and the odds if they fight on (AD-6.4.5). */
export function BattleDock({ props, data }: { readonly props: Props; readonly data: BoardData }): ReactElement | null {
  const { board } = props.view;
  const memo = board.flow.stack.at(-1)?.memo as RetreatMemo | undefined;
  if (!memo) return null;
  const { star, power, attacker, others } = memo;
  const here = data.scene.stars[star];
  const theirs = (here?.forces ?? []).filter((f) => others.includes(f.power));
  const ours = (here?.forces ?? []).filter((f) => !others.includes(f.power));
  const sum = (forces: typeof ours): number => forces.reduce((n, f) => n + f.ships, 0);
  const a = sum(attacker ? ours : theirs) + (attacker ? 0 : 0);
  const d = sum(attacker ? theirs : ours) + (here?.neutral ?? 0);
  const odds =
    board.options["ad.combat"] === "fortunes"
      ? fortunesOdds(a, d, board.options["ad.fortunes.survivor"] === "last")
      : classicOdds(a, d);
  const attackers = attacker ? ours : theirs;
  const defenders = attacker ? theirs : ours;
  return (
    <div className="ad-dock ad-dock-battle">
      <div className="ad-from">
        <span className="ad-label">{en.dock.battle(data.names[star] ?? "")}</span>
        <StarName data={data} star={star} />
      </div>
      <div className="ad-forces">
        {attackers.map((f) => (
          <span key={f.power}>
            <PowerEmblem look={data.looks[f.power]} size={20} />
            <b className="n">{f.ships}</b>
          </span>
        ))}
        <i>{en.dock.versus}</i>
        {defenders.map((f) => (
          <span key={f.power}>
            <PowerEmblem look={data.looks[f.power]} size={20} />
            <b className="n">{f.ships}</b>
          </span>
        ))}
        {(here?.neutral ?? 0) > 0 && <span>{en.star.neutral(here?.neutral ?? 0)}</span>}
      </div>
      <div className="ad-aim">
        <span className="ad-label">
          {en.dock.odds} <RuleChip rule="AD-6.4.5" />
        </span>
        <OddsBar
          odds={odds}
          attacker={data.looks[attackers[0]?.power ?? power]?.ink ?? "var(--ink)"}
          defender={data.looks[defenders[0]?.power ?? -1]?.ink ?? "var(--ad-neutral)"}
        />
        <small>{en.dock.oddsText(odds.attackers, odds.defenders, odds.nobody)}</small>
      </div>
    </div>
  );
}
