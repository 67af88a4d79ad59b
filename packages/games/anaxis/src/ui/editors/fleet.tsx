/** The fleet editor: a list of ships within a point limit. */
import { RACE_IDS, readShip, sampleFleet, SHIPS, type ShipClass, shipType, trial } from "@starboard/anaxis";
import {
  Button,
  type EditorIssue,
  type EditorProps,
  RuleChip,
  type Editor,
  issuesAt,
  ChoiceLine,
  IssueList,
} from "@starboard/ui";
import { RACE_WORDS } from "../races.en.ts";
import { Ship } from "../ships/Ship.tsx";
import { en } from "./messages.en.ts";
import { NumberField } from "./parts.tsx";
import { draftShip } from "./ship-draft.ts";

const FORMAT = "starboard.anaxis.fleet";
const words = en.fleet;

/** A fleet file: printed ships by id, custom ships in full. */
export interface FleetFile {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly name: string;
  readonly race: string;
  readonly points: number;
  readonly cp: number;
  readonly ships: readonly string[];
  readonly own: readonly ShipClass[];
}

const classOf = (fleet: FleetFile, id: string): ShipClass | undefined =>
  [...SHIPS, ...fleet.own].find((ship) => ship.id === id);
/** Returns the ship points of a fleet; two Cinema Points cost one (AX-8.2). */
export const spent = (fleet: FleetFile): number =>
  fleet.ships.reduce((sum, id) => sum + (classOf(fleet, id)?.cost ?? 0), 0) + fleet.cp / 2;

export function check(fleet: FleetFile): EditorIssue[] {
  const issues: EditorIssue[] = [];
  const wrong = (field: string, code: string, text: string, rule: EditorIssue["rule"]): void => {
    issues.push({ at: field, code, text, ...(rule && { rule }) });
  };
  if (fleet.ships.length === 0) wrong("ships", "AX_FLEET_EMPTY", words.empty, "AX-9.2");
  for (const id of new Set(fleet.ships)) {
    const ship = classOf(fleet, id);
    if (!ship) wrong("ships", "AX_FLEET_SHIP", words.unknown(id), "AX-9.2");
    else if (ship.race !== fleet.race) wrong("race", "AX_FLEET_RACE", words.races, "AX-9.2");
  }
  if (spent(fleet) > fleet.points) wrong("points", "AX_FLEET_POINTS", words.over(spent(fleet), fleet.points), "AX-9.2");
  return issues;
}

