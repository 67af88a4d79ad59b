import { Button, Dialog } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { showProblem, showSuccess, toProblem } from "../problems.ts";
import { TextField } from "../shell/fields.tsx";
import { clubsApi } from "./api.ts";

/** Reports a club, for instance for its name, to the administrators. */
export function ReportClub({ club }: { readonly club: string }) {
  const words = en.clubs;
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState("");
  const send = (): void =>
    void clubsApi.report(club, why.trim()).then(
      () => {
        setOpen(false);
        showSuccess({ code: "WEB_CLUB_REPORTED" });
      },
      (error: unknown) => showProblem(toProblem(error)),
    );
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.report}
      </Button>
      {open && (
        <Dialog title={words.report} onClose={() => setOpen(false)}>
          <form
            className="clubs-form"
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <p>{words.reportText}</p>
            <TextField label={words.why} value={why} max={300} onChange={setWhy} />
            <Button type="submit" look="main" why={why.trim() === "" ? { fact: words.why } : undefined}>
              {words.send}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}
