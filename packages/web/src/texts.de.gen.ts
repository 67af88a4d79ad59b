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
import { lab as text9 } from "./messages/de/lab.ts";
import { ladder as text10 } from "./messages/de/ladder.ts";
import { landing as text11 } from "./messages/de/landing.ts";
import { against as text12 } from "./messages/de/landing.ts";
import { learn as text13 } from "./messages/de/learn.ts";
import { lessonEditor as text14 } from "./messages/de/lesson-editor.ts";
import { library as text15 } from "./messages/de/library.ts";
import { marks as text16 } from "./messages/de/marks.ts";
import { botName as text17 } from "./messages/de/names.ts";
import { friendName as text18 } from "./messages/de/names.ts";
import { level as text19 } from "./messages/de/names.ts";
import { personalities as text20 } from "./messages/de/names.ts";
import { levelNames as text21 } from "./messages/de/names.ts";
import { newtable as text22 } from "./messages/de/newtable.ts";
import { optionProblem as text23 } from "./messages/de/newtable.ts";
import { notifications as text24 } from "./messages/de/notifications.ts";
import { online as text25 } from "./messages/de/online.ts";
import { orders as text26 } from "./messages/de/orders.ts";
import { people as text27 } from "./messages/de/people.ts";
import { problem as text28 } from "./messages/de/problems.ts";
import { puzzles as text29 } from "./messages/de/puzzles.ts";
import { questions as text30 } from "./messages/de/questions.ts";
import { reading as text31 } from "./messages/de/reading.ts";
import { recap as text32 } from "./messages/de/recap.ts";
import { replay as text33 } from "./messages/de/replay.ts";
import { verify as text34 } from "./messages/de/replay.ts";
import { settings as text35 } from "./messages/de/replay.ts";
import { review as text36 } from "./messages/de/review.ts";
import { rules as text37 } from "./messages/de/rules.ts";
import { shell as text38 } from "./messages/de/shell.ts";
import { study as text39 } from "./messages/de/study.ts";
import { table as text40 } from "./messages/de/table.ts";
import { commonRefusal as text41 } from "./messages/de/table.ts";
import { tables as text42 } from "./messages/de/tables.ts";
import { tournament as text43 } from "./messages/de/tournament.ts";
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
  "messages/lab.lab": text9,
  "messages/ladder.ladder": text10,
  "messages/landing.landing": text11,
  "messages/landing.against": text12,
  "messages/learn.learn": text13,
  "messages/lesson-editor.lessonEditor": text14,
  "messages/library.library": text15,
  "messages/marks.marks": text16,
  "messages/names.botName": text17,
  "messages/names.friendName": text18,
  "messages/names.level": text19,
  "messages/names.personalities": text20,
  "messages/names.levelNames": text21,
  "messages/newtable.newtable": text22,
  "messages/newtable.optionProblem": text23,
  "messages/notifications.notifications": text24,
  "messages/online.online": text25,
  "messages/orders.orders": text26,
  "messages/people.people": text27,
  "messages/problems.problem": text28,
  "messages/puzzles.puzzles": text29,
  "messages/questions.questions": text30,
  "messages/reading.reading": text31,
  "messages/recap.recap": text32,
  "messages/replay.replay": text33,
  "messages/replay.verify": text34,
  "messages/replay.settings": text35,
  "messages/review.review": text36,
  "messages/rules.rules": text37,
  "messages/shell.shell": text38,
  "messages/study.study": text39,
  "messages/table.table": text40,
  "messages/table.commonRefusal": text41,
  "messages/tables.tables": text42,
  "messages/tournament.tournament": text43,
};
