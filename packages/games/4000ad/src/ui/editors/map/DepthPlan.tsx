/** The star map in the editor, in depth: turned by dragging or with the arrow keys. A click selects a star. */
import { useGestures } from "@starboard/ui";
import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { StarGlyph } from "../../draw/Glyphs.tsx";
import { floorOf, type Orbit, overview, project, type Seen, spotOf, turned } from "../../geometry/orbit.ts";
import { en } from "../messages.en.ts";
import { type MapDraft, sectorLetter } from "./draft.ts";

const HEIGHT = 560;

export function DepthPlan({
  draft,
  chosen,
  onChoose,
}: {
  readonly draft: MapDraft;
  readonly chosen: number | null;
  readonly onChoose: (star: number) => void;
}): ReactElement {
  const surface = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(800);
  const [turn, setTurn] = useState<{ readonly dx: number; readonly dy: number }>({ dx: 0, dy: 0 });
  useLayoutEffect(() => {
    const element = surface.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setWidth(Math.max(280, element.clientWidth)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  const { map } = draft;
  const { board } = map;
  const field = { stars: map.stars, module: map };
  const camera: Orbit = turned(overview(field, width, HEIGHT), turn.dx, turn.dy);
  const at = (x: number, z: number, depth: number): Seen => project(camera, width, HEIGHT, { x, y: floorOf(depth), z });
  useGestures(surface, {
    pan: (dx, dy) => setTurn((before) => ({ dx: before.dx + dx, dy: before.dy + dy })),
    zoom: () => undefined,
    fit: () => setTurn({ dx: 0, dy: 0 }),
    dragging: (on) => surface.current?.classList.toggle("dragging", on),
  });
  const line = (a: Seen, b: Seen): string => `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  const floors = Array.from({ length: board.depths }, (_, depth) => ({
    depth,
    lines: [
      ...Array.from({ length: board.cols + 1 }, (__, x) => line(at(x, 0, depth), at(x, board.rows, depth))),
      ...Array.from({ length: board.rows + 1 }, (__, z) => line(at(0, z, depth), at(board.cols, z, depth))),
    ].join(""),
    letters: Array.from({ length: board.rows * board.cols }, (__, i) => {
      const [row, col] = [Math.floor(i / board.cols), i % board.cols];
      return { letter: sectorLetter(board, row, col), seen: at(col + 0.5, row + 0.5, depth) };
    }),
  }));
  const seen = map.stars.map((star, i) => ({
    star,
    i,
    head: project(camera, width, HEIGHT, spotOf(field, i)),
    foot: at(star.plot.x, star.plot.y, star.depth),
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the surface takes the focus so that keys can turn the map
    <svg ref={surface} className="adm-depth" height={HEIGHT} tabIndex={0} aria-label={en.map.depthLabel}>
      {floors.toReversed().map(({ depth, lines, letters }) => (
        <g key={depth === 0 ? "yellow" : "red"} className={depth === 0 ? "adm-yellow" : "adm-red"}>
          <path className="adm-floor" d={lines} />
          {letters.map(({ letter, seen: spot }) => (
            <text key={letter} className="adm-letter" x={spot.x} y={spot.y} fontSize={18}>
              {letter}
            </text>
          ))}
        </g>
      ))}
      {seen
        .toSorted((a, b) => b.head.depth - a.head.depth)
        .map(({ star, i, head, foot }) => (
          <g key={star.id}>
            <path className="adm-drop" d={line(head, foot)} />
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the flat plan has the same stars as buttons */}
            <g
              className={`adm-star${i === chosen ? " chosen" : ""}`}
              transform={`translate(${head.x.toFixed(1)} ${head.y.toFixed(1)})`}
              onClick={() => onChoose(i)}
            >
              <circle className="adm-hit" r={18} />
              <StarGlyph depth={star.depth} rich={star.population || star.materials} scale={1.1} halo={null} />
              <text y={20}>{star.name}</text>
            </g>
          </g>
        ))}
    </svg>
  );
}
