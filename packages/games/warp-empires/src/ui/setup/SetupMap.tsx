/** The preview of the map on the set-up page, with its fairness. */
import { Button, type SetupPreviewProps, RuleChip, whenFontsArrive } from "@starboard/ui";
import { compiledModuleOf, MAP_NUMBERS, type Options, readMap } from "@starboard/warp-empires";
import { fairnessOf, inputErrorText } from "@starboard/warp-empires/making";
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from "react";
import { FairnessTable } from "../map/FairnessTable.tsx";
import { en } from "../messages.en.ts";
import { worldOf } from "../model/world.ts";
import { MapPicture } from "./MapPicture.tsx";
import "../style/index.css";
import "./setup-map.css";

const words = en.setupMap;

export function SetupMap({ options, change }: SetupPreviewProps): ReactElement {
  // Drawing a large map takes a moment, so the page responds first and shows that it is busy.
  const shown = useDeferredValue(options) as Options;
  const world = useMemo(() => worldOf(shown), [shown]);
  const [fonts, setFonts] = useState(0);
  useEffect(() => whenFontsArrive(() => setFonts((n) => n + 1)), []);
  const { board, module } = world;
  const { mapFile, map, mapSeed } = options as Options;
  const drawn = mapFile === null && map === "generated";
  const report = useMemo(() => fairnessOf(module, board), [module, board]);
  return (
    <section className="setup-preview we-setup" aria-labelledby="we-setup" aria-busy={shown !== options}>
      <div className="we-setup-head">
        <h2 id="we-setup">{drawn ? words.drawn : words.hand(board.name)}</h2>
        {drawn && <MapNumber seed={mapSeed} change={change} />}
        {!drawn && change && compiledModuleOf(shown).module.map && (
          <Button look="may" onClick={() => change({ map: "generated", mapFile: null })}>
            {words.draw}
          </Button>
        )}
      </div>
      <div className="we-setup-body">
        <MapPicture key={fonts} world={world} label={words.picture(board.territories.length, board.homes.length)} />
        <div>
          <output className={report.even ? "we-setup-even" : "we-setup-short"}>
            {report.even ? words.even : words.short(report.lines.filter(({ shortfall }) => shortfall > 0).length)}{" "}
            <RuleChip rule="WE-3.6" />
          </output>
          <FairnessTable module={module} board={board} />
          <Warnings options={shown} />
        </div>
      </div>
    </section>
  );
}

/** The map number, and a button for another one. */
function MapNumber({
  seed,
  change,
}: {
  readonly seed: number;
  readonly change: SetupPreviewProps["change"];
}): ReactElement {
  if (!change) return <span className="we-setup-number">{words.number(seed)}</span>;
  return (
    <>
      <label className="we-setup-number">
        <span>{words.field}</span>
        <input
          className="field n"
          type="number"
          min={0}
          max={MAP_NUMBERS}
          step={1}
          value={seed}
          onChange={({ target }) => {
            const number = target.valueAsNumber;
            if (isNumber(number)) change({ mapSeed: number });
          }}
        />
      </label>
      <Button look="may" onClick={() => change({ mapSeed: (seed + 1) % (MAP_NUMBERS + 1) })}>
        {words.another}
      </Button>
    </>
  );
}

const isNumber = (n: number): boolean => n >= 0 && n <= MAP_NUMBERS && n % 1 === 0;

/** Warnings about a custom map, which can be played nevertheless. */
function Warnings({ options }: { readonly options: Options }): ReactElement | null {
  const { module } = compiledModuleOf(options);
  const read = options.mapFile === null ? null : readMap(module, options.mapFile);
  if (!read || "bad" in read || read.ok.warnings.length === 0) return null;
  return (
    <ul className="we-setup-warnings">
      {read.ok.warnings.map((one) => (
        <li key={`${one.code} ${one.at}`}>
          {inputErrorText(one)} <RuleChip rule="WE-3.7" />
        </li>
      ))}
    </ul>
  );
}
