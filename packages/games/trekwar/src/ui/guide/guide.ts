/** The guided match: the Federation defends the Central Sector, gives one Sector up and attacks. */
import { perLanguage } from "@starboard/kit";
import type { ShapeTW } from "@starboard/trekwar";
import { type Fact, seat } from "@starboard/kernel";
import type { Guide, GuideLesson, GuideMoment } from "@starboard/ui";
import { useBoardStore } from "../model/board-store.ts";
import { en } from "./guide.en.ts";
import { reply } from "./opponent.ts";

type Moment = GuideMoment<ShapeTW>;

const [FEDERATION, DOMINION] = [0, 1] as const;
/** The battle is decided by Sectors after this many Fights. */
const FIGHTS = 3;

type Own = Fact & { readonly side: number; readonly support?: readonly string[]; readonly unit?: string };
const own = (facts: readonly Fact[], is: string): readonly Own[] =>
  (facts as readonly Own[]).filter((fact) => fact.is === is && fact.side === FEDERATION);
/** Whether the learner has chosen a Unit of the Hand. Identifiers of Federation Units begin with FU. */
const hasChosenUnit = (): boolean => useBoardStore.getState().chosen.some((id) => id.startsWith("FU"));
const planned = ({ plan }: Moment, act: string): boolean => plan.steps.some((step) => step.act.do === act);
const fightsEnded = ({ pastFacts }: Moment): number => pastFacts.filter(({ is }) => is === "fightEnded").length;
const isFightEnded = ({ facts }: Moment): boolean => facts.some(({ is }) => is === "fightEnded");
const sectors = ({ view }: Moment): number => Object.values(view.owner).filter((side) => side === FEDERATION).length;
const attackOf = ({ view }: Moment): number => view.sides[DOMINION].force ?? 0;
const isAttacker = ({ view }: Moment): boolean => view.attacker === FEDERATION;

const card = (...ids: readonly string[]): readonly string[] => ids.map((id) => `[data-card="${id}"]`);
const BUTTONS = [".ask .main", ".ask .may", ".ask .acts"];

/** A lesson in the language of the moment. */
const lesson = (make: () => GuideLesson<ShapeTW>): GuideLesson<ShapeTW> => perLanguage(make);

