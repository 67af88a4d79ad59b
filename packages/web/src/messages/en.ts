/** All texts of the pages in English. Games have their own texts. */
export { admin } from "./en/admin.ts";
export { account } from "./en/account.ts";
export { against, landing } from "./en/landing.ts";
export { botName, friendName, level, levelNames, youName } from "./en/names.ts";
export { shell } from "./en/shell.ts";
export { ago, day, tables } from "./en/tables.ts";
export { commonRefusal, table } from "./en/table.ts";
export { rules } from "./en/rules.ts";
export { guide } from "./en/guide.ts";
export { orders } from "./en/orders.ts";
export { online } from "./en/online.ts";
export { tournament } from "./en/tournament.ts";
export { notifications } from "./en/notifications.ts";
export { editors } from "./en/editors.ts";
export { generic } from "./en/generic.ts";
export { newtable, optionProblem } from "./en/newtable.ts";
export { replay, settings, verify } from "./en/replay.ts";
export { problem } from "./en/problems.ts";
