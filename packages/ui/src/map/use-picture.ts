/** Draws the picture of a board for a camera. */
import { type RefObject, useMemo, useRef } from "react";
import type { Camera } from "./camera.ts";

/** Stretch factor above which the picture is redrawn at once. */
const MAX_STRETCH = 2;

/** The elements of a picture. */
export interface PictureElements {
  /** Shows the picture; its custom property `--scale` is the scale at which the picture is drawn. */
  readonly surface: RefObject<HTMLElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The group that holds the board in its own units. */
  readonly layer: RefObject<SVGGElement | null>;
}

export interface BoardPicture {
  /**
   * Shows the picture through a camera. While the player moves or zooms, the compositor shifts and stretches it as one
   * layer; it is redrawn otherwise, or when it would be stretched too far.
   */
  place(camera: Camera, isMoving: boolean): void;
  /** Makes the next `place` draw the picture again, for example after the board has changed its size. */
  invalidate(): void;
}

/** `width` and `height` are the size of the board in its own units. */
export function usePicture({ surface, svg, layer }: PictureElements, width: number, height: number): BoardPicture {
  /** The scale at which the picture is drawn; 0 before it is. */
  const drawn = useRef(0);
  return useMemo(() => {
    const drawAt = (scale: number): void => {
      drawn.current = scale;
      layer.current?.setAttribute("transform", `scale(${scale})`);
      svg.current?.setAttribute("width", String(Math.ceil(width * scale)));
      svg.current?.setAttribute("height", String(Math.ceil(height * scale)));
      surface.current?.style.setProperty("--scale", String(scale));
    };
    return {
      place({ scale, dx, dy }, isMoving) {
        const stretch = drawn.current === 0 ? Number.POSITIVE_INFINITY : scale / drawn.current;
        if (stretch !== 1 && (!isMoving || stretch > MAX_STRETCH || stretch < 1 / MAX_STRETCH)) drawAt(scale);
        const stretched = scale === drawn.current ? "" : ` scale(${scale / drawn.current})`;
        const shift = `translate(${Math.round(dx)}px, ${Math.round(dy)}px)`;
        svg.current?.style.setProperty("transform", shift + stretched);
      },
      invalidate() {
        drawn.current = 0;
      },
    };
  }, [surface, svg, layer, width, height]);
}
