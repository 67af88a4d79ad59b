/** `backup` and `restore`: a backup is taken while the host runs, and checked before it is restored. */
import { en as errors } from "../errors.en.ts";
import { parseArgs } from "node:util";
import {
  backup as takeBackup,
  BackupError,
  inspect,
  newerFormat,
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
import { en as words } from "../output/made.en.ts";

/** Names a storage place for messages. The address of a database is left out because it may hold a password. */
const placeName = ({ databaseUrl, folder }: StoragePlace): string =>
  databaseUrl === undefined ? words.folder(folder) : words.database;

type BackupInfo = Awaited<ReturnType<typeof inspect>>;
const summary = ({ head, rows }: BackupInfo): string =>
  words.content({
    matches: rows["matches"] ?? 0,
    entries: rows["entries"] ?? 0,
    documents: rows["documents"] ?? 0,
    at: new Date(head.at).toISOString(),
    from: head.from,
  });

/** Turns the storage errors that a user can fix into a CliError with a code. */
async function withCliErrors<T>(work: Promise<T>, place: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BackupError) throw new CliError(error.code, error.message);
    if (error instanceof NewerFormat) throw new CliError("STORE_NEWER", newerFormat(error));
    if (error instanceof StoreEmptyError) throw new CliError("STORE_NOTHING", errors.nothingToBackUp(place));
    if (error instanceof StoreNotEmptyError) throw new CliError("STORE_NOT_EMPTY", errors.notEmpty(place));
    if (error instanceof StorageUnavailable) throw new CliError("STORE_OPEN", error.message);
    if (error instanceof Error && "code" in error) throw new CliError("CLI_FILE", error.message);
    throw error;
  }
}

export const backup: Command = {
  about: "back up a running host to one file",
  usage: "starboard backup FILE        (reads the storage of DATABASE_URL or STARBOARD_DATA)",
  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new CliError("CLI_ARGUMENTS", errors.oneFile);
    const place = storagePlace(process.env);
    context.out(`${file}: ${summary(await withCliErrors(takeBackup(place, file, Date.now()), placeName(place)))}`);
    return 0;
  },
};

export const restore: Command = {
  about: "restore a backup, or verify one",
  usage: "starboard restore FILE [--replace]\nstarboard restore FILE --check",
  async run(args, context) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: "boolean" }, check: { type: "boolean" } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new CliError("CLI_ARGUMENTS", errors.oneFile);
    existing(file);
    const place = storagePlace(process.env);
    const check = values.check === true;
    const work = check ? inspect(file) : restoreBackup(place, file, values.replace === true);
    context.out(
      `${check ? words.valid : words.restored(placeName(place))}: ${summary(await withCliErrors(work, placeName(place)))}`,
    );
    return 0;
  },
};
