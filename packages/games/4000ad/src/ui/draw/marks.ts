/** Width of the resource marks of a star side by side, in pixels; `r` is the radius of the ring. */
export const marksWidth = (population: boolean, materials: boolean, r: number): number =>
  (population ? 2 * r + 3 : 0) + (materials ? 2 * r + 3 : 0) - (population || materials ? 3 : 0);
