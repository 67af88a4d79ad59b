/** The scenario editor: map, sides, zones, special rules, endings. The set-up order is derived from the sides. */
import { readScenario, readShip, SCENARIOS, type ScenarioFile, type ShipClass, skirmish } from "@starboard/anaxis";
import { Button, type EditorProps, type Editor, issuesAt, ChoiceLine, IssueList } from "@starboard/ui";
import { withSide } from "./board-model.ts";
import { draftShip } from "./ship-draft.ts";
import { Endings } from "./Endings.tsx";
import { en } from "./messages.en.ts";
import { issuesOf, NumberField } from "./parts.tsx";
import { orderFor } from "./order.ts";
import { ScenarioBoard } from "./ScenarioBoard.tsx";
import { SideForm } from "./SideForm.tsx";
import { idOf } from "./ids.ts";

const words = en.scenario;

/** A scenario and the custom ships that it uses; both are stored in one file. */
export interface ScenarioDraft {
  readonly file: ScenarioFile;
  readonly ships: readonly ShipClass[];
}

const template = (id: string): ScenarioFile => SCENARIOS.find((scenario) => scenario.id === id) ?? skirmish(50);

const fresh = (from: ScenarioFile): ScenarioFile => ({
  ...from,
  id: idOf(words.blank),
  name: words.blank,
  rule: "AX-10",
});

export const editor: Editor<ScenarioDraft> = {
  blank: () => ({ file: fresh(template("border")), ships: [] }),
  read(raw) {
    if (typeof raw !== "object" || raw === null)
      return { issues: [{ at: "", code: "AX_SCENARIO_FILE", text: words.file }] };
    const { ships = [], ...file } = raw as { readonly ships?: unknown };
    const own: ShipClass[] = [];
    for (const one of Array.isArray(ships) ? ships : []) {
      const ship = readShip(one);
      if ("bad" in ship) return { issues: issuesOf(ship.bad) };
      own.push(ship.ok);
    }
    const read = readScenario(file, own);
    if ("ok" in read) return { ok: { file: read.ok, ships: own } };
    return { issues: issuesOf(read.bad) };
  },
  write: ({ file, ships }) => (ships.length > 0 ? { ...file, ships } : file),
  nameOf: ({ file }) => file.name,
  renamed: (made, name) => ({ ...made, file: { ...made.file, name, id: idOf(name) } }),
  check({ file, ships }) {
    const read = readScenario(file, ships);
    return "ok" in read ? [] : issuesOf(read.bad);
  },
  validText: ({ file }) => words.valid(file.name),
  play: ({ file, ships }) => ({
    options: { "ax.ownShips": ships.length > 0 ? ships : null, "ax.ownScenario": file },
    seat: 0,
  }),
  print: ({ file }, paper, fonts) =>
    import("@starboard/anaxis/print").then((m) => m.printMap(file.map, file.name, paper, fonts)),
  Body,
};

function Body({ draft, issues, change, otherDraft, announce }: EditorProps<ScenarioDraft>) {
  const { file } = draft;
  const set = (some: Partial<ScenarioFile>): void => {
    const next = { ...file, ...some };
    change({ ...draft, file: some.sides ? { ...next, order: orderFor(next.sides) } : next });
  };
  const own = draftShip(otherDraft("ship"));
  return (
    <div className="axm">
      <ScenarioBoard file={file} own={draft.ships} onChange={(sides) => set({ sides })} announce={announce} />
      <div>
        <fieldset>
          <legend>{en.editors.scenario.title}</legend>
          <ChoiceLine
            name={words.start}
            value=""
            options={[
              ["", words.choose],
              ...SCENARIOS.map(({ id, name }) => [id, name] as const),
              ["skirmish", skirmish(50).name],
            ]}
            onChange={(id) =>
              id !== "" && change({ ...draft, file: { ...fresh(template(id)), name: file.name, id: file.id } })
            }
          />
          <NumberField
            name={words.columns}
            value={file.map.cols}
            issues={issuesAt(issues, "map.cols")}
            onChange={(cols) => set({ map: { ...file.map, cols } })}
          />
          <NumberField
            name={words.rows}
            value={file.map.rows}
            issues={issuesAt(issues, "map.rows")}
            onChange={(rows) => set({ map: { ...file.map, rows } })}
          />
          <NumberField
            name={words.turns}
            value={file.turnLimit}
            issues={issuesAt(issues, "turnLimit")}
            onChange={(turnLimit) => set({ turnLimit })}
          />
          <ChoiceLine
            name={words.mines}
            value={String(file.mines)}
            options={[
              ["null", words.noSide],
              ["0", words.side(1)],
              ["1", words.side(2)],
            ]}
            onChange={(mines) => set({ mines: mines === "null" ? null : mines === "0" ? 0 : 1 })}
          />
        </fieldset>
        {([0, 1] as const).map((s) => (
          <SideForm
            key={s}
            index={s}
            side={file.sides[s]}
            own={draft.ships}
            issues={issues}
            onChange={(side) => set({ sides: withSide(file, s, side) })}
          />
        ))}
        <Endings
          ends={file.ends}
          own={draft.ships}
          based={file.sides.some((side) => side.base !== null)}
          issues={issues}
          onChange={(ends) => set({ ends })}
        />
        <IssueList issues={[...issuesAt(issues, "order"), ...issuesAt(issues, "id"), ...issuesAt(issues, "name")]} />
      </div>
      <aside className="axm-plate">
        <Button
          look="may"
          why={own ? undefined : { fact: en.fleet.noOwn }}
          onClick={() => own && change({ ...draft, ships: [...draft.ships.filter(({ id }) => id !== own.id), own] })}
        >
          {words.own}
        </Button>
      </aside>
    </div>
  );
}
