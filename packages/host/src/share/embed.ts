/**
 * Pages that other sites may show in a frame: a board with its log, and a link. They read nothing of the visitor, set no
 * cookie and can do nothing: no script of Starboard's own pages runs there.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { en as words, encodeFrames, PLAYER_SCRIPT, PLAYER_STYLE, type PlayerPage, playerPage } from "@starboard/share";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fail } from "../errors.ts";
import { sendError } from "../http/guard.ts";
import { en } from "../messages/en.ts";
import type { HostServices } from "../services.ts";
import type { Drawings } from "./drawings.ts";
import type { LiveFrames } from "./live-frames.ts";
import type { Shared } from "./shared.ts";
import type { SharedPages } from "./shared-pages.ts";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

const ASSETS = "/embed/assets";
const { resolve } = createRequire(import.meta.url);
const fontFile = (weight: number): string =>
  resolve(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`);
const FACES = [500, 600]
  .map(
    (n) => `@font-face{font-family:"Barlow Condensed";font-weight:${n};src:url(${ASSETS}/${n}.woff2) format("woff2")}`,
  )
  .join("");

/** Lets every site show the answer in a frame; all other headers stay as strict as they are. */
const framed = (reply: FastifyReply): FastifyReply =>
  reply
    .removeHeader("x-frame-options")
    .header("content-security-policy", POLICY)
    .header("cross-origin-resource-policy", "cross-origin")
    .header("referrer-policy", "no-referrer");

/** The same for what there is not and for what is private. */
const gonePage = (): string =>
  playerPage({
    title: en.share.gone,
    text: en.share.goneText,
    data: encodeFrames([]),
    words,
    isStill: true,
    assets: ASSETS,
  });

export function serveEmbeds(
  app: FastifyInstance,
  { lookups }: Pick<HostServices, "lookups">,
  pages: SharedPages,
  drawings: Drawings,
  live: LiveFrames,
): void {
  const mayLook = ({ ip }: FastifyRequest): boolean => lookups.take(ip);
  const gone = (reply: FastifyReply): FastifyReply =>
    framed(reply.code(404)).header("cache-control", "no-store").type("text/html; charset=utf-8").send(gonePage());

  async function contentOf(shared: Shared, ip: string): Promise<Partial<PlayerPage> | "rate" | "failed"> {
    const { subject } = shared;
    if (subject?.is === "table" && shared.title !== "") {
      const now = await live.find(subject.table);
      if (now) return { data: now.data, live: `/embed/live/${subject.table}` };
    }
    if (subject?.is === "puzzle" || subject?.is === "item") {
      const task = await shared.card();
      const picture = task?.is === "card" ? task.card.picture : null;
      return { data: encodeFrames(picture ? [{ n: 0, turn: "", lines: [], picture }] : []), isStill: true };
    }
    const drawn = await drawings.frames(shared, ip);
    if (typeof drawn === "string") return drawn;
    const data = JSON.parse(new TextDecoder().decode(drawn.bytes)) as PlayerPage["data"];
    return { data, ...(subject?.is === "replay" && subject.n !== null && { n: subject.n }) };
  }
  const openLabel = ({ subject }: Shared): string => {
    const { open } = en.share;
    if (subject?.is === "puzzle") return open.puzzle;
    if (subject?.is === "item") return open.item;
    return subject?.is === "table" ? open.table : open.replay;
  };

  app.get("/embed/*", { exposeHeadRoute: false, schema: { hide: true } }, async (request, reply) => {
    if (!mayLook(request)) return sendError(framed(reply), fail("HOST_RATE").bad);
    const page = request.url.slice("/embed".length);
    const shared = await pages.find(page);
    if (shared?.canEmbed !== true) return gone(reply);
    const content = await contentOf(shared, request.ip);
    if (content === "rate") return sendError(framed(reply), fail("HOST_RATE").bad);
    if (content === "failed") return gone(reply);
    const text = shared.subject?.is === "replay" ? words.player.seenBy.public : shared.text;
    const html = playerPage({
      title: shared.title,
      text,
      data: encodeFrames([]),
      words,
      open: { href: page, label: openLabel(shared) },
      assets: ASSETS,
      ...content,
    });
    return framed(reply)
      .header("vary", "accept-language")
      .header("cache-control", "public, max-age=60")
      .type("text/html; charset=utf-8")
      .send(html);
  });
  app.get<{ Params: { table: string }; Querystring: { since?: string } }>(
    "/embed/live/:table",
    { exposeHeadRoute: false, schema: { hide: true } },
    async (request, reply) => {
      framed(reply).header("access-control-allow-origin", "*").header("cache-control", "no-store");
      if (!mayLook(request)) return sendError(reply, fail("HOST_RATE").bad);
      const now = await live.find(request.params.table);
      if (!now) return reply.code(404).send();
      const { at, data, isOver } = now;
      return Number(request.query.since) === at && !isOver ? reply.code(204).send() : reply.send({ data, isOver });
    },
  );
  const asset = (name: string, type: string, bytes: () => Promise<string | Buffer> | string): void => {
    app.get(`${ASSETS}/${name}`, { exposeHeadRoute: false, schema: { hide: true } }, async (_request, reply) =>
      framed(reply)
        .header("access-control-allow-origin", "*")
        .header("cache-control", "public, max-age=3600")
        .type(type)
        .send(await bytes()),
    );
  };
  asset("player.js", "text/javascript; charset=utf-8", () => PLAYER_SCRIPT);
  asset("player.css", "text/css; charset=utf-8", () => `${FACES}${PLAYER_STYLE}`);
  for (const weight of [500, 600]) asset(`${weight}.woff2`, "font/woff2", () => readFile(fontFile(weight)));
}
