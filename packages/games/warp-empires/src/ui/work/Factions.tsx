/** The choice of a faction, each with its strengths. */
import { Emblem, RuleChip } from "@starboard/ui";
import { bonusName, partInSentence, partName, sentence } from "@starboard/warp-empires";
import type { ReactElement } from "react";
import { en, lowerCaseName } from "../messages.en.ts";
import { type Props, sayAct, type Tabletop } from "../model/table.ts";
import { cardName, unitName, type World } from "../model/world.ts";

export function Factions({ props, table }: { readonly props: Props; readonly table: Tabletop }): ReactElement | null {
  const { asked, world } = table;
  if (!asked) return null;
  return (
    <section className="we-work wide" aria-label={en.faction.title}>
      <h2>
        {en.faction.title} <RuleChip rule="WE-2.2" />
      </h2>
      <ul className="we-factions">
        {world.module.factions.map((faction, i) => {
          const choice = asked.choices.find(({ act }) => act.faction === faction.id);
          return (
            <li key={faction.id}>
              <button
                type="button"
                className={`we-faction s${(i % 6) + 1}`}
                aria-disabled={!choice || choice.refusal ? true : undefined}
                aria-label={choice ? sayAct(props, asked.step, choice.act) : partName(faction.name)}
                onClick={() => choice && props.choose(asked.step, choice.act)}
              >
                <Emblem side={(i % 6) + 1} size={26} />
                <b>{partName(faction.name)}</b>
                <small>{traits(world, faction).join(", ")}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The source of a faction's income, in the words of the module. */
function payingFeature({ module }: World): string {
  const id = module.revenue.factionTerm?.perTerritoryWith ?? "";
  const neutral = module.neutrals.find(({ feature }) => feature === id);
  return neutral ? partInSentence(neutral.name) : lowerCaseName(id);
}

function traits(world: World, faction: World["module"]["factions"][number]): string[] {
  const out = Object.entries(faction.unitForce).map(([id, n]) => en.faction.unit(unitName(world, id), n));
  for (const one of faction.battleForce) out.push(en.faction.battle(sentence(bonusName(one.id)), one.amount));
  for (const [id, n] of Object.entries(faction.cardForce)) out.push(en.faction.card(cardName(world, id), n));
  for (const [id, n] of Object.entries(faction.rollBonus)) out.push(en.faction.roll(lowerCaseName(id), n));
  if (faction.income !== 0) out.push(en.faction.income(faction.income, payingFeature(world)));
  if (faction.onWin.length > 0) out.push(en.faction.keeps);
  if (faction.forbids.length > 0) out.push(en.faction.forbids);
  return out;
}
