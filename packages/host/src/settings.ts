/** Settings of a host, read from environment variables. `docs/hosting.md` has the same table. */
import { en as words } from "./messages/operation.en.ts";
import { databaseUrlProblem } from "./storage/failures.ts";

/** Where this host listens for the others of its database. */
export interface InternalAddress {
  /** Name or address of this machine, by which the other hosts reach it; empty for its host name. */
  readonly name: string;
  /** 0 lets the system choose one. */
  readonly port: number;
  /** Shared by all hosts of the database. */
  readonly secret: string;
}

export interface Settings {
  readonly port: number;
  /** Address to listen on; "localhost" accepts connections from this machine only. */
  readonly address: string;
  readonly webRoot: string;
  /** Folder of the documentation that `npm run docs` builds. */
  readonly docsRoot: string;
  /** Public origins of the host, such as `https://club.example`. */
  readonly origins: readonly string[];
  /** Number of trusted proxies in front of the host. */
  readonly proxies: number;
  /** Number of bot threads. */
  readonly botThreads: number;
  readonly log: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
  /** Who may read /metrics: this machine only, everyone, or a client that sends this bearer token. */
  readonly metrics: "local" | "open" | { readonly token: string };
  /** Matches that bots play with each published file; 0 turns measurements off. */
  readonly libraryMatches: number;
  /** Megabytes of cards and frames of shared pages that are kept on the disk. */
  readonly drawingsMegabytes: number;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  /** The administrators' secret for /admin; null disables the page. */
  readonly admin: string | null;
  /** The mail server, such as `smtps://name:password@mail.example`; null for no e-mail. */
  readonly smtp: string | null;
  /** Sender of e-mails. */
  readonly mailFrom: string;
  /** Time in seconds for which notifications are collected into one message. */
  readonly notifyDelaySeconds: number;
  /** Days after the end of a match until the store compresses its log; 0 for never. */
  readonly compressAfterDays: number;
  /** Addresses that players may use for webhooks: public ones, or any that this machine can reach. */
  readonly webhookTargets: "public" | "any";
  /** Hosts whose libraries administrators may follow: public ones over HTTPS, or any that this machine can reach. */
  readonly mirrorTargets: "public" | "any";
  /** Null if this host shares its matches with others through the database only. */
  readonly internal: InternalAddress | null;
}

type Environment = Readonly<Record<string, string | undefined>>;
const LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** Reads the settings. Returns an error message if one is invalid. */
export function readSettings(env: Environment): Settings | string {
  const port = whole(env, "PORT", 8080, 0, 65_535);
  if (typeof port === "string") return words.port(env["PORT"] ?? "");
  const wrongDatabase = databaseUrlProblem(env["DATABASE_URL"] || "postgresql://none");
  if (wrongDatabase !== undefined) return wrongDatabase;
  const proxies = whole(env, "STARBOARD_PROXIES", 0, 0, 10);
  if (typeof proxies === "string") return proxies;
  const botThreads = whole(env, "STARBOARD_BOTS", 1, 1, 64);
  if (typeof botThreads === "string") return botThreads;
  const rateLimitFactor = whole(env, "STARBOARD_RATE_LIMIT_FACTOR", 1, 1, 1000);
  if (typeof rateLimitFactor === "string") return rateLimitFactor;
  const libraryMatches = whole(env, "STARBOARD_LIBRARY_MATCHES", 64, 0, 1000);
  if (typeof libraryMatches === "string") return libraryMatches;
  const drawingsMegabytes = whole(env, "STARBOARD_DRAWINGS_MB", 64, 1, 100_000);
  if (typeof drawingsMegabytes === "string") return drawingsMegabytes;
  const notifyDelaySeconds = whole(env, "STARBOARD_NOTIFY_DELAY", 300, 0, 86_400);
  if (typeof notifyDelaySeconds === "string") return notifyDelaySeconds;
  const compressAfterDays = whole(env, "STARBOARD_COMPRESS_AFTER_DAYS", 30, 0, 36_500);
  if (typeof compressAfterDays === "string") return compressAfterDays;
  const polling = env["DATABASE_POLLING"] || "off";
  if (polling !== "on" && polling !== "off") return words.oneOf("DATABASE_POLLING", polling, ["on", "off"]);
  const smtp = env["STARBOARD_SMTP"] || null;
  if (smtp !== null && !/^smtps?:\/\/./.test(smtp)) return words.smtp;
  const webhookTargets = env["STARBOARD_WEBHOOK_TARGETS"] || "public";
  const mirrorTargets = env["STARBOARD_MIRROR_TARGETS"] || "public";
  if (mirrorTargets !== "public" && mirrorTargets !== "any")
    return words.oneOf("STARBOARD_MIRROR_TARGETS", mirrorTargets, ["public", "any"]);
  if (webhookTargets !== "public" && webhookTargets !== "any")
    return words.oneOf("STARBOARD_WEBHOOK_TARGETS", webhookTargets, ["public", "any"]);
  const admin = env["STARBOARD_ADMIN"] || null;
  if (admin !== null && admin.length < 16) return words.tooShort("STARBOARD_ADMIN", 16);
  const internal = internalAddress(env);
  if (typeof internal === "string") return internal;
  const log = LEVELS.find((level) => level === (env["STARBOARD_LOG"] || "warn"));
  if (!log) return words.oneOf("STARBOARD_LOG", env["STARBOARD_LOG"] ?? "", LEVELS);
  const origins = (env["STARBOARD_URL"] ?? "").split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) return words.origin(wrong);
  const metrics = env["STARBOARD_METRICS"] || "local";
  return {
    port,
    address: env["HOST"] || "localhost",
    webRoot: env["STARBOARD_WEB"] || "dist/web",
    docsRoot: env["STARBOARD_DOCS"] || "dist/docs",
    origins: origins.map((origin) => new URL(origin).origin),
    proxies,
    botThreads,
    log,
    metrics: metrics === "local" || metrics === "open" ? metrics : { token: metrics },
    libraryMatches,
    drawingsMegabytes,
    rateLimitFactor,
    admin,
    smtp,
    mailFrom: env["STARBOARD_MAIL"] || "Starboard <starboard@localhost>",
    notifyDelaySeconds,
    compressAfterDays,
    webhookTargets,
    mirrorTargets,
    internal,
  };
}

/** Reads the address for other hosts; a sentence if it is wrong. */
function internalAddress(env: Environment): InternalAddress | null | string {
  const text = env["STARBOARD_INTERNAL"] || null;
  const secret = env["STARBOARD_INTERNAL_SECRET"] ?? "";
  if (text === null) return null;
  const [, name = "", digits = ""] = /^(.*):(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (digits === "" || port > 65_535 || !/^(?:[\w.-]*|\[[\da-f:.]+\])$/i.test(name)) return words.internal(text);
  if (secret.length < 32) return words.shortShared("STARBOARD_INTERNAL_SECRET", 32);
  return { name: name.replace(/^\[|\]$/g, ""), port, secret };
}

function whole(env: Environment, name: string, standard: number, least: number, most: number): number | string {
  const text = env[name] ?? "";
  const value = text === "" ? standard : Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return words.whole(name, text, least, most);
}

function isOrigin(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}
