/** The star field behind the 3D board, drawn by WebGL. */
import { type RefObject, useEffect, useLayoutEffect, useMemo } from "react";
import type { BoardArt } from "../model/art.ts";
import { createField, type Field, type FieldInks } from "./field.ts";
import type { SpaceCamera } from "./space-camera.ts";

/** @param onLost is called if WebGL is missing or has failed */
export function useField(
  surface: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  camera: SpaceCamera,
  art: BoardArt,
  onLost: () => void,
): void {
  const { map, scene, open } = art.data;
  useLayoutEffect(() => {
    const element = surface.current;
    const board = canvas.current;
    if (!element || !board) return;
    let made: Field;
    try {
      made = createField(board, map);
    } catch {
      onLost();
      return;
    }
    camera.attach(made, element);
    const lost = (event: Event): void => {
      event.preventDefault();
      onLost();
    };
    board.addEventListener("webglcontextlost", lost);
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width < 2 || height < 2) return;
      camera.resize(width, height);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      board.removeEventListener("webglcontextlost", lost);
      camera.close();
    };
  }, [surface, canvas, camera, map, onLost]);

  useLayoutEffect(() => {
    if (surface.current) camera.ink(inksOf(surface.current, art.theme));
  }, [surface, camera, art.theme, map]);

  const lights = useMemo(
    () =>
      scene.stars.map((star) => {
        const note = art.lens[star.star];
        return note?.lit === true ? 1.5 : star.forces.length > 0 || open.has(star.star) ? 1.1 : 0.78;
      }),
    [scene, art.lens, open],
  );
  const lightsSign = lights.join();
  useEffect(() => {
    camera.light(lightsSign.split(",").map(Number));
  }, [lightsSign, camera]);
}

/** Returns the colours of the field in the current theme. */
function inksOf(element: Element, theme: string): FieldInks {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim() || "#888888";
  return {
    upper: read("--ad-upper"),
    upperCore: read("--ad-upper-core"),
    lower: read("--ad-lower"),
    lowerCore: theme === "light" ? read("--ad-lower") : "#ffffff",
    dust: read("--star"),
    glow: theme === "dark",
    lines: theme === "contrast" ? 1 : theme === "light" ? 0.8 : 0.62,
  };
}
