import { Emblem } from "@starboard/ui";
import type { ReactElement } from "react";
import type { PowerLook } from "../model/powers.ts";

/** The emblem of a power: a ring in its colour around its figure or a ship of its species (AD-1.1). */
export const PowerEmblem = ({
  look,
  size,
}: {
  readonly look: PowerLook | undefined;
  readonly size: number;
}): ReactElement => (
  <Emblem side={look?.colour ?? 1} size={size} figure={look?.species === true ? look.emblem : undefined} />
);