/** Returns the content of a fleet file, or undefined if it is not one. */
export function readFleet(file: unknown): FleetFile | undefined {
  if (typeof file !== "object" || file === null) return undefined;
  const raw = file as Partial<Record<keyof FleetFile, unknown>>;
  const counts = [raw.points, raw.cp].every((n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= 1000);
  const strings = typeof raw.name === "string" && typeof raw.race === "string";
  if (raw.format !== FORMAT || raw.version !== 1 || !counts || !strings) return undefined;
  if (!Array.isArray(raw.ships) || raw.ships.length > 100 || !raw.ships.every((id) => typeof id === "string"))
    return undefined;
  if (!Array.isArray(raw.own) || !raw.own.every((ship) => "ok" in readShip(ship))) return undefined;
  return raw as FleetFile;
}

export const editor: Editor<FleetFile> = {
  blank: () => ({
    format: FORMAT,
    version: 1,
    name: words.blank,
    race: "ardoni",
    points: 50,
    cp: 0,
    ships: sampleFleet(
      SHIPS.filter(({ race }) => race === "ardoni"),
      50,
    ),
    own: [],
  }),
  read(file) {
    const read = readFleet(file);
    return read ? { ok: read } : { issues: [{ at: "", code: "AX_FLEET_FILE", text: words.file }] };
  },
  write: (fleet) => fleet,
  nameOf: (fleet) => fleet.name,
  renamed: (fleet, name) => ({ ...fleet, name }),
  check,
  validText: (fleet) => words.valid(fleet.ships.length, spent(fleet)),
  play(fleet) {
    const foes = sampleFleet(
      SHIPS.filter(({ race }) => race === (fleet.race === "pelloda" ? "ardoni" : "pelloda")),
      fleet.points,
    );
    return { options: trial(fleet.ships, foes, fleet.own, [fleet.cp, fleet.cp]), seat: 0 };
  },
  print: (fleet, paper, fonts) =>
    import("@starboard/anaxis/print").then((m) =>
      m.printFleet(
        fleet.ships.flatMap((id) => classOf(fleet, id) ?? []),
        paper,
        fonts,
      ),
    ),
  Body,
};

function Body({ draft: fleet, issues, change, otherDraft, announce }: EditorProps<FleetFile>) {
  const set = (some: Partial<FleetFile>): void => change({ ...fleet, ...some });
  const own = draftShip(otherDraft("ship"));
  const ships = [...SHIPS, ...fleet.own].filter((ship) => ship.race === fleet.race);
  const left = fleet.points - spent(fleet);
  const less = (id: string): void => {
    const i = fleet.ships.lastIndexOf(id);
    if (i >= 0) set({ ships: fleet.ships.filter((_, n) => n !== i) });
  };
  const count = (id: string): number => fleet.ships.filter((one) => one === id).length;
  return (
    <div className="axm">
      <div>
        <fieldset>
          <legend>{words.terms}</legend>
          <ChoiceLine
            name={words.race}
            value={fleet.race}
            issues={issuesAt(issues, "race")}
            options={RACE_IDS.map((race) => [race, RACE_WORDS[race]?.name ?? race] as const)}
            onChange={(race) => set({ race, ships: [] })}
          />
          <NumberField
            name={words.points}
            value={fleet.points}
            issues={issuesAt(issues, "points")}
            onChange={(points) => set({ points })}
          />
          <NumberField name={words.cp} value={fleet.cp} onChange={(cp) => set({ cp: Math.max(0, Math.round(cp)) })} />
        </fieldset>
        <IssueList issues={issuesAt(issues, "ships")} />
        <ul className="axm-list">
          {ships.map((ship) => (
            <li key={ship.id} className={count(ship.id) > 0 ? "has" : ""}>
              <svg viewBox="-26 -32 52 64" aria-hidden="true">
                <Ship ship={ship} px={46} side="var(--side-1)" />
              </svg>
              <span>
                <b>{ship.name}</b>
                <small>{words.priced(shipType(ship.class), ship.cost)}</small>
              </span>
              <span className="axm-count">
                <Button
                  label={words.less(ship.name)}
                  why={count(ship.id) > 0 ? undefined : { fact: words.noneOf(ship.name) }}
                  onClick={() => less(ship.id)}
                >
                  −
                </Button>
                <b>{count(ship.id)}</b>
                <Button
                  label={words.add(ship.name)}
                  why={ship.cost <= left ? undefined : { fact: words.short(ship.cost, left), rule: "AX-9.2" }}
                  onClick={() => set({ ships: [...fleet.ships, ship.id] })}
                >
                  +
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <aside className="axm-plate">
        <Line fleet={fleet} />
        <table className="axm-bill">
          <caption>{words.bill}</caption>
          <tbody>
            {[...new Set(fleet.ships)].map((id) => (
              <tr key={id}>
                <th scope="row">{words.times(count(id), classOf(fleet, id)?.name ?? id)}</th>
                <td>{count(id) * (classOf(fleet, id)?.cost ?? 0)}</td>
              </tr>
            ))}
            {fleet.cp > 0 && (
              <tr>
                <th scope="row">
                  {words.times(fleet.cp, words.cp)} <RuleChip rule="AX-8.1" />
                </th>
                <td>{fleet.cp / 2}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td className={left < 0 ? "over" : ""}>{words.sum(spent(fleet), fleet.points)}</td>
            </tr>
          </tfoot>
        </table>
        <Button look="may" onClick={() => set({ ships: sampleFleet(ships, fleet.points - fleet.cp / 2) })}>
          {words.fill}
        </Button>
        <Button
          look="may"
          why={own ? undefined : { fact: words.noOwn }}
          onClick={() => {
            if (!own) return;
            set({ own: [...fleet.own.filter(({ id }) => id !== own.id), own], race: own.race });
            announce(own.name);
          }}
        >
          {words.own}
        </Button>
      </aside>
    </div>
  );
}

/** All ships of the fleet in a line, drawn to scale. */
function Line({ fleet }: { readonly fleet: FleetFile }) {
  const ships = fleet.ships.flatMap((id) => classOf(fleet, id) ?? []);
  const columns = Math.min(6, Math.max(1, ships.length));
  const rows = Math.max(1, Math.ceil(ships.length / columns));
  return (
    <svg viewBox={`0 0 ${columns * 44} ${rows * 60}`} aria-hidden="true">
      {ships.map((ship, i) => (
        <Ship
          // oxlint-disable-next-line react/no-array-index-key -- ships of a class are alike
          key={i}
          ship={ship}
          x={(i % columns) * 44 + 22}
          y={Math.floor(i / columns) * 60 + 30}
          px={44}
          side="var(--side-1)"
        />
      ))}
    </svg>
  );
}
