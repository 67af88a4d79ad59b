/** The text of `rules.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# Ion Trails: the rules

Ships cross a field of asteroids. Behind each of them the space stays charged, and the field closes.

Every rule starts with its number in bold; what follows, up to the next number or heading, belongs to it.

## How a turn goes

1. Your ship flies to one of the eight squares that touch its own.
2. The square must be free of ships, asteroids and ion trails.
3. An ion trail stays behind on the square that your ship left.
4. The turn passes to the next captain who is not out.
5. Whoever cannot fly is out, and the last captain left has won.

Fly where the room is, and leave the others as little of it as you can.

## 1. The field

**ION-1.1** Two to four captains play; the number is chosen before the match (\`sample-grid.captains\`).

**ION-1.2** The field has 5, 7 or 9 squares on each side (\`sample-grid.size\`). The columns have letters, the rows numbers.

**ION-1.3** The ships begin in the corners: the first at the top left, the second at the bottom right, the third at the
top right, the fourth at the bottom left.

**ION-1.4** Before the first turn as many asteroids as chosen (\`sample-grid.asteroids\`) are placed one after the other,
each on a square drawn from those that are free and touch no ship.

## 2. Flying

**ION-2.1** The captains take turns in the order of their ships. Everything on the field is open.

**ION-2.2** In your turn your ship flies to one of the eight squares that touch its own.

**ION-2.3** The square must be free: no ship, no asteroid and no ion trail is on it.

**ION-2.4** The square that the ship left holds an ion trail for the rest of the match.

**ION-2.5** If your ship cannot fly in your turn, you are out. Your ship stays where it is.

## 3. The end

**ION-3.1** The last captain who is not out has won.

## 4. At any time

**ION-4.1** A captain who is not out may retire, and is out.
`;
