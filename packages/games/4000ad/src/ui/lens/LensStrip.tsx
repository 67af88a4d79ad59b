import { sectorName } from "@starboard/4000ad";
import { Icon, RuleChip, Tool } from "@starboard/ui";
import type { RuleId } from "@starboard/kernel";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import { verdictOf } from "../act/outlook.ts";
import { TurnRing } from "../draw/Glyphs.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { emergenceOf, forecastOf, nextEnemyRound } from "../model/forecasts.ts";
import type { Verdict } from "../model/lens.ts";
import { held, type StarScene } from "../model/scene.ts";
import { friends, type Props, type BoardData } from "../model/board-data.ts";
import { WarpChip } from "./WarpChip.tsx";
import { threatRounds, threatVerdict, worstIn } from "./read.ts";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** Text and turn scale of the active lens: a strip above the flat board, a card in the 3D view. */
export function LensStrip({ props, data }: { readonly props: Props; readonly data: BoardData }): ReactElement | null {
  const lens = useBoardStore((d) => d.lens);
  const projection = useBoardStore((d) => d.projection);
  const warp = useBoardStore((d) => d.warp);
  const set = useBoardStore((d) => d.set);
  if (lens === "none") return null;
  const card = projection === "space" && !props.compact;
  // The emergence of a friendly fleet is shown as good news.
  const mine = lens === "emergence" && warp !== null && data.mine.some((own) => friends(props.view, own, warp >> 1));
  return (
    <section
      className={`ad-strip${card ? " ad-strip-card" : ""}${mine ? " ad-strip-mine" : ""}`}
      aria-label={en.lens[lens]}
      data-panel="lens"
    >
      <div className="ad-strip-flow">
        {lens === "reach" && <Reach data={data} />}
        {lens === "threat" && <Threats props={props} data={data} card={card} />}
        {lens === "emergence" && <Emergences props={props} data={data} card={card} />}
        {lens === "production" && <Production props={props} data={data} />}
      </div>
      <Tool
        className="ad-strip-close"
        label={en.lens.close}
        hotkey="Esc"
        onClick={() => set({ lens: "none", warp: null })}
      >
        <Icon name="cross" size={15} />
      </Tool>
    </section>
  );
}

function Head({ children, rule }: { readonly children: ReactNode; readonly rule: RuleId }): ReactElement {
  return (
    <p className="ad-strip-head">
      {children} <RuleChip rule={rule} />
    </p>
  );
}

