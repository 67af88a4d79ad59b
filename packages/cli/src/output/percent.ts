/** Writes a share from 0 to 1 as measurements print it, with one decimal. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
