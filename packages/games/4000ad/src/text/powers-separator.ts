/** Separates the powers of a seat in the id of its side. Powers are named by their stars, in every language alike. */
export const POWERS = " | ";
