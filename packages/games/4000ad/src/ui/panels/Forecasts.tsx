import { score } from "@starboard/4000ad";
import { RuleChip } from "@starboard/ui";
import { type ReactElement, useMemo } from "react";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { forecastOf } from "../model/forecasts.ts";
import { type Props, useBoardData } from "../model/board-data.ts";
import { stateOf } from "../model/state-of.ts";
import { PowerLine } from "../SeatLine.tsx";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** Panel of next production, effects of lost stars, paths and current score. */
export function Forecasts(props: Props): ReactElement {
  const data = useBoardData(props);
  const set = useBoardStore((d) => d.set);
  const { view } = props;
  const scores = useMemo(() => score(stateOf(view)), [view]);
  return (
    <div className="panel ad-forecast">
      {data.looks.map((look) => {
        if (view.board.alive[look.power] !== 1) return null;
        const { built, round, stars } = forecastOf(view, look.power);
        const costly = stars.filter(({ without }) => without < built.ships);
        return (
          <section key={look.power}>
            <h2>
              <PowerEmblem look={look} size={20} /> {look.name}
              <small>{en.panels.nextProduction(round)}</small>
            </h2>
            <PowerLine props={props} data={data} power={look.power} named={false} />
            {costly.length === 0 ? (
              <p className="panel-note">
                {en.lens.noRisk} <RuleChip rule="AD-6.2.3" />
              </p>
            ) : (
              <ul className="ad-costly">
                {costly.map(({ star, without }) => (
                  <li key={star}>
                    <button type="button" onClick={() => set({ star })}>
                      {en.lens.withoutText(data.names[star] ?? "", built.ships - without, without)}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
      <section>
        <h2>
          {en.panels.score} <RuleChip rule={view.board.options["ad.version"] === "alliances" ? "AD-9.a" : "AD-10.3"} />
        </h2>
        <ul className="ad-costly">
          {scores.map((one) => (
            <li key={one.side}>
              {data.looks
                .filter((look) => view.board.side[look.power] === one.side)
                .map((look) => (
                  <PowerEmblem key={look.power} look={look} size={16} />
                ))}{" "}
              {en.panels.scoreText(one.stars, one.ships)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
