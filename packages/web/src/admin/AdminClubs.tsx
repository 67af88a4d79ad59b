import type { ClubReport } from "@starboard/wire/clubs";
import * as en from "../messages/en.ts";
import { type Run, TakeDowns } from "./TakeDowns.tsx";

/** Reports about clubs. */
export function AdminClubs({ reports, run }: { readonly reports: readonly ClubReport[]; readonly run: Run }) {
  return (
    <TakeDowns
      words={en.admin.clubs}
      settledAt="admin/clubs/reports"
      run={run}
      reports={reports.map(({ id, club, name, why, at }) => ({
        id,
        name,
        why,
        at,
        to: { at: "club", club },
        takenDownAt: `admin/clubs/${club}/taken-down`,
      }))}
    />
  );
}
