import { type ClubAccess, clubAccess } from "@starboard/wire/clubs";
import * as en from "../messages/en.ts";
import { SelectField } from "../shell/fields.tsx";

/** Who may join a club, and what that means. */
export function AccessField({
  value,
  onChange,
}: {
  readonly value: ClubAccess;
  readonly onChange: (access: ClubAccess) => void;
}) {
  return (
    <>
      <SelectField<ClubAccess>
        label={en.clubs.access}
        value={value}
        of={clubAccess.options}
        name={(one) => en.clubs.accessNames[one]}
        onChange={onChange}
      />
      <p className="panel-note">{en.clubs.accessHelp[value]}</p>
    </>
  );
}
