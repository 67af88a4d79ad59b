/** Calculates the course of a match in small slices, so that the page stays responsive. */
import { parseRecord, type Seat } from "@starboard/kernel";
import { useLanguage } from "@starboard/ui";
import { useEffect, useState } from "react";
import { fetchReplay } from "../replay/load.ts";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { useFetched } from "../shell/use-fetched.ts";
import type { MatchSource } from "../table/match-source.ts";
import { type Course, courseOf, type CoursePoint, pointOf } from "./course.ts";

/** Longest time in milliseconds that a slice blocks the page. */
const SLICE_MS = 12;

/** The course of a finished match seen by a seat; null until it is calculated, or if the match is not over. */
export function useCourse(replay: LoadedReplay | null, seat: Seat): Course | null {
  const [course, setCourse] = useState<Course | null>(null);
  const language = useLanguage();
  useEffect(() => {
    const over = replay?.record.result;
    if (!replay || !over) return;
    let isWanted = true;
    const points: CoursePoint[] = [];
    const proceed = (): void => {
      if (!isWanted) return;
      const start = performance.now();
      while (points.length < replay.moments.length && performance.now() - start < SLICE_MS)
        points.push(pointOf(replay, points.length, over));
      if (points.length < replay.moments.length) setTimeout(proceed);
      else setCourse(courseOf(replay, points, seat, over));
    };
    const timer = setTimeout(proceed);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // A course holds texts: names of measures, rounds and facts.
  }, [replay, seat, language]);
  return course;
}

/** The record of a finished match, prepared for replay; null while it is loaded or if it cannot be read. */
export function useEndedReplay(match: string, source: MatchSource, isOver: boolean): LoadedReplay | null {
  const { value } = useFetched(isOver ? match : "", async () => {
    if (!isOver) return null;
    const text = await source.record(match);
    const read = parseRecord(text);
    return "ok" in read ? fetchReplay(match, text, read.ok) : null;
  });
  return value;
}
