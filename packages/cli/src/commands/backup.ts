/** Backups: taken while the host goes on, checked before they are used. */
import { parseArgs } from "node:util";
import {
  backup as takeBackup,
  BackupError,
  inspect,
  NewerFormat,
  StoreEmptyError,
  restore as restoreBackup,
  StoreNotEmptyError,
  StorageUnavailable,
  type StoragePlace,
  storagePlace,
} from "@starboard/host/storage";
import { type Command, CliError } from "../context.ts";
import { existing } from "../files.ts";

/** What is kept where, in words: a database's address may hold a password. */
const placeName = ({ databaseUrl, folder }: StoragePlace): string =>
  databaseUrl === undefined ? `the folder ${folder}` : "the database of DATABASE_URL";

type Found = Awaited<ReturnType<typeof inspect>>;
const summary = ({ head, rows }: Found): string =>
  `${rows["matches"] ?? 0} matches, ${rows["entries"] ?? 0} entries, ${rows["documents"] ?? 0} documents, ` +
  `taken ${new Date(head.at).toISOString()} from ${head.from}`;

/** What people can put right, in one line with its code. */
async function told<T>(work: Promise<T>, place: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BackupError) throw new CliError(error.code, error.message);
    if (error instanceof NewerFormat) throw new CliError("STORE_NEWER", error.message);
    if (error instanceof StoreEmptyError) throw new CliError("STORE_NOTHING", `There is nothing in ${place}.`);
    if (error instanceof StoreNotEmptyError)
      throw new CliError(
        "STORE_NOT_EMPTY",
        `There is something in ${place} already; --replace puts the backup in its place.`,
      );
    if (error instanceof StorageUnavailable) throw new CliError("STORE_OPEN", error.message);
    if (error instanceof Error && "code" in error) throw new CliError("CLI_FILE", error.message);
    throw error;
  }
}

export const backup: Command = {
  about: "write all a host keeps into one file, while it goes on",
  usage: "starboard backup FILE        (DATABASE_URL or STARBOARD_DATA say what is kept where)",
  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new CliError("CLI_ARGUMENTS", "One file is needed.");
    const place = storagePlace(process.env);
    context.out(`${file}: ${summary(await told(takeBackup(place, file, Date.now()), placeName(place)))}`);
    return 0;
  },
};

export const restore: Command = {
  about: "put a backup in the place of all a host keeps, or check one",
  usage: "starboard restore FILE [--replace]\nstarboard restore FILE --check",
  async run(args, context) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: "boolean" }, check: { type: "boolean" } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new CliError("CLI_ARGUMENTS", "One file is needed.");
    existing(file);
    const place = storagePlace(process.env);
    const check = values.check === true;
    const work = check ? inspect(file) : restoreBackup(place, file, values.replace === true);
    context.out(
      `${check ? "whole" : `restored to ${placeName(place)}`}: ${summary(await told(work, placeName(place)))}`,
    );
    return 0;
  },
};
