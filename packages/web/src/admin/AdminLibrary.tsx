import type { LibraryReport } from "@starboard/wire/library";
import * as en from "../messages/en.ts";
import { type Run, TakeDowns } from "./TakeDowns.tsx";

/** Reports about items of the library. */
export function AdminLibrary({ reports, run }: { readonly reports: readonly LibraryReport[]; readonly run: Run }) {
  const words = en.admin.library;
  return (
    <TakeDowns
      words={words}
      settledAt="admin/library/reports"
      run={run}
      reports={reports.map(({ id, item, name, maker, why, at }) => ({
        id,
        name,
        why,
        at,
        by: words.by(maker.name),
        to: { at: "libraryItem", item },
        takenDownAt: `admin/library/items/${item}/taken-down`,
      }))}
    />
  );
}
