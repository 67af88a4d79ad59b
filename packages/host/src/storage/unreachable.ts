/** Which errors of a connection may be gone by themselves. Loads no database client. */

const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  // too_many_connections, admin_shutdown, crash_shutdown, cannot_connect_now
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);
/** Whether the database may answer later without a change of the settings. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, errors = [] } = error as { code?: string; message: string; errors?: readonly unknown[] };
  if (code !== undefined) return UNREACHABLE.has(code) || code.startsWith("08");
  return errors.some(isUnreachable) || /connection terminated|timeout expired|read timeout/i.test(message);
}
