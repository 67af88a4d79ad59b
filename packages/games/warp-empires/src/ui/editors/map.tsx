/** The map editor: centres of territories, terrain and homes, with a fairness report after every change. */
import { Button, type EditorProps, Segments, type Editor, ChoiceLine, FormLine, IssueList } from "@starboard/ui";
import { BUILT_IN_MODULES, type MapFile, mapForm, PROVING_GROUND, readMap } from "@starboard/warp-empires/making";
import { useState } from "react";
import {
  added,
  beside,
  bordersOf,
  changed,
  begunFor,
  moduleOf,
  moved,
  removed,
  SEATS,
  seatsOf,
  toggledHome,
  toggledPlayers,
} from "./board.ts";
import { FairnessTable } from "../map/FairnessTable.tsx";
import { MapPlan } from "./MapPlan.tsx";
import { en } from "./messages.en.ts";
import { issuesOf, idOf, within } from "./parts.tsx";

const words = en.map;
/** The module of the first map. */
const FIRST = "star-trek";
type Tool = keyof typeof words.tools;

/** Reads a map for the module that it names. */
function checked(file: MapFile): ReturnType<typeof readMap> {
  const module = moduleOf(file.module);
  if (module) return readMap(module, file);
  return { bad: [{ code: "WE_MODULE_UNKNOWN", at: "module", about: { id: file.module } }] };
}

export const workshop: Editor<MapFile> = {
  blank: () => begunFor(FIRST, 2, 1, words.blank),
  read(raw) {
    const form = mapForm.safeParse(raw);
    if (form.success) return { ok: form.data };
    const named = (raw as { readonly module?: unknown } | null)?.module;
    const module = moduleOf(typeof named === "string" ? named : FIRST) ?? moduleOf(FIRST);
    const read = module && readMap(module, raw);
    return {
      issues: [
        { at: "", code: "WE_MAP_FORM", text: words.file, rule: "WE-3.7" },
        ...(read && "bad" in read
          ? issuesOf(read.bad, "WE-3.7").map((f) => ({ ...f, text: `${f.at}: ${f.text}` }))
          : []),
      ],
    };
  },
  write: (file) => file,
  nameOf: ({ name }) => name,
  renamed: (file, name) => ({ ...file, name, id: idOf(name) }),
  check(file) {
    const read = checked(file);
    return "bad" in read ? issuesOf(read.bad, "WE-3.7") : [];
  },
  validText: ({ name, territories }) => words.sound(name, territories.length),
  play: (file) => ({
    options: { module: file.module, mapFile: file, players: file.players[0] ?? 2 },
    seat: 0,
  }),
  async print(file, paper, fonts) {
    const read = checked(file);
    const module = moduleOf(file.module);
    const board = "ok" in read ? read.ok.boards.get(file.players.at(-1) ?? 2) : undefined;
    if (!module || !board) throw new Error("a map with errors was sent to print");
    const { printBoard } = await import("@starboard/warp-empires/print");
    return printBoard(module, board, file.name, paper, fonts);
  },
  Body,
};

function Body({ draft, issues, change, announce }: EditorProps<MapFile>) {
  const [tool, setTool] = useState<Tool>("pick");
  const [terrain, setTerrain] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setWanted] = useState(draft.players[0] ?? 2);
  const module = moduleOf(draft.module);
  const players = draft.players.includes(wanted) ? wanted : (draft.players[0] ?? 2);
  const brush = module?.terrain.some(({ id }) => id === terrain) ? terrain : (module?.terrain[0]?.id ?? "");
  const read = checked(draft);
  const board = "ok" in read ? read.ok.boards.get(players) : undefined;
  const warnings = "ok" in read ? issuesOf(read.ok.warnings, "WE-3.7") : [];
  const take = (next: MapFile | undefined, problem: string = words.noRoom): void =>
    next ? change(next) : announce(problem);
  const act = (id: string): void => {
    setChosen(id);
    if (tool === "paint") change(changed(draft, id, { terrain: brush }));
    else if (tool === "home") change(toggledHome(draft, players, id));
    else if (tool === "remove") take(removed(draft, id), words.few);
  };
  const add = (at: readonly [number, number]): void => {
    const made2 = added(draft, [Math.round(at[0]), Math.round(at[1])], brush);
    take(made2?.file);
    if (made2) setChosen(made2.id);
  };
  return (
    <div className="wem wem-map">
      <section className="wem-board" aria-label={words.plan}>
        <div className="wem-bar">
          <Segments
            label={words.tool}
            value={tool}
            options={(Object.keys(words.tools) as Tool[]).map((id) => ({ value: id, name: words.tools[id].name }))}
            onChange={setTool}
          />
          {(tool === "paint" || tool === "add") && module && (
            <ChoiceLine
              name={words.terrain}
              value={brush}
              options={module.terrain.map(({ id, name }) => [id, name] as const)}
              onChange={setTerrain}
            />
          )}
          <p>{words.tools[tool].hint}</p>
        </div>
        <MapPlan
          file={draft}
          players={players}
          chosen={chosen}
          moving={tool === "move"}
          adding={tool === "add"}
          onLand={act}
          onGround={add}
          onMove={(id, to) => take(moved(draft, id, to))}
        />
      </section>
      <aside>
        <Begin made={draft} change={change} />
        <fieldset>
          <legend>{words.seatsTitle}</legend>
          {SEATS.map((n) => (
            <label key={n} className="wem-check">
              <input
                type="checkbox"
                checked={draft.players.includes(n)}
                onChange={() => change(toggledPlayers(draft, n))}
              />
              {n}
            </label>
          ))}
          <ChoiceLine
            name={words.homesFor}
            value={String(players)}
            options={draft.players.map((n) => [String(n), words.seats(n)] as const)}
            onChange={(n) => setWanted(Number(n))}
          />
          <IssueList issues={[...within(issues, "homes"), ...within(issues, "players"), ...within(issues, "module")]} />
        </fieldset>
        <LandForm
          made={draft}
          players={players}
          chosen={chosen}
          issues={issues}
          onChoose={setChosen}
          change={change}
          add={() => {
            const at = chosen === null ? undefined : beside(draft, chosen);
            if (at) add(at);
          }}
          take={() => chosen !== null && take(removed(draft, chosen), words.few)}
        />
        <section className="wem-fair" aria-label={words.fairness(players)}>
          <h2>{words.fairness(players)}</h2>
          <FairnessTable module={module} board={board} />
        </section>
        <IssueList issues={warnings} />
      </aside>
    </div>
  );
}

