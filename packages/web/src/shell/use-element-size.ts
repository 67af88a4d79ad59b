import { type RefObject, useEffect, useRef, useState } from "react";

/** The size of an element in pixels, updated with it; 0 before it is shown. */
export function useElementSize(): readonly [
  RefObject<HTMLDivElement | null>,
  { readonly width: number; readonly height: number },
] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size];
}
