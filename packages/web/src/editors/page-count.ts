/** Counts the pages of a PDF file that `packages/print` wrote: its page objects are not compressed. */
export function pageCountOf(pdf: Uint8Array): number {
  const text = new TextDecoder("latin1").decode(pdf);
  return text.match(/\/Type \/Page\b/g)?.length ?? 0;
}