/** Starts again from a generated map for the chosen module, or from a built-in map of that module. */
function Begin({ made, change }: { readonly made: MapFile; readonly change: (next: MapFile) => void }) {
  const [number, setNumber] = useState(1);
  const [wanted, setPlayers] = useState(2);
  const seats = seatsOf(made.module);
  const players = seats.includes(wanted) ? wanted : (seats[0] ?? 2);
  const modules = BUILT_IN_MODULES.map(({ id }) => [id, moduleOf(id)?.name ?? id] as const);
  const known = modules.some(([id]) => id === made.module);
  return (
    <fieldset>
      <legend>{words.start}</legend>
      <ChoiceLine
        name={words.moduleName}
        value={made.module}
        options={known ? modules : [[made.module, made.module], ...modules]}
        onChange={(module) => change(begunFor(module, players, number, made.name))}
      />
      <ChoiceLine
        name={words.players}
        value={String(players)}
        options={seats.map((n) => [String(n), String(n)] as const)}
        onChange={(n) => setPlayers(Number(n))}
      />
      <FormLine name={words.number}>
        {(id) => (
          <input
            id={id}
            className="field"
            type="number"
            min={0}
            max={999_999}
            value={number}
            onChange={(event) => setNumber(Math.min(999_999, Math.max(0, Math.trunc(Number(event.target.value)))))}
          />
        )}
      </FormLine>
      <div className="wem-tools">
        <Button look="may" onClick={() => change(begunFor(made.module, players, number, made.name))}>
          {words.draw}
        </Button>
        {made.module === PROVING_GROUND.module && (
          <Button
            look="quiet"
            onClick={() => change({ ...mapForm.parse(PROVING_GROUND), name: made.name, id: idOf(made.name) })}
          >
            {words.ground}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The fields of the selected territory, with which keyboard users can do everything that clicks do. */
function LandForm({
  made,
  players,
  chosen,
  issues,
  onChoose,
  change,
  add,
  take,
}: {
  readonly made: MapFile;
  readonly players: number;
  readonly chosen: string | null;
  readonly issues: EditorProps["issues"];
  readonly onChoose: (id: string | null) => void;
  readonly change: (next: MapFile) => void;
  readonly add: () => void;
  readonly take: () => void;
}) {
  const at = made.territories.findIndex(({ id }) => id === chosen);
  const land = made.territories[at];
  const module = moduleOf(made.module);
  const near = land ? (bordersOf(made).get(land.id) ?? []) : [];
  const nameOf = (id: string): string => made.territories.find((one) => one.id === id)?.name ?? id;
  const kind = module?.terrain.find(({ id }) => id === land?.terrain);
  return (
    <fieldset>
      <legend>{words.territory}</legend>
      <ChoiceLine
        name={words.territory}
        value={land?.id ?? ""}
        options={[["", words.none], ...made.territories.map(({ id, name }) => [id, name ?? id] as const)]}
        onChange={(id) => onChoose(id === "" ? null : id)}
      />
      {land && (
        <>
          <FormLine name={words.name} issues={within(issues, `territories.${at}.name`)}>
            {(id) => (
              <input
                id={id}
                className="field"
                maxLength={120}
                value={land.name ?? ""}
                onChange={(event) => change(changed(made, land.id, { name: event.target.value }))}
              />
            )}
          </FormLine>
          <ChoiceLine
            name={words.terrain}
            value={land.terrain}
            options={module?.terrain.map(({ id, name }) => [id, name] as const) ?? [[land.terrain, land.terrain]]}
            onChange={(terrain) => change(changed(made, land.id, { terrain }))}
          />
          {kind?.revenue === true && (
            <label className="wem-check">
              <input
                type="checkbox"
                checked={(made.homes[String(players)] ?? []).includes(land.id)}
                onChange={() => change(toggledHome(made, players, land.id))}
              />
              {words.makeHome(players)}
            </label>
          )}
          <p>{near.length > 0 ? words.neighbours(near.map(nameOf).join(", ")) : words.alone}</p>
          <div className="wem-tools">
            <Button look="quiet" onClick={add}>
              {words.addBeside}
            </Button>
            <Button look="quiet" onClick={take}>
              {words.takeAway}
            </Button>
          </div>
          <IssueList issues={within(issues, `territories.${at}`).filter(({ at: where }) => !where.endsWith(".name"))} />
        </>
      )}
    </fieldset>
  );
}
