import { fleetOf, type Power, type Term } from "@starboard/4000ad";
import type { Seat } from "@starboard/kernel";
import { RuleChip, SumTerms } from "@starboard/ui";
import type { ReactElement } from "react";
import { Marks } from "./draw/Glyphs.tsx";
import { en } from "./messages.en.ts";
import { useBoardStore } from "./model/board-store.ts";
import { forecastOf, nextEnemyRound, threatsTo } from "./model/forecasts.ts";
import { powersOf, type Props, type BoardData, useBoardData } from "./model/board-data.ts";
import { stateOf } from "./model/state-of.ts";
import { threatVerdict } from "./lens/read.ts";

/** Status of a seat: for each power its path with both warps, its next production, and its ships. */
export function SeatLine(props: Props & { readonly seat: Seat }): ReactElement {
  const data = useBoardData(props);
  const powers = powersOf(props.view, props.seat);
  return (
    <div className="ad-seat">
      {powers.map((power) => (
        <PowerLine key={power} props={props} data={data} power={power} named={powers.length > 1} />
      ))}
    </div>
  );
}

export function PowerLine({
  props,
  data,
  power,
  named,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly power: Power;
  /** Whether to show the power's name, because no other text beside it does. */
  readonly named: boolean;
}): ReactElement {
  const look = data.looks[power];
  const { view } = props;
  const alive = view.board.alive[power] === 1;
  const { built, round } = forecastOf(view, power);
  const risk = alive ? riskOf(props, power) : null;
  return (
    <section className="ad-power" style={{ color: look?.ink }}>
      <Lane data={data} power={power} />
      <div className="ad-power-line">
        {named && <b>{look?.name}</b>}
        {alive ? (
          <>
            <span className="n" title={en.lens.drawn(built.population, built.materials)}>
              <svg viewBox="-1 -6 12 12" width="12" height="12" aria-hidden="true">
                <Marks population materials={false} r={4.4} />
              </svg>
              {built.population}
              <svg viewBox="-1 -6 12 12" width="12" height="12" aria-hidden="true">
                <Marks population={false} materials r={4.4} />
              </svg>
              {built.materials}
            </span>
            <SumTerms
              title={en.lens.productionOf(look?.name ?? "", built.ships, round)}
              terms={built.terms
                .filter((term) => term.what !== "pairs")
                .map((term) => ({
                  what: termWords(term, data),
                  value: term.value,
                  rule: term.rule,
                }))}
              total={en.lens.smaller(built.population, built.materials, built.ships)}
            >
              {en.lens.builds(built.ships, round)}
            </SumTerms>
            {risk && (
              <span className="ad-risk" title={en.panels.risk(risk.left, data.names[risk.star] ?? "")}>
                {en.panels.risk(risk.left, data.names[risk.star] ?? "")}
              </span>
            )}
          </>
        ) : (
          <span>
            {en.panels.eliminated} <RuleChip rule="AD-10.2" />
          </span>
        )}
        <strong className="n">{fleetOf(stateOf(view), power)}</strong>
      </div>
    </section>
  );
}

/** Returns the label of a production term: the star of a symbol, or why nothing is built. */
function termWords(term: Term, data: BoardData): string {
  const id = term.about?.["star"];
  if (typeof id !== "string") return en.lens.noSite;
  const name = data.map.stars[data.map.index[id] ?? -1]?.name ?? id;
  return en.star.where(name, en.star.marks(term.what === "population", term.what === "materials"));
}

/** Returns the most costly star that a power could lose in the next enemy turn, if the loss costs ships. */
function riskOf(props: Props, power: Power): { readonly star: number; readonly left: number } | null {
  const { view, viewer } = props;
  if (!powersOf(view, viewer).includes(power)) return null;
  const { stars, built } = forecastOf(view, power);
  const all = threatsTo(view, viewer);
  const first = nextEnemyRound(view, viewer);
  let worst: { star: number; left: number } | null = null;
  for (const { star, without } of stars) {
    if (without >= built.ships || (worst && without >= worst.left)) continue;
    const threat = all.find((one) => one.star === star && one.round === first);
    const verdict = threat && threatVerdict(view, threat);
    if (verdict === "wins" || verdict === "takes") worst = { star, left: without };
  }
  return worst;
}

/** A small path. Its fleets are buttons that show where they can come out. */
export function Lane({ data, power }: { readonly data: BoardData; readonly power: Power }): ReactElement {
  const chosen = useBoardStore((d) => (d.lens === "emergence" ? d.warp : null));
  const set = useBoardStore((d) => d.set);
  const warps = data.scene.warps.filter((w) => w.power === power && w.from !== null);
  return (
    <ol className="ad-lane">
      {Array.from({ length: 7 }, (_, i) => i + 1).map((space) => {
        const here = warps.filter((w) => w.count === space);
        return (
          <li key={space}>
            {here.length === 0 ? (
              <span className="n">{space}</span>
            ) : (
              here.map((w) => {
                const star = data.map.stars[w.from as number];
                return (
                  <button
                    key={w.warp}
                    type="button"
                    aria-pressed={w.warp === chosen}
                    aria-label={`${en.warp(data.looks[power]?.name ?? "", en.roman[w.slot] ?? "")}, ${en.ships(w.ships)}, ${en.fleet.where(star?.name ?? "", `${star?.sector}-${star?.level}`, space)}`}
                    onClick={() =>
                      set(
                        w.warp === chosen
                          ? { warp: null, lens: "none" }
                          : { warp: w.warp, lens: "emergence", ahead: 1 },
                      )
                    }
                  >
                    <b className="n">{w.ships}</b>
                    <i>
                      {star?.sector}
                      <svg viewBox="0 0 8 12" width="7" height="11" aria-hidden="true">
                        <path
                          d={
                            star?.depth === 0
                              ? "M4 11V1.500M1 4.500 4 1.500 7 4.500"
                              : "M4 1V10.500M1 7.500 4 10.500 7 7.500"
                          }
                        />
                      </svg>
                    </i>
                  </button>
                );
              })
            )}
          </li>
        );
      })}
    </ol>
  );
}
