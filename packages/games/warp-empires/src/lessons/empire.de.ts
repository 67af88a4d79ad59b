/** German words of the lessons about revenue, recruits, upkeep, control and the end. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./empire.en.ts";

const FEDERATION = "Du bist die Föderation, blau.";

export const revenue: LessonWords<typeof en.revenue> = {
  "more-revenue": {
    title: "Mehr Einnahmen",
    about: "Spiele Einnahmekarten zur rechten Zeit.",
    role: FEDERATION,
    tasks: [
      {
        text: "Deine Heimat zahlt 10. Corvi zahlt 3 für seine Rohstoffe und 2 für sein Volk. Benna hat weder Volk noch Colony und zahlt nichts. Increase Production bringt in dieser Phase 5 dazu. Nimm 20 ein.",
        goals: ["Nimm 20 ein"],
        hint: "Spiele Increase Production, bevor du weitergehst.",
        wrong: ["Du hast 15 eingenommen. Die Karte kannst du nur in deiner Einnahmephase spielen."],
      },
    ],
    end: "Die anderen dürfen deine Einnahmen mit Raiding um je 5 kürzen. Was du nicht ausgibst, bleibt in deiner Kasse.",
  },
};

export const recruit: LessonWords<typeof en.recruit> = {
  "buy-units": {
    title: "Wirb Schiffe an",
    about: "Zieh Einheiten und kaufe eine.",
    role: `${FEDERATION} Du hast 24 Punkte.`,
    tasks: [
      {
        text: "In der Anwerbungsphase ziehst du 5 Einheiten vom gemeinsamen Stapel, kaufst davon, was du möchtest, zum Preis ihrer Stärke, und legst die anderen zurück. Sie beginnen in deiner Heimat. Kaufe mindestens eine.",
        goals: ["Zieh Einheiten", "Kaufe eine Einheit"],
        hint: "Wähle „Einheiten ziehen“, dann eine Einheit, die du bezahlen kannst.",
        wrong: [
          "Du hast nicht gezogen. Fünf Einheiten anzusehen kostet nichts.",
          "Alle fünf Einheiten sind zurück auf dem Stapel.",
        ],
      },
    ],
    end: "Kaufst du alle fünf, sagt ein Würfel, wie viele du noch ziehst. Nur du siehst, was du gezogen hast.",
  },
  "build-a-colony": {
    title: "Baue eine Colony",
    about: "Lass ein leeres System zahlen.",
    role: `${FEDERATION} Du hast 7 Punkte.`,
    tasks: [
      {
        text: "Eine Colony kostet 6 und lässt ein System ohne Volk für seine Rohstoffe zahlen: reich 3, mittel 2, arm 1. Du kontrollierst Benna, das reich ist, und Gamma, das arm ist. Baue, wo es am meisten bringt.",
        goals: ["Baue eine Colony in Benna"],
        hint: "Zieh keine Einheiten, wähle Colony in Benna.",
        wrong: [
          "Gamma zahlt in jedem Zug 1. Benna hätte 3 gezahlt.",
          "Nach diesem Kauf bleiben vielleicht keine 6 Punkte für die Colony.",
        ],
      },
    ],
    end: "Eine Colony gibt einem System unter deiner Kontrolle auch eine Garnison von 10, sogar ohne ein Schiff dort.",
  },
};

export const upkeep: LessonWords<typeof en.upkeep> = {
  "what-you-can-keep": {
    title: "Was du unterhalten kannst",
    about: "Gib die richtigen Einheiten auf.",
    role: `${FEDERATION} Deine Heimat ist verloren, und deine Einnahmen sind 2.`,
    tasks: [
      {
        text: "Je Punkt Einnahmen darfst du 5 Einheiten behalten, also 10. Du hast 12. Gib zwei Einheiten auf, und zwar die schwächsten.",
        goals: ["Behalte jedes Warship"],
        hint: "Gib zwei Scouts auf.",
        wrong: ["Ein Warship hat Stärke 6, ein Scout 2. Der Unterhalt zählt Einheiten, nicht ihre Stärke."],
      },
    ],
    end: "Mit einer Heimat, die 10 zahlt, behältst du 50 Einheiten. Der Unterhalt schmerzt nur, wenn du sie verloren hast.",
  },
};

export const control: LessonWords<typeof en.control> = {
  "take-control": {
    title: "Übernimm die Kontrolle",
    about: "Besetze ein System, das markiert werden kann.",
    role: FEDERATION,
    tasks: [
      {
        text: "Am Ende deines Zugs kommt dein Marker auf jedes System, das nur du besetzt. Nicht dorthin, wo ein neutrales Volk lebt, außer es hat sich dir angeschlossen oder ist besiegt. Bewege den Raider aus B2 in ein System, das dein wird, und beende deinen Zug.",
        goals: ["Kontrolliere Benna"],
        hint: "Benna, südwestlich von B2, hat kein Volk. Bewege dich dorthin, dann geh mit „Fertig“ durch die Phasen.",
        wrong: [
          "Corvi ist reich, aber sein Volk gehört niemandem. Besetzen allein setzt keinen Marker.",
          "Der Raider ist in B2 geblieben: Das ist leerer Raum und kein System.",
        ],
      },
    ],
    end: "Marker bleiben, wenn die Einheiten gehen. Ohne Colony zählt so ein System zum Sieg, zahlt aber nichts.",
  },
};

export const end: LessonWords<typeof en.end> = {
  "win-by-share": {
    title: "Mehr als 60 %",
    about: "Gewinne die Partie mit einem System mehr.",
    role: `${FEDERATION} Du kontrollierst 6 von 10 Systemen.`,
    tasks: [
      {
        text: "Wer am Ende eines Zugs mehr als 60 % aller Systeme kontrolliert, gewinnt: 7 von diesen 10. Dein Raider steht in D1, neben Eltanin, das niemandem gehört.",
        goals: ["Gewinne die Partie"],
        hint: "Spiele Warp, bewege den Raider nach Eltanin, dann beende jede Phase.",
        wrong: ["Der Raider hat sich nicht bewegt, also bleiben es 6 Systeme. 60 % sind nicht mehr als 60 %."],
      },
    ],
    end: "Auch Heimatsysteme zählen. Achte auf die Leiste oben: Sie zeigt, wie weit alle sind.",
  },
};
