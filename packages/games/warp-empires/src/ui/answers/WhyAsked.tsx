/** Beside the hand in a response window: why the reader is asked even without a card for it. */
import { RuleChip } from "@starboard/ui";
import type { ReactElement } from "react";
import type { Tabletop } from "../model/table.ts";
import { answersText as text } from "./text.en.ts";

export function WhyAsked({ table }: { readonly table: Tabletop }): ReactElement {
  const canAnswer = table.asked?.open.some((act) => act.do === "play") === true;
  return (
    <section className="we-why-asked">
      {!canAnswer && <b>{text.nothing}</b>}
      <p>
        {text.asked} <RuleChip rule="WE-F.3" />
      </p>
    </section>
  );
}
