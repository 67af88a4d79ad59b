/** The texts of `web` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { account as text0 } from "./messages/de/account.ts";
import { admin as text1 } from "./messages/de/admin.ts";
import { archive as text2 } from "./messages/de/archive.ts";
import { editors as text3 } from "./messages/de/editors.ts";
import { ending as text4 } from "./messages/de/ending.ts";
import { find as text5 } from "./messages/de/find.ts";
import { generic as text6 } from "./messages/de/generic.ts";
import { guide as text7 } from "./messages/de/guide.ts";
import { install as text8 } from "./messages/de/install.ts";
import { ladder as text9 } from "./messages/de/ladder.ts";
import { landing as text10 } from "./messages/de/landing.ts";
import { against as text11 } from "./messages/de/landing.ts";
import { learn as text12 } from "./messages/de/learn.ts";
import { lessonEditor as text13 } from "./messages/de/lesson-editor.ts";
import { library as text14 } from "./messages/de/library.ts";
import { marks as text15 } from "./messages/de/marks.ts";
import { botName as text16 } from "./messages/de/names.ts";
import { friendName as text17 } from "./messages/de/names.ts";
import { level as text18 } from "./messages/de/names.ts";
import { personalities as text19 } from "./messages/de/names.ts";
import { levelNames as text20 } from "./messages/de/names.ts";
import { newtable as text21 } from "./messages/de/newtable.ts";
import { optionProblem as text22 } from "./messages/de/newtable.ts";
import { notifications as text23 } from "./messages/de/notifications.ts";
import { online as text24 } from "./messages/de/online.ts";
import { orders as text25 } from "./messages/de/orders.ts";
import { people as text26 } from "./messages/de/people.ts";
import { problem as text27 } from "./messages/de/problems.ts";
import { puzzles as text28 } from "./messages/de/puzzles.ts";
import { questions as text29 } from "./messages/de/questions.ts";
import { recap as text30 } from "./messages/de/recap.ts";
import { replay as text31 } from "./messages/de/replay.ts";
import { verify as text32 } from "./messages/de/replay.ts";
import { settings as text33 } from "./messages/de/replay.ts";
import { review as text34 } from "./messages/de/review.ts";
import { rules as text35 } from "./messages/de/rules.ts";
import { shell as text36 } from "./messages/de/shell.ts";
import { study as text37 } from "./messages/de/study.ts";
import { table as text38 } from "./messages/de/table.ts";
import { commonRefusal as text39 } from "./messages/de/table.ts";
import { tables as text40 } from "./messages/de/tables.ts";
import { tournament as text41 } from "./messages/de/tournament.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "messages/account.account": text0,
  "messages/admin.admin": text1,
  "messages/archive.archive": text2,
  "messages/editors.editors": text3,
  "messages/ending.ending": text4,
  "messages/find.find": text5,
  "messages/generic.generic": text6,
  "messages/guide.guide": text7,
  "messages/install.install": text8,
  "messages/ladder.ladder": text9,
  "messages/landing.landing": text10,
  "messages/landing.against": text11,
  "messages/learn.learn": text12,
  "messages/lesson-editor.lessonEditor": text13,
  "messages/library.library": text14,
  "messages/marks.marks": text15,
  "messages/names.botName": text16,
  "messages/names.friendName": text17,
  "messages/names.level": text18,
  "messages/names.personalities": text19,
  "messages/names.levelNames": text20,
  "messages/newtable.newtable": text21,
  "messages/newtable.optionProblem": text22,
  "messages/notifications.notifications": text23,
  "messages/online.online": text24,
  "messages/orders.orders": text25,
  "messages/people.people": text26,
  "messages/problems.problem": text27,
  "messages/puzzles.puzzles": text28,
  "messages/questions.questions": text29,
  "messages/recap.recap": text30,
  "messages/replay.replay": text31,
  "messages/replay.verify": text32,
  "messages/replay.settings": text33,
  "messages/review.review": text34,
  "messages/rules.rules": text35,
  "messages/shell.shell": text36,
  "messages/study.study": text37,
  "messages/table.table": text38,
  "messages/table.commonRefusal": text39,
  "messages/tables.tables": text40,
  "messages/tournament.tournament": text41,
};
