import { mapOf } from "@starboard/4000ad";
import { whenFontsArrive } from "@starboard/ui";
import { type ReactElement, useEffect, useRef } from "react";
import { type Orbit, overview, spotOf } from "./geometry/orbit.ts";
import { paintSky, type Sky } from "./tile-sky.ts";

/** Duration of one swing of the camera, in seconds. */
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
    const style = getComputedStyle(board);
    const sky: Sky = {
      map,
      spots: map.stars.map((_, i) => spotOf(map, i)),
      ink: (name) => style.getPropertyValue(name).trim(),
    };
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
      paintSky(pen, sky, orbit, width, height * SKY, seconds);
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
