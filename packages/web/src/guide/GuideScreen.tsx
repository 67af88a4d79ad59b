import { Button, Icon, useMemo } from "@starboard/ui";
import { useEffect } from "react";
import { useStore } from "zustand";
import { quickStart } from "../landing/start.ts";
import { GUIDED_MATCH, useProgress } from "../learn/progress.ts";
import { fetchGame, type LoadedGame } from "../loaded-game.ts";
import * as en from "../messages/en.ts";
import { ProblemError } from "../problems.ts";
import { navigate } from "../router.ts";
import { loadGuide } from "../screens.ts";
import { useSettings } from "../settings/store.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { Prompt } from "../table/Prompt.tsx";
import { Table } from "../table/Table.tsx";
import { LessonList } from "./LessonList.tsx";
import { GuideEnding } from "./GuideEnding.tsx";
import { GuideStrip } from "./GuideStrip.tsx";
import { type GuideSession, openGuide } from "./guide-session.ts";
import { practiceSeats } from "./practice-seats.ts";

/** The guided match of a game: loads it and opens it where the learner left it. */
export function GuideScreen({ game }: { readonly game: string }) {
  const { value, problem } = useFetched(`guide ${game}`, () => load(game));
  if (problem) return <ErrorPage problem={problem} title={en.guide.label} />;
  if (!value) return <Loading text={en.table.opening} />;
  return <GuidedTable loaded={value.loaded} session={value.session} />;
}

async function load(id: string): Promise<{ loaded: LoadedGame; session: GuideSession }> {
  const loaded = await fetchGame(id);
  const guide = await loadGuide(id);
  if (!guide) throw new ProblemError({ code: "WEB_GAME", about: { game: id } });
  return { loaded, session: openGuide(loaded.game, guide, practiceSeats(loaded.game, guide.options, guide.seat)) };
}

function GuidedTable({ loaded, session }: { readonly loaded: LoadedGame; readonly session: GuideSession }) {
  const { guided, set } = useSettings();
  const leave = (): void => {
    // The guide is not offered beside matches any more; the start page still leads to it.
    if (!guided.includes(loaded.id)) set({ guided: [...guided, loaded.id] });
  };
  const stop = (): void => {
    leave();
    navigate({ at: "landing" });
  };
  const finish = useProgress((s) => s.finish);
  const isEnded = useStore(session, ({ progress }) => progress.result !== null);
  useEffect(() => {
    if (isEnded) finish(loaded.id, GUIDED_MATCH);
  }, [isEnded, finish, loaded.id]);
  const features = useMemo(
    () => ({
      tabs: [],
      seat: () => null,
      again: false,
      note: en.guide.label,
      fairness: (
        <div className="panel">
          <h2>{en.guide.fairTitle}</h2>
          <p>{en.guide.fair}</p>
          <p>{en.guide.fairRecord}</p>
        </div>
      ),
    }),
    [],
  );
  const over = (
    <Prompt waiting buttons={<Button onClick={() => session.restart()}>{en.guide.again}</Button>}>
      {en.guide.over}
    </Prompt>
  );
  return (
    <Table
      key={loaded.id}
      match={`guide-${loaded.id}`}
      loaded={loaded}
      source={session.source}
      host={{
        ...features,
        menu: (
          <>
            <button type="button" className="menu-item" onClick={() => session.restart()}>
              <Icon name="undo" />
              {en.guide.again}
            </button>
            <button type="button" className="menu-item" onClick={stop}>
              <Icon name="cross" />
              {en.guide.stop}
            </button>
          </>
        ),
        strip: (
          <GuideStrip
            session={session}
            texts={en.guide}
            onStop={stop}
            ending={(result) => (
              <GuideEnding
                session={session}
                result={result}
                onStop={stop}
                onFull={() => {
                  leave();
                  void quickStart(loaded.id);
                }}
              />
            )}
          />
        ),
        rail: <LessonList session={session} />,
        overPrompt: over,
        // A guide may have its result while the rules would let the battle go on.
        ...(isEnded && { prompt: over, still: true }),
      }}
    />
  );
}
