import { Button } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { useSettings } from "../settings/store.ts";
import { api } from "./api.ts";
import { withIdentity, useOnline } from "./store.ts";

/** Form for the player's name. A browser without an identity becomes a guest with that name. */
export function NameForm({ name }: { readonly name: string }) {
  const own = useSettings((s) => s.name).trim();
  const [draft, setDraft] = useState(name || own);
  const save = (): void =>
    void withIdentity(() => api.rename(draft.trim())).then(
      (me) => useOnline.setState({ me }),
      (error: unknown) => showProblem(toProblem(error)),
    );
  return (
    <form
      className="online-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() !== "") save();
      }}
    >
      <label>
        <span>{en.online.you.label}</span>
        <input className="field" value={draft} maxLength={40} onChange={(event) => setDraft(event.target.value)} />
      </label>
      {draft.trim() !== name && draft.trim() !== "" && (
        <Button look="may" onClick={save}>
          {en.online.you.save}
        </Button>
      )}
    </form>
  );
}
