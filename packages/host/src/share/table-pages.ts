/** What everybody may see of a table, and of a link to one of its seats. */
import { en as words } from "@starboard/share";
import { en } from "../messages/en.ts";
import { gameTitleOf, titleOf } from "../notifications/report.ts";
import type { HostServices } from "../services.ts";
import { tableDocs } from "../tables/doc.ts";
import { inLobby } from "../tables/info.ts";
import type { LiveFrames } from "./live-frames.ts";
import { livePage, matchPage } from "./match-pages.ts";
import { drawn, type Of, type Shared } from "./shared.ts";
import { startBoard } from "./start-board.ts";
import type { ShareSubject } from "./subject.ts";

type Services = Pick<HostServices, "store" | "tables" | "matches">;

export async function tablePage(services: Services, live: LiveFrames, subject: Of<"table">): Promise<Shared | null> {
  const stored = await tableDocs.get(services.store, subject.table);
  if (!stored || stored.doc.closed) return null;
  const { doc } = stored;
  if (doc.state === "over") return matchPage(services, { is: "replay", match: subject.table, n: null, token: null });
  if (doc.state === "lobby") return inLobby(doc) ? seatPage(services, subject.table, subject) : null;
  return livePage(live, subject);
}

/** An open seat: whoever has the link may take it, so the link may say who asks. */
export async function seatPage({ store }: Services, table: string, subject: ShareSubject): Promise<Shared | null> {
  const stored = await tableDocs.get(store, table);
  if (!stored || stored.doc.closed || stored.doc.state !== "lobby") return null;
  const { doc } = stored;
  const title = doc.ownerName === "" ? titleOf(doc) : en.share.invites(doc.ownerName, gameTitleOf(doc.game));
  return {
    title,
    text: en.share.inviteText,
    key: JSON.stringify([table, title, doc.terms.title]),
    card: drawn({
      kicker: gameTitleOf(doc.game),
      title,
      text: doc.terms.title,
      invitation: words.invite.seat,
      picture: await startBoard(doc.game),
    }),
    canEmbed: false,
    subject,
  };
}
