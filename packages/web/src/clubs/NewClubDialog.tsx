import { Button, Dialog } from "@starboard/ui";
import type { ClubAccess } from "@starboard/wire/clubs";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { navigate } from "../router.ts";
import { TextArea, TextField } from "../shell/fields.tsx";
import { AccessField } from "./AccessField.tsx";
import { clubsApi } from "./api.ts";
import "./clubs.css";

/** Creates a club and opens its page. */
export function NewClubDialog({ onClose }: { readonly onClose: () => void }) {
  const words = en.clubs;
  const [name, setName] = useState("");
  const [about, setAbout] = useState("");
  const [access, setAccess] = useState<ClubAccess>("open");
  const [busy, setBusy] = useState(false);
  const make = (): void => {
    if (busy) return;
    setBusy(true);
    clubsApi.make({ name: name.trim(), about: about.trim(), access }).then(
      ({ club }) => navigate({ at: "club", club }),
      (error: unknown) => {
        setBusy(false);
        showProblem(toProblem(error));
      },
    );
  };
  return (
    <Dialog title={words.create} onClose={onClose}>
      <form
        className="clubs-form"
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <p className="panel-note">{words.createText}</p>
        <TextField label={words.name} value={name} max={40} onChange={setName} />
        <TextArea label={words.about} value={about} max={500} onChange={setAbout} />
        <AccessField value={access} onChange={setAccess} />
        <Button type="submit" look="main" why={name.trim().length < 3 ? { fact: words.name } : undefined}>
          {words.create}
        </Button>
      </form>
    </Dialog>
  );
}