function Reach({ data }: { readonly data: BoardData }): ReactElement {
  const star = useBoardStore((d) => d.sending?.from ?? d.star ?? d.over);
  const { map, names } = data;
  if (star === null) return <Head rule="AD-7.2.a">{en.lens.reachAsk}</Head>;
  const rings = (map.at[star] ?? []).map((stars, turns) => ({
    turns,
    n: turns === 1 ? stars.length - 1 : stars.length,
  }));
  return (
    <>
      <Head rule="AD-7.2.a">
        <b>{en.lens.reachFrom(names[star] ?? "", sectorName(map, star))}</b>
      </Head>
      <ol className="ad-scale ad-scale-quiet">
        {rings.slice(1).map(({ turns, n }) => (
          <li key={turns}>
            <b className="n">{en.turns(turns)}</b>
            <span className="n">{en.stars(n)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** One turn of the scale: ring, round and contents. */
function Turn({
  arcs,
  round,
  what,
  chosen,
  colour,
  onChoose,
}: {
  readonly arcs: number;
  readonly round: number;
  readonly what: string;
  readonly chosen: boolean;
  readonly colour: string;
  readonly onChoose: () => void;
}): ReactElement {
  return (
    <li>
      <button type="button" aria-pressed={chosen} onClick={onChoose} style={{ "--side": colour } as CSSProperties}>
        <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
          <TurnRing r={7} turns={arcs} width={1.8} className="ad-turns-lit" />
        </svg>
        <b className="n">{en.lens.round(round)}</b>
        <span className="n">{what}</span>
      </button>
    </li>
  );
}

interface FateRow {
  readonly star: number;
  readonly sum: string;
  readonly verdict: Verdict;
  readonly words: string;
  readonly round: number;
}

/** The affected stars with their forecasts. */
function Fates({
  rows,
  data,
  card,
}: {
  readonly rows: readonly FateRow[];
  readonly data: BoardData;
  readonly card: boolean;
}): ReactElement | null {
  const set = useBoardStore((d) => d.set);
  const rounds = card && rows.some((row) => row.round !== rows[0]?.round);
  if (rows.length === 0) return null;
  const shown = rows.slice(0, card ? 7 : 5);
  return (
    <ul className={rounds ? "ad-fates ad-fates-rounds" : "ad-fates"}>
      {shown.map(({ star, sum, verdict, words, round }) => (
        <li key={`${star} ${round}`}>
          <button
            type="button"
            onClick={() => set({ star })}
            onPointerEnter={() => set({ over: star })}
            onPointerLeave={() => set({ over: null })}
          >
            <b>{data.names[star]}</b>
            {rounds && <small className="n">{en.lens.round(round)}</small>}
            <span className="n">{sum}</span>
            <i className={`ad-outcome-${verdict}`}>{words}</i>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Threats({
  props,
  data,
  card,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly card: boolean;
}): ReactElement {
  const ahead = useBoardStore((d) => d.ahead);
  const set = useBoardStore((d) => d.set);
  const rounds = threatRounds(props.view, props.viewer);
  const chosen = Math.min(ahead, rounds.length);
  const round = rounds[chosen - 1];
  if (round === undefined) return <Head rule="AD-F.1">{en.lens.threatNone}</Head>;
  const first = nextEnemyRound(props.view, props.viewer);
  const rows = [...worstIn(props.view, props.viewer, round)]
    .map(([star, threat]): FateRow => {
      const verdict = threatVerdict(props.view, threat);
      const there = (data.scene.stars[star]?.forces ?? []).reduce((sum, f) => sum + f.ships, 0);
      return {
        star,
        round,
        verdict,
        words: en.fate[verdict],
        sum: en.versus(threat.ships, there + (data.scene.stars[star]?.neutral ?? 0)),
      };
    })
    .sort((a, b) => WEIGHT[b.verdict] - WEIGHT[a.verdict]);
  const falls = rows.filter((row) => WEIGHT[row.verdict] >= 4).length;
  return (
    <>
      <Head rule="AD-F.1">
        <b>{en.lens.threat}</b> {en.lens.threatSummary(falls, rows.length)}
      </Head>
      <ol className="ad-scale">
        {rounds.map((one, i) => (
          <Turn
            key={one}
            arcs={one - first + 1}
            round={one}
            what={en.stars(worstIn(props.view, props.viewer, one).size)}
            chosen={i + 1 === chosen}
            colour="var(--bad)"
            onChoose={() => set({ ahead: i + 1 })}
          />
        ))}
      </ol>
      <Fates rows={rows} data={data} card={card} />
    </>
  );
}

/** Worst first. */
const WEIGHT: Readonly<Record<Verdict, number>> = {
  wins: 5,
  takes: 4,
  chance: 3,
  barred: 2,
  dies: 1,
  joins: 0,
  plain: 0,
};

function Emergences({
  props,
  data,
  card,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly card: boolean;
}): ReactElement {
  const warp = useBoardStore((d) => d.warp);
  const ahead = useBoardStore((d) => d.ahead);
  const set = useBoardStore((d) => d.set);
  const under = data.scene.warps.filter((w) => w.from !== null);
  const found = warp === null ? null : emergenceOf(props.view, warp);
  const scene = warp === null ? null : data.scene.warps[warp];
  const look = data.looks[scene?.power ?? -1];
  const chips = (
    <div className="ad-warp-chips">
      {under.map((one) => (
        <WarpChip
          key={one.warp}
          warp={one.warp}
          chosen={one.warp === warp}
          data={data}
          onChoose={() => set({ warp: one.warp, ahead: 1 })}
        />
      ))}
    </div>
  );
  if (!found || !scene || scene.from === null || !look)
    return (
      <>
        <Head rule="AD-F.1">{en.lens.emergenceAsk}</Head>
        {chips}
      </>
    );
  const chosen = Math.min(ahead, found.turns.length);
  const turn = found.turns[chosen - 1];
  const rows = (card ? found.turns : turn ? [turn] : [])
    .flatMap((one) =>
      one.stars
        .filter(
          ({ star, forecast }) =>
            held(data.scene.stars[star] as StarScene) && forecast.fate !== "joins" && forecast.fate !== "closed",
        )
        .map(({ star, forecast }): FateRow => {
          const verdict = verdictOf(forecast);
          return {
            star,
            round: one.round,
            verdict,
            words: verdict === "chance" ? en.percent(forecast.chance) : en.verdict[verdict],
            sum: en.versus(forecast.attackers, forecast.defenders),
          };
        }),
    )
    .sort((a, b) => a.round - b.round || WEIGHT[b.verdict] - WEIGHT[a.verdict]);
  return (
    <>
      <Head rule="AD-F.1">
        <span className="ad-strip-who">
          <PowerEmblem look={look} size={20} />
          <b>{en.warp(look.name, en.roman[scene.slot] ?? "")}</b>
          <i className="n">{en.ships(scene.ships)}</i>
        </span>{" "}
        {en.lens.leaves(data.names[scene.from] ?? "", sectorName(data.map, scene.from), scene.count)}
      </Head>
      <ol className="ad-scale">
        {found.turns.map((one, i) => (
          <Turn
            key={one.count}
            arcs={i + 1}
            round={one.round}
            what={en.stars(one.stars.length)}
            chosen={i + 1 === chosen}
            colour={look.ink}
            onChoose={() => set({ ahead: i + 1 })}
          />
        ))}
        <li className="ad-scale-lost" title={en.lens.lostText(found.lostIn)}>
          <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
            <path d="M-5-5 5 5M5-5-5 5" stroke="currentColor" strokeWidth="1.8" />
          </svg>
          <b className="n">{en.lens.round(found.lostIn)}</b>
          <span>{en.lens.lostAt}</span>
        </li>
      </ol>
      <Fates rows={rows} data={data} card={card} />
      {under.length > 1 && !card && chips}
    </>
  );
}

function Production({ props, data }: { readonly props: Props; readonly data: BoardData }): ReactElement {
  return (
    <>
      <Head rule="AD-6.2.3">
        <b>{en.lens.production}</b>
      </Head>
      <ul className="ad-builds">
        {data.looks.map((look) => {
          if (props.view.board.alive[look.power] !== 1) return null;
          const { built, round } = forecastOf(props.view, look.power);
          const spare = Math.abs(built.population - built.materials);
          return (
            <li key={look.power}>
              <PowerEmblem look={look} size={20} />
              <b>{en.lens.productionOf(look.name, built.ships, round)}</b>
              <span>{en.lens.drawn(built.population, built.materials)}</span>
              {spare > 0 && (
                <span className="ad-spare">
                  {en.lens.surplus(spare, built.population > built.materials ? "population" : "materials")}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
