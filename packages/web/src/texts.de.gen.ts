/** The texts of `web` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { account as text0 } from "./messages/de/account.ts";
import { admin as text1 } from "./messages/de/admin.ts";
import { archive as text2 } from "./messages/de/archive.ts";
import { casting as text3 } from "./messages/de/casting.ts";
import { editors as text4 } from "./messages/de/editors.ts";
import { ending as text5 } from "./messages/de/ending.ts";
import { find as text6 } from "./messages/de/find.ts";
import { generic as text7 } from "./messages/de/generic.ts";
import { guide as text8 } from "./messages/de/guide.ts";
import { install as text9 } from "./messages/de/install.ts";
import { lab as text10 } from "./messages/de/lab.ts";
import { ladder as text11 } from "./messages/de/ladder.ts";
import { landing as text12 } from "./messages/de/landing.ts";
import { against as text13 } from "./messages/de/landing.ts";
import { learn as text14 } from "./messages/de/learn.ts";
import { lessonEditor as text15 } from "./messages/de/lesson-editor.ts";
import { library as text16 } from "./messages/de/library.ts";
import { marks as text17 } from "./messages/de/marks.ts";
import { botName as text18 } from "./messages/de/names.ts";
import { friendName as text19 } from "./messages/de/names.ts";
import { level as text20 } from "./messages/de/names.ts";
import { personalities as text21 } from "./messages/de/names.ts";
import { levelNames as text22 } from "./messages/de/names.ts";
import { newtable as text23 } from "./messages/de/newtable.ts";
import { optionProblem as text24 } from "./messages/de/newtable.ts";
import { notifications as text25 } from "./messages/de/notifications.ts";
import { online as text26 } from "./messages/de/online.ts";
import { orders as text27 } from "./messages/de/orders.ts";
import { pages as text28 } from "./messages/de/pages.ts";
import { people as text29 } from "./messages/de/people.ts";
import { problem as text30 } from "./messages/de/problems.ts";
import { programs as text31 } from "./messages/de/programs.ts";
import { puzzles as text32 } from "./messages/de/puzzles.ts";
import { questions as text33 } from "./messages/de/questions.ts";
import { reading as text34 } from "./messages/de/reading.ts";
import { recap as text35 } from "./messages/de/recap.ts";
import { replay as text36 } from "./messages/de/replay.ts";
import { verify as text37 } from "./messages/de/replay.ts";
import { settings as text38 } from "./messages/de/replay.ts";
import { review as text39 } from "./messages/de/review.ts";
import { rules as text40 } from "./messages/de/rules.ts";
import { season as text41 } from "./messages/de/season.ts";
import { share as text42 } from "./messages/de/share.ts";
import { shell as text43 } from "./messages/de/shell.ts";
import { statistics as text44 } from "./messages/de/statistics.ts";
import { study as text45 } from "./messages/de/study.ts";
import { table as text46 } from "./messages/de/table.ts";
import { commonRefusal as text47 } from "./messages/de/table.ts";
import { tables as text48 } from "./messages/de/tables.ts";
import { tournament as text49 } from "./messages/de/tournament.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "messages/account.account": text0,
  "messages/admin.admin": text1,
  "messages/archive.archive": text2,
  "messages/casting.casting": text3,
  "messages/editors.editors": text4,
  "messages/ending.ending": text5,
  "messages/find.find": text6,
  "messages/generic.generic": text7,
  "messages/guide.guide": text8,
  "messages/install.install": text9,
  "messages/lab.lab": text10,
  "messages/ladder.ladder": text11,
  "messages/landing.landing": text12,
  "messages/landing.against": text13,
  "messages/learn.learn": text14,
  "messages/lesson-editor.lessonEditor": text15,
  "messages/library.library": text16,
  "messages/marks.marks": text17,
  "messages/names.botName": text18,
  "messages/names.friendName": text19,
  "messages/names.level": text20,
  "messages/names.personalities": text21,
  "messages/names.levelNames": text22,
  "messages/newtable.newtable": text23,
  "messages/newtable.optionProblem": text24,
  "messages/notifications.notifications": text25,
  "messages/online.online": text26,
  "messages/orders.orders": text27,
  "messages/pages.pages": text28,
  "messages/people.people": text29,
  "messages/problems.problem": text30,
  "messages/programs.programs": text31,
  "messages/puzzles.puzzles": text32,
  "messages/questions.questions": text33,
  "messages/reading.reading": text34,
  "messages/recap.recap": text35,
  "messages/replay.replay": text36,
  "messages/replay.verify": text37,
  "messages/replay.settings": text38,
  "messages/review.review": text39,
  "messages/rules.rules": text40,
  "messages/season.season": text41,
  "messages/share.share": text42,
  "messages/shell.shell": text43,
  "messages/statistics.statistics": text44,
  "messages/study.study": text45,
  "messages/table.table": text46,
  "messages/table.commonRefusal": text47,
  "messages/tables.tables": text48,
  "messages/tournament.tournament": text49,
};
