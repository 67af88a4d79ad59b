import { Button, Icon, useMemo } from "@starboard/ui";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createPathSource } from "../learn/editor/path-source.ts";
import type { Path } from "../learn/editor/lesson-path.ts";
import * as en from "../messages/en.ts";
import { showProblem } from "../problems.ts";
import { useCompact } from "../shell/media.ts";
import type { HostFeatures } from "../table/host-features.ts";
import type { MatchSource } from "../table/match-source.ts";
import { Prompt } from "../table/Prompt.tsx";
import { Table } from "../table/Table.tsx";
import { loadedAt } from "../replay/loaded-replay.ts";
import { ChapterPanel } from "./ChapterPanel.tsx";
import { useStudy } from "./study-context.ts";
import { nameOfPath } from "./study-outline.ts";
import { shownMoment, type StudyState } from "./study-store.ts";
import { StudyPanel } from "./StudyPanel.tsx";

const words = en.study;

/** What the board shows while its reader plays on: everything up to the shown moment. */
const pathOf = ({ line, cursor }: Pick<StudyState, "line" | "cursor">): Path => ({
  entries: line.slice(0, cursor + 1).map(({ move, played }) => ({
    move,
    facts: played.facts,
    draws: NO_DRAWS,
    state: played.state as Path["entries"][number]["state"],
  })),
  stopped: null,
});
const NO_DRAWS: Path["entries"][number]["draws"] = [];

/** Plays all seats from the shown moment on; what is played is added to the study as a variation. */
export function StudyPlay() {
  const { store, moment, replay, stored } = useStudy();
  const compact = useCompact();
  const [loaded] = useState(
    () => replay.editions.find(({ game }) => game === moment.game) ?? loadedAt(replay, replay.moments.length - 1),
  );
  const [board] = useState(() => {
    const made = createPathSource(loaded.game, replay.record.options, replay.seats, pathOf(store.getState()), {
      onMoves(moves) {
        if (!store.play(moves)) showProblem({ code: "WEB_STUDY_FULL" });
      },
      onBack: () => store.takeBack(),
    });
    const source: MatchSource = { ...made.source, sendsAtOnce: true };
    return { source, show: (path: Path) => made.show(path) };
  });
  // At once and not after rendering: the page must not plan again what has just been played.
  useEffect(
    () =>
      store.subscribe((next, old) => {
        if (next.line !== old.line || next.cursor !== old.cursor) board.show(pathOf(next));
      }),
    [store, board],
  );
  const host = useMemo(
    (): HostFeatures => ({
      tabs: [
        { id: "study", title: words.tabs.study, body: <StudyPanel /> },
        { id: "chapters", title: words.tabs.chapters, body: <ChapterPanel /> },
      ],
      hasOwnTabs: true,
      seat: () => null,
      again: false,
      note: words.note,
      strip: <PlayStrip />,
      overPrompt: <Prompt waiting>{words.play.over}</Prompt>,
    }),
    [],
  );
  return (
    <Table
      match={`study-${stored.id}`}
      loaded={loaded}
      source={board.source}
      host={host}
      initialTab={compact ? undefined : "study"}
    />
  );
}

/** Says that a variation is played, and ends it. */
function PlayStrip() {
  const { store } = useStudy();
  const state = useStore(store);
  const { place } = shownMoment(state);
  const done = (): void => store.setMode("read");
  return (
    <section className="study-strip" aria-label={words.note}>
      <div className="study-strip-text">
        <h2>{words.play.now}</h2>
        <p>{place.path.length === 0 ? words.play.start : words.play.at(nameOfPath(place.path), place.at)}</p>
      </div>
      <div className="study-tools">
        <Button look="main" onClick={done}>
          <Icon name="check" size={15} />
          {words.play.done}
        </Button>
      </div>
    </section>
  );
}
