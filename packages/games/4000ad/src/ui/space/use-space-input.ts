/** Turning and zooming the 3D board, and clicks on its stars. */
import { useGestures } from "@starboard/ui";
import { type RefObject, useEffect, useRef } from "react";
import { listenToHits } from "../flat/Hits.tsx";
import { approached, turned } from "../geometry/orbit.ts";
import type { BoardArt } from "../model/art.ts";
import type { SpaceCamera } from "./space-camera.ts";

type Surface = RefObject<HTMLElement | null>;

export function useSpaceGestures(surface: Surface, camera: SpaceCamera): void {
  useGestures(surface, {
    pan: (dx, dy) => camera.orbit && camera.look(turned(camera.orbit, dx, dy)),
    zoom: (factor, x, y) =>
      camera.orbit &&
      camera.home &&
      camera.look(approached(camera.orbit, factor, x, y, camera.size.width, camera.size.height, camera.home)),
    fit: () => camera.home && camera.look(camera.home),
    dragging: (on) => surface.current?.classList.toggle("dragging", on),
  });
}

export function useStarHits(surface: Surface, camera: SpaceCamera, art: BoardArt): void {
  const latest = useRef(art);
  useEffect(() => {
    latest.current = art;
  });
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    return listenToHits(element, () => ({
      input: latest.current.input,
      draggable: latest.current.draggable,
      points: camera.seen.map((p) => (p.depth > 0 ? p : null)),
      locate: (event) => {
        const box = element.getBoundingClientRect();
        return { x: event.clientX - box.left, y: event.clientY - box.top };
      },
    }));
  }, [surface, camera]);
}
