/** The pips on the faces of a die. */
type Pip = readonly [x: number, y: number];

const FACES: Readonly<Record<number, readonly Pip[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Returns the pips of a face of a six-sided die, in thirds of its width from the middle; none for other numbers. */
export const pips = (face: number): readonly Pip[] => FACES[face] ?? [];
