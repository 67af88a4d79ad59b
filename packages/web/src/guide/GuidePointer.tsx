import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { firstVisible, focusable, nameOf } from "./point-at.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Top of the strip, where the line to the element begins. */
  readonly from: number;
}

/** Distance of the ring from the element, in px. */
const GAP = 5;

const find = (selectors: readonly string[]): HTMLElement | SVGElement | undefined =>
  firstVisible<HTMLElement | SVGElement>(selectors, document);

/** A ring around an element and a line to it from the strip. It follows the element and never takes a click. */
export function GuidePointer({
  selectors,
  focus,
}: {
  readonly selectors: readonly string[];
  /** Whether the learner used the keyboard: then focus goes to the element. */
  readonly focus: boolean;
}) {
  const [box, setBox] = useState<Box | null>(null);
  const wanted = useRef(selectors);
  useEffect(() => {
    wanted.current = selectors;
  });
  useEffect(() => {
    const first = find(wanted.current);
    announce(first ? en.guide.pointAt(nameOf(first)) : en.guide.pointNowhere);
    first?.scrollIntoView({ block: "nearest", inline: "center" });
    if (focus) focusable(first)?.focus();
  }, [focus]);
  useEffect(() => {
    let frame = 0;
    let last = "";
    const follow = (): void => {
      const element = find(wanted.current);
      const rect = element?.getBoundingClientRect();
      const from = document.querySelector(".guide")?.getBoundingClientRect().top ?? 0;
      const next: Box | null = rect ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height, from } : null;
      const text = JSON.stringify(next);
      if (text !== last) setBox(next);
      last = text;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!box) return null;
  const [x, y] = [box.x - GAP, box.y - GAP];
  const [width, height] = [box.width + 2 * GAP, box.height + 2 * GAP];
  const middle = x + width / 2;
  return createPortal(
    <svg className="guide-pointer" aria-hidden="true">
      <rect x={x} y={y} width={width} height={height} rx={Math.min(10, width / 2)} />
      {y + height < box.from && <path d={`M${middle} ${box.from}V${y + height}`} />}
    </svg>,
    document.body,
  );
}
