import { Segments } from "@starboard/frame";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { type LensName, type Sight, useDesk } from "../model/desk.ts";
import type { Props } from "../model/table.ts";

const LENSES = ["reach", "threat", "emergence", "production"] as const;

/** The board's controls in the top bar: one lens at a time, one of two views. */
export function Bar({ compact }: Props): ReactElement | null {
  return compact ? null : <Tools />;
}

/** The same for a phone, over the board. */
export function SightTools(): ReactElement {
  return (
    <div className="ad-tools" data-panel="tools">
      <Tools />
    </div>
  );
}

function Tools(): ReactElement {
  const lens = useDesk((d) => d.lens);
  const sight = useDesk((d) => d.sight);
  const set = useDesk((d) => d.set);
  const toggleLens = useDesk((d) => d.toggleLens);
  return (
    <>
      <Segments<LensName>
        label={en.lens.title}
        value={lens}
        options={LENSES.map((value) => ({ value, name: en.lens[value] }))}
        onChange={toggleLens}
        className="ad-lenses"
      />
      <Segments<Sight>
        label={en.lens.sight}
        value={sight}
        options={[
          { value: "space", name: en.lens.space },
          { value: "flat", name: en.lens.flat },
        ]}
        onChange={(value) => set({ sight: value, sightLost: false })}
      />
    </>
  );
}
