/** The texts of `web` in the language `de`. Written by `npm run texts`; change the texts, not this. */
import type { Translations } from "@starboard/kit";
import { account as text0 } from "./messages/de/account.ts";
import { admin as text1 } from "./messages/de/admin.ts";
import { archive as text2 } from "./messages/de/archive.ts";
import { casting as text3 } from "./messages/de/casting.ts";
import { clubs as text4 } from "./messages/de/clubs.ts";
import { editors as text5 } from "./messages/de/editors.ts";
import { ending as text6 } from "./messages/de/ending.ts";
import { find as text7 } from "./messages/de/find.ts";
import { generic as text8 } from "./messages/de/generic.ts";
import { guide as text9 } from "./messages/de/guide.ts";
import { install as text10 } from "./messages/de/install.ts";
import { lab as text11 } from "./messages/de/lab.ts";
import { ladder as text12 } from "./messages/de/ladder.ts";
import { landing as text13 } from "./messages/de/landing.ts";
import { against as text14 } from "./messages/de/landing.ts";
import { learn as text15 } from "./messages/de/learn.ts";
import { lessonEditor as text16 } from "./messages/de/lesson-editor.ts";
import { library as text17 } from "./messages/de/library.ts";
import { marks as text18 } from "./messages/de/marks.ts";
import { botName as text19 } from "./messages/de/names.ts";
import { friendName as text20 } from "./messages/de/names.ts";
import { level as text21 } from "./messages/de/names.ts";
import { personalities as text22 } from "./messages/de/names.ts";
import { levelNames as text23 } from "./messages/de/names.ts";
import { newtable as text24 } from "./messages/de/newtable.ts";
import { optionProblem as text25 } from "./messages/de/newtable.ts";
import { notifications as text26 } from "./messages/de/notifications.ts";
import { online as text27 } from "./messages/de/online.ts";
import { orders as text28 } from "./messages/de/orders.ts";
import { pages as text29 } from "./messages/de/pages.ts";
import { people as text30 } from "./messages/de/people.ts";
import { problem as text31 } from "./messages/de/problems.ts";
import { programs as text32 } from "./messages/de/programs.ts";
import { puzzles as text33 } from "./messages/de/puzzles.ts";
import { questions as text34 } from "./messages/de/questions.ts";
import { reading as text35 } from "./messages/de/reading.ts";
import { recap as text36 } from "./messages/de/recap.ts";
import { replay as text37 } from "./messages/de/replay.ts";
import { verify as text38 } from "./messages/de/replay.ts";
import { settings as text39 } from "./messages/de/replay.ts";
import { review as text40 } from "./messages/de/review.ts";
import { rules as text41 } from "./messages/de/rules.ts";
import { season as text42 } from "./messages/de/season.ts";
import { share as text43 } from "./messages/de/share.ts";
import { shell as text44 } from "./messages/de/shell.ts";
import { statistics as text45 } from "./messages/de/statistics.ts";
import { study as text46 } from "./messages/de/study.ts";
import { table as text47 } from "./messages/de/table.ts";
import { commonRefusal as text48 } from "./messages/de/table.ts";
import { tables as text49 } from "./messages/de/tables.ts";
import { tournament as text50 } from "./messages/de/tournament.ts";
import type { Texts } from "./texts.gen.ts";

export const texts: Translations<Texts> = {
  "messages/account.account": text0,
  "messages/admin.admin": text1,
  "messages/archive.archive": text2,
  "messages/casting.casting": text3,
  "messages/clubs.clubs": text4,
  "messages/editors.editors": text5,
  "messages/ending.ending": text6,
  "messages/find.find": text7,
  "messages/generic.generic": text8,
  "messages/guide.guide": text9,
  "messages/install.install": text10,
  "messages/lab.lab": text11,
  "messages/ladder.ladder": text12,
  "messages/landing.landing": text13,
  "messages/landing.against": text14,
  "messages/learn.learn": text15,
  "messages/lesson-editor.lessonEditor": text16,
  "messages/library.library": text17,
  "messages/marks.marks": text18,
  "messages/names.botName": text19,
  "messages/names.friendName": text20,
  "messages/names.level": text21,
  "messages/names.personalities": text22,
  "messages/names.levelNames": text23,
  "messages/newtable.newtable": text24,
  "messages/newtable.optionProblem": text25,
  "messages/notifications.notifications": text26,
  "messages/online.online": text27,
  "messages/orders.orders": text28,
  "messages/pages.pages": text29,
  "messages/people.people": text30,
  "messages/problems.problem": text31,
  "messages/programs.programs": text32,
  "messages/puzzles.puzzles": text33,
  "messages/questions.questions": text34,
  "messages/reading.reading": text35,
  "messages/recap.recap": text36,
  "messages/replay.replay": text37,
  "messages/replay.verify": text38,
  "messages/replay.settings": text39,
  "messages/review.review": text40,
  "messages/rules.rules": text41,
  "messages/season.season": text42,
  "messages/share.share": text43,
  "messages/shell.shell": text44,
  "messages/statistics.statistics": text45,
  "messages/study.study": text46,
  "messages/table.table": text47,
  "messages/table.commonRefusal": text48,
  "messages/tables.tables": text49,
  "messages/tournament.tournament": text50,
};
