/** The panel with both fleets as lists of ships. */
import { DESTROYED, FLED, classOf } from "@starboard/anaxis";
import { Emblem } from "@starboard/ui";
import { en } from "./messages.en.ts";
import { byInitiative, type Props } from "./model.ts";
import { nameOf } from "./names.ts";
import { RACE_WORDS } from "./races.en.ts";
import { useBoardStore } from "./store.ts";

export function Fleets(props: Props) {
  const t = props.view.board;
  const { pick, hover, picked } = useBoardStore();
  const lost = t.kind.map((_, s) => s).filter((s) => (t.status[s] as number) > 1);
  return (
    <div className="ax-lists">
      {[0, 1].map((side) => {
        const ships = (t.phase === "setup" ? t.kind.map((_, s) => s) : [...byInitiative(t), ...lost]).filter(
          (s) => t.side[s] === side,
        );
        return (
          <section key={side}>
            <h2>
              <Emblem side={side + 1} /> {props.seats[side]?.name}{" "}
              <small>{RACE_WORDS[t.fleets[side]?.race ?? ""]?.name}</small>
            </h2>
            <ul>
              {ships.map((s) => (
                <li key={s}>
                  <button
                    type="button"
                    aria-pressed={picked === s}
                    className={(t.status[s] as number) > 1 ? "gone" : ""}
                    onClick={() => pick(s)}
                    onPointerEnter={() => hover(s)}
                    onPointerLeave={() => hover(-1)}
                  >
                    <b>{nameOf(t, s)}</b>
                    <span>
                      {t.status[s] === DESTROYED
                        ? en.state.lost
                        : t.status[s] === FLED
                          ? en.state.fled
                          : en.hull(t.hull[s] as number, classOf(t, s).hull)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
