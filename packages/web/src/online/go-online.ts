/** A match of this browser goes on as a table of the host: from the same moment, with the same seats, to be shared. */
import type { SeatInput } from "@starboard/wire/host";
import type { Update } from "@starboard/wire";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import { recordText } from "../shell/files.ts";
import { api } from "./api.ts";
import { withIdentity, updateTable } from "./store.ts";

/** Makes the table and returns its name. The first person is oneself, others get links, bots stay until they are replaced. */
export async function goOnline(match: string, { card, at }: Update): Promise<string> {
  const me = card.seats.findIndex(({ kind }) => kind === "person");
  const seats = card.seats.map(
    ({ kind, level, name }, i): SeatInput =>
      kind === "bot" ? { is: "bot", level: level ?? 3, name } : i === me ? { is: "me" } : { is: "friend" },
  );
  const text = await recordText(match);
  const { table } = await withIdentity(() =>
    api.make({
      game: card.game,
      options: card.options as Record<string, unknown>,
      seats,
      name: card.seats[me]?.name || useSettings.getState().name.trim() || en.youName,
      from: { text, at },
    }),
  );
  updateTable(table);
  return table.table;
}
