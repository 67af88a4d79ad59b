/** The remaining battles, each with its expected result from the reader's knowledge. */
import { Button, RuleChip } from "@starboard/ui";
import { type Dice, NONE } from "@starboard/warp-empires";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { knownState, outlook } from "../model/known-state.ts";
import { type AnyAct, type Props, sayAct, type Tabletop } from "../model/table.ts";

/** The number of dice results whose product stays below a Force (WE-9.32); neutral people win a tie (WE-9.18). */
export function oddsBelow({ factors }: Dice, force: number): { readonly good: number; readonly of: number } {
  let products = new Map([[1, 1]]);
  for (const { times, sides } of factors) {
    let sums = new Map([[0, 1]]);
    for (let n = 0; n < times; n++) sums = combined(sums, sides, (sum, die) => sum + die);
    const next = new Map<number, number>();
    for (const [product, ways] of products)
      for (const [sum, more] of sums) next.set(product * sum, (next.get(product * sum) ?? 0) + ways * more);
    products = next;
  }
  let [good, of] = [0, 0];
  for (const [product, ways] of products) {
    of += ways;
    if (product < force) good += ways;
  }
  return { good, of };
}

function combined(
  counts: ReadonlyMap<number, number>,
  sides: number,
  join: (value: number, die: number) => number,
): Map<number, number> {
  const next = new Map<number, number>();
  for (const [value, ways] of counts)
    for (let die = 1; die <= sides; die++) {
      const joined = join(value, die);
      next.set(joined, (next.get(joined) ?? 0) + ways);
    }
  return next;
}

export function Battles({ props, table }: { readonly props: Props; readonly table: Tabletop }): ReactElement | null {
  const { asked } = table;
  const acts = asked?.open.filter((act) => act.at !== undefined) ?? [];
  if (!asked) return null;
  return (
    <section className="we-work" aria-label={en.battle.left}>
      <h2>
        {en.battle.left} <RuleChip rule="WE-9.1" />
      </h2>
      <ul className="we-battles">
        {acts.map((act) => (
          <li key={JSON.stringify(act)}>
            <Button look="may" onClick={() => props.choose(asked.step, act)}>
              {sayAct(props, asked.step, act)}
            </Button>
            <span>{promise(table, act)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both sums, or the probability of beating the dice of neutral people. */
function promise(table: Tabletop, act: AnyAct): string {
  const { view, me, world } = table;
  const at = world.index.get(act.at ?? "") ?? -1;
  if (me === null || at < 0) return "";
  const known = knownState(view, me);
  const { mine, theirs, unseen } = outlook(known, view, me, at, at, act.foe ?? NONE, []);
  if (act.do === "battle") return en.battle.both(mine.total, theirs.total, unseen > 0);
  const neutral = world.module.neutrals.find((one) => one.feature === act.feature);
  if (!neutral) return "";
  const { good, of } = oddsBelow(neutral.force.dice, mine.total);
  return en.battle.chance(mine.total, good, of);
}
