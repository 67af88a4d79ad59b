import { Button, Icon } from "@starboard/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { type LoadedGame, fetchGame, PLAYABLE, isPlayable, GAME_ORDER } from "../loaded-game.ts";
import { link } from "../router.ts";
import { useStillness } from "../settings/store.ts";
import { useMatchItems } from "../tables/use-match-items.ts";
import { ContinueMatch } from "./ContinueMatch.tsx";
import { Side } from "./Side.tsx";
import { quickStart } from "./start.ts";
import "./landing.css";

const Bench = lazy(() => import("./art/ComingSoon.tsx"));

/** The start page: playable games with animated boards, then games under construction. */
export function Landing() {
  const building = GAME_ORDER.filter((id) => !isPlayable(id));
  // A single playable game gets a large tile; several share a grid with the games under construction.
  const alone = PLAYABLE.length === 1;
  const [latest] = useMatchItems().filter(({ state }) => state !== "over");
  return (
    <div className="landing">
      <main className="landing-main" id="content">
        {latest && <ContinueMatch item={latest} />}
        <header>
          <h1>{en.landing.title}</h1>
          <p>{en.landing.lead}</p>
        </header>
        <div className={`game-tiles ${alone ? "alone" : "whole"}`}>
          {PLAYABLE.map((id, i) => (
            <GameTile key={id} id={id} first={i === 0} />
          ))}
          {!alone && building.map((id) => <BenchTile key={id} id={id} />)}
        </div>
        {alone && (
          <div className="game-tiles building">
            {building.map((id) => (
              <BenchTile key={id} id={id} />
            ))}
          </div>
        )}
      </main>
      <Side />
    </div>
  );
}

/** Tile of a playable game: animated board and quick start. */
function GameTile({ id, first }: { readonly id: string; readonly first: boolean }) {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [lively, setLively] = useState(false);
  const [starting, setStarting] = useState(false);
  const still = useStillness();
  const text = en.landing.games[id] ?? { title: id, pitch: "", facts: "" };
  useEffect(() => {
    let here = true;
    // The board loads after the page; without it the tile still works.
    const fetched = (): void =>
      void fetchGame(id).then(
        (game) => here && setLoaded(game),
        () => undefined,
      );
    const wait = setTimeout(fetched, 60);
    return () => {
      here = false;
      clearTimeout(wait);
    };
  }, [id]);
  const play = (): void => {
    setStarting(true);
    void quickStart(id).then((open) => !open && setStarting(false));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the picture moves faster under the pointer; nothing is done by it
    <article
      className={`tile${first ? " first" : ""}`}
      onPointerEnter={() => setLively(true)}
      onPointerLeave={() => setLively(false)}
      onFocus={() => setLively(true)}
      onBlur={() => setLively(false)}
    >
      <div className="tile-art" aria-hidden="true">
        {loaded && <loaded.screen.Tile lively={lively && !still} />}
      </div>
      <div className="cap">
        <div>
          <h2>{text.title}</h2>
          <p>{text.pitch}</p>
          <small>{text.facts}</small>
        </div>
        <div className="tile-acts">
          {loaded?.screen.editors && (
            <a className="btn quiet" {...link({ at: "make", game: id })} title={en.editors.tileHint}>
              {en.editors.tile}
            </a>
          )}
          <a className="btn quiet" {...link({ at: "new", game: id })} title={en.landing.setUpHint}>
            {en.landing.setUp}
          </a>
          <Button
            look={first ? "main" : "may"}
            label={en.landing.play(text.title)}
            onClick={play}
            className="tile-play"
          >
            {starting ? en.landing.starting : en.landing.playShort}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** Tile of a game under construction, without buttons. */
function BenchTile({ id }: { readonly id: string }) {
  const text = en.landing.games[id];
  if (!text) return null;
  return (
    <article className="tile bench-tile">
      <div className="tile-art" aria-hidden="true">
        <Suspense fallback={null}>
          <Bench game={id} />
        </Suspense>
      </div>
      <div className="cap">
        <div>
          <h2>{text.title}</h2>
          <p>{text.pitch}</p>
          <small>
            <Icon name="pen" size={13} /> {en.landing.building}
          </small>
        </div>
      </div>
    </article>
  );
}
