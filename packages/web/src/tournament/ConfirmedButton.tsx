import { Button } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";

/** A button that asks for confirmation, for irreversible actions. */
export function ConfirmedButton({
  words: label,
  sure,
  act,
}: {
  readonly words: string;
  readonly sure: string;
  readonly act: () => void;
}) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <Button look="quiet" onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  return (
    <div className="cup-sure" role="alert">
      <p>{sure}</p>
      <div className="row">
        <Button
          look="may"
          onClick={() => {
            setAsked(false);
            act();
          }}
        >
          {label}
        </Button>
        <Button look="quiet" onClick={() => setAsked(false)}>
          {en.tournament.organise.no}
        </Button>
      </div>
    </div>
  );
}
