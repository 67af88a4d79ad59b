import { dayNumber, streakOf } from "@starboard/kit";
import { Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { noonOf } from "./days.ts";

/** Days of the calendar row. */
const SHOWN_DAYS = 14;
const today = (): number => dayNumber(Date.now());

/** The streak in the top bar of a puzzle; nothing without one. */
export function StreakTool({ days }: { readonly days: readonly number[] }) {
  const streak = streakOf(days, today());
  if (streak.days === 0) return null;
  return (
    <span className="puzzle-streak-tool" title={en.puzzles.streak.rule}>
      <Icon name="flame" />
      <b className="n" aria-hidden="true">
        {streak.days}
      </b>
      <span className="sr">
        {en.puzzles.streak.title}: {en.puzzles.streak.short(streak.days)}
      </span>
    </span>
  );
}

/** The streak with the last two weeks and the rule by which it counts. */
export function StreakPanel({ days }: { readonly days: readonly number[] }) {
  const now = today();
  const streak = streakOf(days, now);
  const texts = en.puzzles.streak;
  const shown = Array.from({ length: SHOWN_DAYS }, (_, i) => now - SHOWN_DAYS + 1 + i);
  const counted = shown.filter((day) => days.includes(day));
  return (
    <section className="puzzle-panel">
      <div className="puzzle-heading">
        <h2>{texts.title}</h2>
        {streak.longest > 0 && <span>{texts.longest(streak.longest)}</span>}
      </div>
      <div className="puzzle-streak">
        <Icon name="flame" size={30} />
        <b className="n">{streak.days}</b>
        <p>
          <span className="sr">{texts.short(streak.days)}. </span>
          {streak.today ? texts.done : streak.days > 0 ? texts.open(streak.days + 1) : texts.start}
        </p>
      </div>
      <p className="sr">{texts.week(counted.map((day) => texts.day(noonOf(day))))}</p>
      <div className="puzzle-days" aria-hidden="true">
        {shown.map((day) => (
          <i
            key={day}
            className={days.includes(day) ? "done" : day === now ? "now" : undefined}
            title={texts.day(noonOf(day))}
          />
        ))}
      </div>
      <p className="puzzle-note">{texts.rule}</p>
    </section>
  );
}
