import type { RuleId } from "@starboard/kernel";
import { Button, type Explanation, Icon } from "@starboard/ui";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { type Sending, useBoardStore } from "../model/board-store.ts";
import type { BoardData, Props } from "../model/board-data.ts";
import { guardOf } from "./guard.ts";
import type { ChosenOrigin } from "./origin.ts";
import { outlookOf } from "./outlook.ts";
import { outlookWords } from "./parts.tsx";
import { sendPrepared } from "./prepared-act.ts";
import { type SizedDeparture, sizedDepartures } from "./sized-departures.ts";

/** Buttons for the common numbers of ships. Without a destination they set the number, with one they send the fleet. */
export function Sizes({
  props,
  data,
  sending,
  origin,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly sending: Sending;
  readonly origin: ChosenOrigin;
}): ReactElement {
  const way = useBoardStore((d) => d.way);
  const set = useBoardStore((d) => d.set);
  const sizes = sizedDepartures(props, data, origin, sending, way);
  return (
    <fieldset className="ad-sizes" aria-label={sending.aim === null ? en.dock.size : en.dock.sendAtOnce}>
      {sizes.map((size) => {
        const { name, ships, lacks, sends } = size;
        const why = lacks ? { fact: en.size[name], cause: whyOf(props, data, size), rule: ruleOf(name) } : undefined;
        return (
          <Button
            key={name}
            look={sends ? "may" : "plain"}
            label={sends ? en.dock.sendSize(en.size[name], ships) : undefined}
            {...(!sends && { pressed: lacks === null && name === sending.size })}
            why={why}
            hint={hintOf(props, data, size)}
            onClick={() => (sends ? sendPrepared(props, sends) : set({ sending: size.sending }))}
          >
            <span>{en.size[name]}</span>
            <b className="n">
              {lacks ? "–" : ships}
              {sends && <Icon name="send" size={12} />}
            </b>
          </Button>
        );
      })}
    </fieldset>
  );
}

const ruleOf = (name: SizedDeparture["name"]): RuleId => (name === "allButGuard" ? "AD-6.4.4" : "AD-6.4.1");

function whyOf({ view, viewer }: Props, data: BoardData, { name, lacks, sending }: SizedDeparture): string {
  if (name === "allButGuard") {
    const { keep, worst } = guardOf(view, viewer, view.board.active, sending.from);
    return keep === null ? en.sizeWhy.guard(worst) : en.sizeWhy.guardText(keep, worst);
  }
  if (lacks === "aim") return en.sizeWhy.aim;
  const outlook = outlookOf(view, data, sending, sending.loan);
  return en.sizeWhy.few((outlook?.forecast.defenders ?? 0) + 1);
}

/** What the preset would do: the outcome of a fleet that it sends, and how the guard is counted. */
function hintOf(props: Props, data: BoardData, size: SizedDeparture): Explanation | undefined {
  const outlook = size.sends && outlookOf(props.view, data, size.sending, size.sending.loan);
  const outcome = outlook ? outlookWords(outlook) : "";
  if (outlook && outcome !== "")
    return { fact: en.dock.sendSize(en.size[size.name], size.ships), cause: outcome, rule: outlook.forecast.rule };
  return size.name === "allButGuard"
    ? { fact: en.size.allButGuard, cause: whyOf(props, data, size), rule: ruleOf(size.name) }
    : undefined;
}
