/** What a host tells the person who runs it: settings, the start, its storage and its backups. */
import { translatable } from "@starboard/kit";

export const en = translatable("host/messages/operation", {
  ready: (name: string, port: number): string => `Starboard is ready: http://${name}:${port}/   (Ctrl+C stops it)`,
  waiting: (problem: string, port: number): string =>
    `${problem} Starboard waits for it and starts as soon as it answers; until then /readyz on port ${port} says 503.`,
  portTaken: (port: number): string =>
    `Port ${port} is taken by another program. Choose another one, for example with “PORT=${port + 1} npm start”.`,
  portForbidden: (port: number): string =>
    `Port ${port} may not be used by this account. Choose one above 1023, for example with “PORT=8080 npm start”.`,
  noAddress: (address: string): string => `HOST is "${address}", which is not an address of this machine.`,
  /** Settings. */
  port: (given: string): string => `PORT is "${given}", which is not a port number.`,
  oneOf: (name: string, given: string, values: readonly string[]): string =>
    `${name} is "${given}"; it may be ${values.length === 2 ? values.join(" or ") : values.join(", ")}.`,
  whole: (name: string, given: string, least: number, most: number): string =>
    `${name} is "${given}"; it must be a whole number from ${least} to ${most}.`,
  smtp: "STARBOARD_SMTP is not an address like smtps://name:password@mail.example.",
  tooShort: (name: string, least: number): string => `${name} is too short: it must have ${least} characters or more.`,
  shortShared: (name: string, least: number): string =>
    `${name} is too short: it must have ${least} characters or more, the same on every host.`,
  internal: (given: string): string =>
    `STARBOARD_INTERNAL is "${given}"; it must be a name and a port, such as 10.0.0.5:9090, or only :9090.`,
  origin: (given: string): string => `STARBOARD_URL has "${given}", which is not an address like https://club.example.`,
  databaseUrl: (scheme: string | undefined): string =>
    `DATABASE_URL ${scheme === undefined ? "has no scheme" : `begins with ${scheme}:`}; it must begin with postgresql://, as in postgresql://name:password@localhost/starboard.`,
  /** Storage in a folder. */
  unstoredActs: (folder: string, file: string): string =>
    `STARBOARD_DATA is "${folder}", where an earlier version was killed before it stored its last acts (${file}). Start and stop that version once, then this one.`,
  inUse: (file: string): string => `Another host works with ${file}. STARBOARD_DATA must name a folder of its own.`,
  newerFormat: (place: string, found: number, known: number): string =>
    `${place === "" ? "" : `${place}: `}The store has format ${found}; this program knows formats up to ${known}.`,
  notWritable: (folder: string, path: string, why: string): string =>
    `STARBOARD_DATA is "${folder}", but this account cannot write to ${path}${why} Change the owner of the folder or choose another one.`,
  belowFile: (folder: string, path: string): string =>
    `STARBOARD_DATA is "${folder}", but ${path} is or lies below a file. Choose a folder.`,
  isFolder: (folder: string, path: string): string =>
    `STARBOARD_DATA is "${folder}", but ${path} is a folder. Choose another folder for the data.`,
  full: (folder: string, path: string, code: string): string =>
    `STARBOARD_DATA is "${folder}", and the disk of ${path} is full (${code}).`,
  storeFull: (folder: string, said: string): string => `STARBOARD_DATA is "${folder}", and the disk is full. ${said}.`,
  notOpened: (folder: string, said: string): string => `STARBOARD_DATA is "${folder}", which cannot be opened: ${said}`,
  storeNotOpened: (folder: string, said: string): string =>
    `STARBOARD_DATA is "${folder}", which cannot be opened. ${said}.`,
  storeDamaged: (folder: string, said: string): string =>
    `STARBOARD_DATA is "${folder}", but the file is damaged or not a database. ${said}. Move it away and restore a backup (starboard restore).`,
  /** Storage in a database. */
  localSocket: "the local socket",
  itsServer: "its server",
  noServer: (server: string, code: string): string =>
    `DATABASE_URL names ${server}, where no PostgreSQL server answers (${code}).`,
  noName: (server: string, code: string): string =>
    `DATABASE_URL names ${server}, and this name has no address (${code}).`,
  password: (server: string, said: string): string =>
    `PostgreSQL at ${server} refuses the user or the password of DATABASE_URL: ${said}.`,
  noDatabase: (server: string, said: string): string =>
    `PostgreSQL at ${server} lacks the database of DATABASE_URL: ${said}.`,
  noRights: (server: string, said: string): string =>
    `The user of DATABASE_URL may not create or use the tables at ${server}: ${said}.`,
  unusable: (server: string, said: string): string =>
    `The database of DATABASE_URL at ${server} cannot be used: ${said}.`,
  /** Backups. */
  noBackup: "It is not a backup of Starboard.",
  newerBackup: "It was made by a newer Starboard; update this one first.",
  damagedBackup: {
    empty: "The backup is damaged: it is empty.",
    trailing: "The backup is damaged: something follows its end.",
    row: "The backup is damaged: a row is malformed.",
    line: "The backup is damaged: a line is neither row nor heading.",
    noEnd: "The backup is damaged: its end is missing.",
    packed: "The backup is damaged: it cannot be unpacked.",
    cut: "The backup is damaged: its last line is cut off.",
    json: "The backup is damaged: a line is not JSON.",
    digest: "The backup is damaged: its digest does not agree.",
    rows: "The backup is damaged: rows are missing.",
  },
});
