import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { navigate } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { watchFile } from "../shell/files.ts";
import { Loading } from "../shell/Loading.tsx";
import { takeSharedFile } from "./shared-file.ts";

/** Opens the file that another app shared: a record as a replay, an editor's file in its editor. */
export function SharedFile() {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    void takeSharedFile().then(async (file) => {
      if (file === null) setMissing(true);
      // What is wrong with the file is said above the list of matches.
      else if (!(await watchFile(file))) navigate({ at: "tables" });
    });
  }, []);
  return isMissing ? (
    <ErrorPage problem={{ code: "WEB_NO_FILE" }} title={en.install.noFile} />
  ) : (
    <Loading text={en.install.opening} />
  );
}
