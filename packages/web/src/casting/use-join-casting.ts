/** Makes the reader of a caster's link a caster. */
import type { TableInfo } from "@starboard/wire/host";
import { useEffect } from "react";
import { call } from "../online/api.ts";
import { updateTable, withIdentity } from "../online/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { navigate, useRoute } from "../router.ts";
import { useSettings } from "../settings/store.ts";

export function useJoinCasting(table: string): void {
  const route = useRoute();
  const token = route.at === "online" && route.table === table ? route.cast : undefined;
  useEffect(() => {
    if (token === undefined) return;
    const { name } = useSettings.getState();
    withIdentity(() => call<TableInfo>("POST", `tables/${encodeURIComponent(table)}/casting`, { token, name })).then(
      updateTable,
      (error: unknown) => showProblem(toProblem(error)),
    );
    // The link is a secret: it does not stay in the address bar.
    navigate({ at: "online", table }, true);
  }, [table, token]);
}
