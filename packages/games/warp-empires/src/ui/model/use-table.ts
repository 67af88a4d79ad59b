import { useMemo } from "@starboard/ui";
import { type Props, type Tabletop, tableOf } from "./table.ts";

/** The table of the shown view, for components that memoise values derived from it. */
export function useTable({ view, offers, viewer }: Props): Tabletop {
  return useMemo(() => tableOf({ view, offers, viewer }), [view, offers, viewer]);
}
