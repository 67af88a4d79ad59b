import { Menu, Segments } from "@starboard/ui";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { type LensName, type Projection, useBoardStore } from "../model/board-store.ts";
import type { Props } from "../model/board-data.ts";

const LENSES = ["reach", "threat", "emergence", "production"] as const;
const SIGHTS = ["space", "flat"] as const;

/** The board controls in the top bar: lens and view. On a phone they are in a menu. */
export function Bar({ compact }: Props): ReactElement {
  const lens = useBoardStore((d) => d.lens);
  const projection = useBoardStore((d) => d.projection);
  const set = useBoardStore((d) => d.set);
  const toggleLens = useBoardStore((d) => d.toggleLens);
  const see = (value: Projection): void => set({ projection: value, spaceUnavailable: false });
  if (compact)
    return (
      <Menu label={en.lens.menu} className={lens === "none" ? "tool" : "tool ad-lens-on"} trigger={<LensSign />}>
        {LENSES.map((value) => (
          <button
            key={value}
            type="button"
            className="menu-item"
            aria-pressed={lens === value}
            onClick={() => toggleLens(value)}
          >
            {en.lens[value]}
          </button>
        ))}
        <hr />
        {SIGHTS.map((value) => (
          <button
            key={value}
            type="button"
            className="menu-item"
            aria-pressed={projection === value}
            onClick={() => see(value)}
          >
            {en.lens[value]}
          </button>
        ))}
      </Menu>
    );
  return (
    <>
      <Segments<LensName>
        label={en.lens.title}
        value={lens}
        options={LENSES.map((value) => ({ value, name: en.lens[value] }))}
        onChange={toggleLens}
      />
      <Segments<Projection>
        label={en.lens.projection}
        value={projection}
        options={SIGHTS.map((value) => ({ value, name: en.lens[value] }))}
        onChange={see}
      />
    </>
  );
}

/** Icon: a lens over a star. */
function LensSign(): ReactElement {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM15.300 15.300 20 20" />
      <path d="M10.500 7.300 11.300 9.700 13.700 10.500 11.300 11.300 10.500 13.700 9.700 11.300 7.300 10.500 9.700 9.700Z" />
    </svg>
  );
}
