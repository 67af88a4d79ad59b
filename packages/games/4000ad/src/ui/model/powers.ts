/** Looks of powers: colour, emblem and name. All three are shown, so that colour is never needed alone. */
import { type Power, powerName, SPECIES_SHIPS, type View4000 } from "@starboard/4000ad";
import { FIGURES } from "@starboard/ui";

export interface PowerLook {
  readonly power: Power;
  /** Side colour 1–6. */
  readonly colour: number;
  /** CSS colour of the plate. */
  readonly ink: string;
  /** The figure of the emblem in a field of 32 × 32, centred. */
  readonly emblem: string;
  /** Whether the figure is a ship of the power's species (AD-1.1) instead of the figure of its colour. */
  readonly species: boolean;
  /** Name of the power. */
  readonly name: string;
}

/** Colours in clockwise order: neighbours differ most. */
const COLOURS = [1, 3, 2, 4] as const;

/** The look of every power of a table. */
export function powerLooks(view: View4000): readonly PowerLook[] {
  const { P } = view.board;
  return Array.from({ length: P }, (_, power) => {
    // Two powers get blue and orange, the most distinct pair for all types of colour vision.
    const colour = (P === 2 ? [1, 2] : COLOURS)[power] as number;
    const figure = view.board.options["ad.aliens"] ? SPECIES_SHIPS[power] : undefined;
    return {
      power,
      colour,
      ink: `var(--side-${colour})`,
      emblem: figure ?? (FIGURES[colour - 1] as string),
      species: figure !== undefined,
      name: powerName(view, power),
    };
  });
}
