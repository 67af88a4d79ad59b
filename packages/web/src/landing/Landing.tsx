import { Button } from "@starboard/ui";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { GAMES, landingOf } from "../games.ts";
import { type LoadedGame, fetchGame } from "../loaded-game.ts";
import { link } from "../router.ts";
import { useStillness } from "../settings/store.ts";
import { useMatchItems } from "../tables/use-match-items.ts";
import { ContinueMatch } from "./ContinueMatch.tsx";
import { Side } from "./Side.tsx";
import { quickStart } from "./start.ts";
import "./landing.css";

/** The start page: the games with animated boards, and what the player has begun. */
export function Landing() {
  const [latest] = useMatchItems().filter(({ state }) => state !== "over");
  return (
    <div className="landing">
      <main className="landing-main" id="content">
        {latest && <ContinueMatch item={latest} />}
        <header>
          <h1>{en.landing.title(GAMES.length)}</h1>
          <p>{en.landing.lead}</p>
        </header>
        {/* A single game gets a large tile. */}
        <div className={`game-tiles ${GAMES.length === 1 ? "alone" : "whole"}`}>
          {GAMES.map((id, i) => (
            <GameTile key={id} id={id} first={i === 0} />
          ))}
        </div>
      </main>
      <Side />
    </div>
  );
}

/** Tile of a game: animated board and quick start. */
function GameTile({ id, first }: { readonly id: string; readonly first: boolean }) {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [lively, setLively] = useState(false);
  const [starting, setStarting] = useState(false);
  const still = useStillness();
  const text = landingOf(id);
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
