/** Ships of other species (AD-1.1), clockwise from the first home star: paths in the middle of a 32 × 32 box, bow up. */
export const SPECIES_SHIPS = [
  // Okhari: a lance between the points of a crescent.
  "M16 4.5 17.7 9 18.3 20 17 27H15L13.7 20 14.3 9ZM13 16.6C9 16.2 6.3 13.6 5.5 7.5 3.8 15 6.5 20.8 13.2 22.6ZM19 16.6C23 16.2 25.7 13.6 26.5 7.5 28.2 15 25.5 20.8 18.8 22.6Z",
  // Vessim: a dart with long blades swept back.
  "M16 4.5C17.2 8.5 18.2 12 18.2 15.5L27 24.5 18.4 21.6 16 27.5 13.6 21.6 5 24.5 13.8 15.5C13.8 12 14.8 8.5 16 4.5Z",
  // Tulladh: a shell of four plates round its core.
  "M10.8 10C12.3 6.6 14 5.2 16 5.2 18 5.2 19.7 6.6 21.2 10L18.6 12.6H13.4ZM9.6 11.4 12.2 14V19L9 22.6C5.8 19 5.9 14.6 9.6 11.4ZM22.4 11.4 19.8 14V19L23 22.6C26.2 19 26.1 14.6 22.4 11.4ZM13.2 20.5H18.8L21.8 24C19.8 26.2 18 27 16 27 14 27 12.2 26.2 10.2 24ZM16 13.9A2.5 2.5 0 1 1 16 18.9 2.5 2.5 0 1 1 16 13.9Z",
  // Zirrik: a barbed wedge with a forked tail.
  "M16 4.5 18.4 11 23.2 7.5 22 15.4 27 14 21.2 26 18.4 20.6 16 27.5 13.6 20.6 10.8 26 5 14 10 15.4 8.8 7.5 13.6 11Z",
] as const;
