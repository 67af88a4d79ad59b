import { mapOf } from "@starboard/4000ad";
import { boardFont, whenFontsArrive } from "@starboard/ui";
import { type ReactElement, useEffect, useRef } from "react";
import { type Orbit, overview, project, type Seen, spotOf, floorOf } from "./geometry/orbit.ts";

/** Journeys shown on the tile in a loop: from star, to star, ships, side colour. */
const FLIGHTS = [
  { from: "algol", to: "sol", ships: 6, side: 1 },
  { from: "antares", to: "arcturus", ships: 9, side: 2 },
  { from: "regulus", to: "spica", ships: 4, side: 3 },
  { from: "pavo", to: "schedar", ships: 5, side: 4 },
] as const;
const HOMES: Readonly<Record<string, number>> = { algol: 1, antares: 2, regulus: 3, pavo: 4 };
/** Duration of one journey and of one camera swing, in seconds. */
const FLIGHT = 5.5;
const SWING = 46;
/** Share of the tile's height, from the top, that the star field uses. */
const SKY = 0.9;

/** The slowly turning star field on a 2D canvas, so that the landing page does not wait for WebGL. */
export function Tile({ lively }: { readonly lively: boolean }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const board = canvas.current;
    const pen = board?.getContext("2d");
    if (!board || !pen) return;
    const map = mapOf({ "ad.map": null });
    const spots = map.stars.map((_, i) => spotOf(map, i));
    let began = 0;
    let frame = 0;
    let last = 0;
    const draw = (seconds: number): void => {
      const { clientWidth: width, clientHeight: height } = board;
      if (width < 2) return;
      const sharp = Math.min(2, window.devicePixelRatio);
      if (board.width !== Math.round(width * sharp)) {
        board.width = Math.round(width * sharp);
        board.height = Math.round(height * sharp);
      }
      pen.setTransform(sharp, 0, 0, sharp, 0, 0);
      pen.clearRect(0, 0, width, height);
      // The lower part of the tile is reserved for text.
      const whole = overview(map, width, height * SKY);
      const orbit: Orbit = {
        ...whole,
        yaw: whole.yaw + 0.22 * Math.sin((seconds / SWING) * 2 * Math.PI),
        pitch: 0.42 + 0.04 * Math.sin((seconds / SWING) * 4 * Math.PI),
      };
      paint(pen, orbit, width, height * SKY, seconds);
    };
    const style = getComputedStyle(board);
    const ink = (name: string): string => style.getPropertyValue(name).trim();
    const paint = (c: CanvasRenderingContext2D, orbit: Orbit, width: number, height: number, seconds: number): void => {
      const see = (x: number, y: number, z: number): Seen => project(orbit, width, height, { x, y, z });
      const { rows, cols } = map.module.board;
      for (const depth of [1, 0]) {
        const y = floorOf(depth);
        c.strokeStyle = ink(depth === 0 ? "--ad-upper" : "--ad-lower");
        c.lineWidth = 1;
        c.globalAlpha = 0.16;
        c.beginPath();
        for (let x = 0; x <= cols; x++) line(c, see(x, y, 0), see(x, y, rows));
        for (let z = 0; z <= rows; z++) line(c, see(0, y, z), see(cols, y, z));
        c.stroke();
      }
      const seen = spots.map((p) => project(orbit, width, height, p));
      const order = seen.map((_, i) => i).sort((a, b) => (seen[b] as Seen).depth - (seen[a] as Seen).depth);
      for (const i of order) {
        const star = map.stars[i];
        const p = seen[i] as Seen;
        const spot = spots[i] as { x: number; y: number; z: number };
        if (!star) continue;
        const near = Math.min(1.5, Math.max(0.5, orbit.distance / p.depth));
        const home = HOMES[star.id];
        const tint = ink(star.depth === 0 ? "--ad-upper" : "--ad-lower");
        const foot = see(spot.x, floorOf(star.depth), spot.z);
        c.globalAlpha = 0.28 * near;
        c.strokeStyle = tint;
        c.beginPath();
        line(c, p, foot);
        c.stroke();
        c.globalAlpha = Math.min(1, 0.75 * near);
        c.fillStyle = tint;
        const r = (star.population || star.materials ? 2.9 : 2.1) * near;
        c.beginPath();
        if (star.depth === 0) {
          const a = r * 2.5;
          const b = r * 0.5;
          c.moveTo(p.x, p.y - a);
          for (const [dx, dy] of [
            [b, -b],
            [a, 0],
            [b, b],
            [0, a],
            [-b, b],
            [-a, 0],
            [-b, -b],
          ] as const)
            c.lineTo(p.x + dx, p.y + dy);
          c.fill();
        } else {
          c.arc(p.x, p.y, r, 0, 7);
          c.fill();
          c.beginPath();
          c.arc(p.x, p.y, r * 1.9, 0, 7);
          c.stroke();
        }
        if (home !== undefined) {
          c.globalAlpha = 0.9;
          c.strokeStyle = ink(`--side-${home}`);
          c.lineWidth = 1.6;
          c.beginPath();
          c.arc(p.x, p.y, 9 * near, 0, 7);
          c.stroke();
          c.lineWidth = 1;
        }
      }
      for (const [k, flight] of FLIGHTS.entries()) {
        const a = seen[map.index[flight.from] ?? 0] as Seen;
        const b = seen[map.index[flight.to] ?? 0] as Seen;
        fly(
          c,
          a,
          b,
          ((seconds + k * 1.9) % FLIGHT) / FLIGHT,
          flight.ships,
          ink(`--side-${flight.side}`),
          ink("--deep"),
        );
      }
      c.globalAlpha = 1;
    };
    const tick = (now: number): void => {
      if (began === 0) began = now;
      // 30 frames per second are enough for this slow motion and save battery.
      if (now - last > 31) {
        last = now;
        draw((now - began) / 1000 + 2);
      }
      frame = requestAnimationFrame(tick);
    };
    const still = (): void => draw(2);
    const watcher = new ResizeObserver(still);
    watcher.observe(board);
    if (lively) frame = requestAnimationFrame(tick);
    else still();
    const fonts = whenFontsArrive(still);
    return () => {
      fonts();
      cancelAnimationFrame(frame);
      watcher.disconnect();
    };
  }, [lively]);
  return (
    <div className="ad ad-tile" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

function line(c: CanvasRenderingContext2D, a: Seen, b: Seen): void {
  c.moveTo(a.x, a.y);
  c.lineTo(b.x, b.y);
}

/** Draws a fleet on its arc. It fades out half way and reappears at its star. */
function fly(
  c: CanvasRenderingContext2D,
  a: Seen,
  b: Seen,
  t: number,
  ships: number,
  tint: string,
  ground: string,
): void {
  const lift = Math.hypot(a.x - b.x, a.y - b.y) * 0.32;
  const mx = (a.x + b.x) / 2;
  const my = (a.y + b.y) / 2 - lift;
  c.strokeStyle = tint;
  c.globalAlpha = 0.55;
  c.lineWidth = 1.4;
  c.setLineDash([4, 4]);
  c.beginPath();
  c.moveTo(a.x, a.y);
  c.quadraticCurveTo(mx, my, b.x, b.y);
  c.stroke();
  c.setLineDash([]);
  const x = (1 - t) ** 2 * a.x + 2 * t * (1 - t) * mx + t * t * b.x;
  const y = (1 - t) ** 2 * a.y + 2 * t * (1 - t) * my + t * t * b.y;
  c.globalAlpha = 0.35 + 0.65 * Math.abs(2 * t - 1) ** 0.8;
  c.fillStyle = ground;
  c.beginPath();
  c.arc(x, y, 10, 0, 7);
  c.fill();
  c.lineWidth = 1.8;
  c.stroke();
  c.fillStyle = tint;
  c.font = boardFont(14, 700);
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText(String(ships), x, y + 0.5);
}
