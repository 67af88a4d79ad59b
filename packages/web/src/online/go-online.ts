/** Continues a match of this browser as an online table, from the same moment and with the same seats. */
import type { SeatInput } from "@starboard/wire/host";
import type { Update } from "@starboard/wire";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import { recordText } from "../shell/files.ts";
import { api } from "./api.ts";
import { withIdentity, updateTable } from "./store.ts";

/** Creates the table and returns its id. The first person is this player, other persons get links, bots stay. */
export async function goOnline(match: string, { summary, at }: Update): Promise<string> {
  const me = summary.seats.findIndex(({ kind }) => kind === "person");
  const seats = summary.seats.map(
    ({ kind, level, name }, i): SeatInput =>
      kind === "bot" ? { is: "bot", level: level ?? 3, name } : i === me ? { is: "me" } : { is: "friend" },
  );
  const text = await recordText(match);
  const { table } = await withIdentity(() =>
    api.make({
      game: summary.game,
      options: summary.options as Record<string, unknown>,
      seats,
      name: summary.seats[me]?.name || useSettings.getState().name.trim() || en.youName,
      from: { text, at },
    }),
  );
  updateTable(table);
  return table.table;
}
