/** On a phone: matching Deployments and Take Up cards, as buttons above the Hand. */
import type { CardId, TakeUpAct } from "@starboard/trekwar";
import type { Act } from "@starboard/kernel";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { isDeploying, readHand } from "../model/hand.ts";
import { entryOf, legal, type Props, shortName } from "../model/view.ts";

/** Maximum number of Deployments; others are chosen by their cards. */
const MAX_DEPLOYMENTS = 6;

export function Options({ props }: { readonly props: Props }) {
  const { chosen, set } = useBoardStore();
  const { asked, rated } = readHand(props);
  if (!asked || !isDeploying(asked.step)) return null;
  const takeUps = legal(asked.offers).filter((act) => act.do === "takeUp") as readonly Act[] as readonly TakeUpAct[];
  const good = rated
    .filter((w) => !w.refusal)
    .toSorted((a, b) => a.act.support.length - b.act.support.length || a.own.total - b.own.total)
    .slice(0, MAX_DEPLOYMENTS);
  if (good.length + takeUps.length === 0) return <p className="tw-options none">{en.noOption}</p>;
  return (
    <ul className="tw-options" aria-label={en.options}>
      {good.map(({ act, own }) => {
        const cards: readonly CardId[] = [act.unit as CardId, ...act.support];
        const on = chosen.length === cards.length && cards.every((id) => chosen.includes(id));
        return (
          <li key={cards.join()}>
            <button
              type="button"
              className={`tw-hint${on ? " sel" : ""}`}
              aria-pressed={on}
              onClick={() => set({ chosen: cards, target: null })}
            >
              {own.total} {cards.map((id) => shortName(entryOf(props.view, id))).join(" + ")}
            </button>
          </li>
        );
      })}
      {takeUps.map((act) => (
        <li key={act.card}>
          <button type="button" className="tw-hint" onClick={() => props.choose(asked.step, act)}>
            {en.takeUpShort(shortName(entryOf(props.view, act.card)))}
          </button>
        </li>
      ))}
    </ul>
  );
}
