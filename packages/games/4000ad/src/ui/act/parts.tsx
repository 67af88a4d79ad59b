/** Shared parts of the docks: star names, expandable sums, refusals and doubts. */
import { type Power, sectorName, type Term } from "@starboard/4000ad";
import { Button, Icon, RuleChip, SumTerms } from "@starboard/ui";
import type { ReactElement } from "react";
import { StarGlyph } from "../draw/Glyphs.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { textContextOf } from "../model/text-context.ts";
import { type PreparedAct, planPrepared } from "./prepared-act.ts";
import { type Outlook, verdictOf } from "./outlook.ts";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** A star in the dock: glyph, name, sector. */
export function StarName({
  data,
  star,
  note,
}: {
  readonly data: BoardData;
  readonly star: number;
  readonly note?: string;
}): ReactElement {
  const entry = data.map.stars[star];
  return (
    <span className="ad-star-name">
      <b>
        <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
          <StarGlyph depth={entry?.depth ?? 0} rich scale={1.15} halo={null} />
        </svg>
        {entry?.name}
      </b>
      <small>
        {sectorName(data.map, star)}
        {note === undefined ? "" : `, ${note}`}
      </small>
    </span>
  );
}

/** The outcome of an outlook in a few words; empty where nothing can happen. */
export function outlookWords(outlook: Outlook): string {
  const { forecast } = outlook;
  switch (verdictOf(forecast)) {
    case "wins":
      return en.dock.beats(forecast.attackers, forecast.defenders);
    case "takes":
      return en.dock.takes;
    case "joins":
      return forecast.rule === "AD-6.5.2" ? en.dock.recruits : en.dock.joins;
    case "barred":
      return en.dock.barred(forecast.attackers, forecast.defenders);
    case "dies":
      return en.dock.dies(forecast.attackers, forecast.defenders);
    case "chance":
      return en.dock.chance(forecast.chance);
    case "plain":
      return "";
  }
}

/** An expandable sum with its terms and its outcome. */
export function OutlookSum({ outlook, data }: { readonly outlook: Outlook; readonly data: BoardData }): ReactElement {
  const { forecast } = outlook;
  const verdict = verdictOf(forecast);
  const words = outlookWords(outlook);
  if (words === "") return <RuleChip rule={forecast.rule} />;
  const name = (power: Power): string => data.looks[power]?.name ?? "";
  return (
    <span className={`ad-outlook ad-outcome-${verdict}`}>
      <SumTerms
        title={en.dock.asThingsStand}
        terms={forecast.terms.map((term) => ({ what: termWords(term, name), value: term.value, rule: term.rule }))}
        total={en.versus(forecast.attackers, forecast.defenders)}
      >
        {words}
      </SumTerms>{" "}
      <RuleChip rule={forecast.rule} />
    </span>
  );
}

function termWords(term: Term, name: (power: Power) => string): string {
  const power = term.about?.["power"];
  return typeof power === "number"
    ? en.star.force(name(power), Math.abs(term.value))
    : en.star.neutral(Math.abs(term.value));
}

/** The refusal or the doubts of the prepared act. A button confirms a doubtful act. */
export function PreparedActNotes({
  props,
  data,
  prepared,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly prepared: PreparedAct | null;
}): ReactElement | null {
  const set = useBoardStore((d) => d.set);
  if (!prepared) return null;
  const context = textContextOf(props);
  return (
    <>
      {prepared.ways.length > 1 && (
        <fieldset className="ad-ways" aria-label={en.dock.ways}>
          {prepared.ways.map((choice, i) => {
            const act = choice.act as {
              readonly mode?: "occupy" | "join" | "attack";
              readonly warps?: readonly number[];
            };
            const many = act.warps?.length ?? 1;
            return (
              <Button
                key={`${act.mode} ${act.warps?.join() ?? ""}`}
                pressed={i === prepared.way}
                why={
                  choice.refusal
                    ? {
                        fact: act.mode ? en.dock.way[act.mode] : "",
                        cause: props.words.refusal(choice.refusal, context),
                        rule: choice.refusal.rule,
                      }
                    : undefined
                }
                onClick={() => set({ way: i })}
              >
                {act.mode ? en.dock.way[act.mode] : ""}
                {many > 1 && (
                  <>
                    {" "}
                    {en.dock.together(many)}
                    {act.warps?.slice(1).map((w) => (
                      <PowerEmblem key={w} look={data.looks[w >> 1]} size={14} />
                    ))}
                  </>
                )}
              </Button>
            );
          })}
        </fieldset>
      )}
      {prepared.refusal && (
        <output className="ad-no">
          <Icon name="lock" size={16} /> {props.words.refusal(prepared.refusal, context)}{" "}
          <RuleChip rule={prepared.refusal.rule} />
        </output>
      )}
      {prepared.doubts.length > 0 && (
        <div className="ad-doubt" role="alert">
          <Icon name="warn" size={18} />
          <p>
            {prepared.doubts.map((doubt) => (
              <span key={doubt.words}>
                {doubt.words} <RuleChip rule={doubt.rule} />
              </span>
            ))}
          </p>
          <Button look="may" onClick={() => planPrepared(props, prepared)}>
            {en.dock.anyway}
          </Button>
        </div>
      )}
    </>
  );
}