export const guide: Guide<ShapeTW> = {
  options: { firstOpener: "dominion" },
  position: {
    step: "exchange",
    by: "federation",
    fight: 1,
    fighting: true,
    opener: "dominion",
    attacker: "dominion",
    active: "dominion",
    federation: {
      hand: "FU12 FU11 FU09 FM05 FC02 FE01",
      deck: "FU15 FU14 FU03 FU13 FU18 FU06 FM03 FU07 FU08 FU16 FU04 FU05",
      discard: "...",
    },
    dominion: {
      hand: "DU13 DU09 DU11 DU02 DC03 DU10",
      deck: "DU15 DU12 DU01 DU03 DU05 DU18 DU06 DM01 DU17",
      discard: "...",
    },
  },
  seed: 47,
  seat: seat(FEDERATION),
  get role() {
    return en.role;
  },
  reply,
  subscribe: (changed) => useBoardStore.subscribe(changed),
  lessons: [
    lesson(() => ({
      id: "exchange",
      title: en.exchange.title,
      text: en.exchange.text,
      rule: "TW-4.2",
      goals: [
        {
          id: "exchange",
          text: en.exchange.goal,
          isDone: (m) => planned(m, "exchange") || m.pastFacts.some(({ is }) => is === "opened"),
        },
      ],
      hint: en.exchange.hint,
      target: () => BUTTONS,
      maxActs: 4,
    })),
    lesson(() => ({
      id: "match",
      title: en.match.title,
      text: (m) => en.match.text(attackOf(m)),
      rule: "TW-6.6",
      goals: [
        {
          id: "unit",
          text: en.match.unit,
          isDone: (m) => hasChosenUnit() || planned(m, "deploy") || own(m.pastFacts, "deployed").length > 0,
        },
        {
          id: "deploy",
          text: en.match.goal,
          isDone: (m) => planned(m, "deploy") || own(m.pastFacts, "deployed").length > 0,
        },
      ],
      hint: en.match.hint,
      target: () => card("FU11", "FM05", "FU12"),
      isMissed: isFightEnded,
      maxActs: 6,
    })),
    lesson(() => ({
      id: "draw",
      title: en.draw.title,
      text: en.draw.text,
      rule: "TW-7.2",
      goals: [
        { id: "draw", text: en.draw.goal, isDone: (m) => planned(m, "draw") || own(m.pastFacts, "drew").length > 0 },
      ],
      hint: en.draw.hint,
      target: () => BUTTONS,
      isMissed: isFightEnded,
      maxActs: 6,
    })),
    lesson(() => ({
      id: "takeUp",
      title: en.takeUp.title,
      text: en.takeUp.text,
      rule: "TW-11.1",
      goals: [
        {
          id: "takeUp",
          text: en.takeUp.goal,
          isDone: (m) => planned(m, "takeUp") || own(m.pastFacts, "tookUp").length > 0,
        },
      ],
      hint: en.takeUp.hint,
      target: () => [...BUTTONS],
      isMissed: (m) => isFightEnded(m) || own(m.facts, "deployed").length > 0,
      maxActs: 8,
    })),
    lesson(() => ({
      id: "command",
      title: en.command.title,
      text: en.command.text,
      rule: "TW-1.4",
      goals: [{ id: "command", text: en.command.goal, isDone: (m) => m.view.sides[FEDERATION].commands.length > 0 }],
      hint: en.command.hint,
      target: () => card("FC02", "FU15"),
      isMissed: isFightEnded,
      maxActs: 8,
    })),
    lesson(() => ({
      id: "event",
      title: en.event.title,
      text: en.event.text,
      rule: "TW-5.3",
      goals: [
        {
          id: "event",
          text: en.event.goal,
          isDone: (m) => planned(m, "event") || own(m.pastFacts, "eventPlayed").length > 0,
        },
      ],
      hint: en.event.hint,
      target: () => card("FE01"),
      isMissed: isFightEnded,
      maxActs: 8,
    })),
    lesson(() => ({
      id: "surrender",
      title: en.surrender.title,
      text: en.surrender.text,
      rule: "TW-8.1",
      goals: [
        {
          id: "end",
          text: en.surrender.goal,
          isDone: (m) => fightsEnded(m) >= 2 || (fightsEnded(m) === 1 && planned(m, "surrender")),
        },
      ],
      hint: en.surrender.hint,
      target: () => BUTTONS,
      maxActs: 20,
    })),
    lesson(() => ({
      id: "attack",
      title: en.attack.title,
      text: en.attack.text,
      rule: "TW-3.2",
      goals: [
        {
          id: "attack",
          text: en.attack.goal,
          isDone: (m) => planned(m, "attack") || own(m.pastFacts, "attackChosen").length > 0,
        },
      ],
      hint: en.attack.hint,
      target: () => ["[data-sector]"],
      isMissed: (m) => fightsEnded(m) >= 2 && m.view.fight > 2 && !isAttacker(m),
      maxActs: 4,
    })),
    lesson(() => ({
      id: "open",
      title: en.open.title,
      text: en.open.text,
      rule: "TW-4.4",
      goals: [
        { id: "open", text: en.open.goal, isDone: (m) => planned(m, "open") || own(m.pastFacts, "opened").length > 0 },
      ],
      hint: en.open.hint,
      target: () => card("FU03", "FU13", "FU14"),
      isMissed: (m) => m.view.fight > 2 && !isAttacker(m),
      maxActs: 8,
    })),
    lesson(() => ({
      id: "win",
      title: en.win.title,
      text: en.win.text,
      rule: "TW-9.2",
      goals: [
        {
          id: "win",
          text: en.win.goal,
          isDone: (m) => resultOf(m) === "won",
          progress: (m) => en.win.now(sectors(m)),
        },
      ],
      hint: en.win.hint,
      target: () => BUTTONS,
      maxActs: 40,
    })),
  ],
  result: (m) => resultOf(m),
  endings: en.endings,
};

function resultOf(moment: Moment): "won" | "lost" | null {
  const { view, seat: learner } = moment;
  // A plan shows what would happen; the Battle is decided only when it has happened.
  if (moment.plan.steps.length > 0) return null;
  if (view.flow.over) return view.flow.over.winners.includes(learner) ? "won" : "lost";
  // The Sector of the last Fight changes hands before the next Fight begins.
  if (view.fight <= FIGHTS && !(fightsEnded(moment) >= FIGHTS && !view.fighting)) return null;
  return sectors(moment) >= 4 ? "won" : "lost";
}
