/** Short names of ships: the class, numbered where a side has several. */
import { classOf, type Ship, type TableAx } from "@starboard/anaxis";

export function nameOf(t: TableAx, ship: Ship): string {
  const { name } = classOf(t, ship);
  let before = 0;
  let alike = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.kind[s] !== t.kind[ship] || t.side[s] !== t.side[ship]) continue;
    alike++;
    if (s < ship) before++;
  }
  return alike > 1 ? `${name} ${before + 1}` : name;
}
