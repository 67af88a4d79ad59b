/** The ship editor: all ratings of a custom class, a drawing, and a suggested cost. */
import {
  type ArcId,
  type BankSpec,
  RACE_IDS,
  readShip,
  sampleFleet,
  SHIPS,
  type ShipClass,
  type Special,
  suggestedCost,
  trial,
} from "@starboard/anaxis";
import { Button, type EditorProps, type Editor, issuesAt, ChoiceLine, IssueList } from "@starboard/ui";
import { RACE_WORDS } from "../races.en.ts";
import { Ship } from "../ships/Ship.tsx";
import { en } from "./messages.en.ts";
import { Check, helpOf, issuesOf, NumberField, TextField } from "./parts.tsx";
import { idOf } from "./ids.ts";

const FORMAT = "starboard.anaxis.ship";
const NUMBERS = ["hull", "speed", "reverse", "maneuver", "armour", "initiative"] as const;
const GUNS: BankSpec = { kind: "guns", firepower: 3, penetration: 1, tracking: 1, arc: "forward" };
const words = en.ship;
const { help } = words;

export const editor: Editor<ShipClass> = {
  blank() {
    const typhon = SHIPS.find((ship) => ship.id === "typhon") as ShipClass;
    return { ...typhon, id: idOf(words.blank), name: words.blank, class: words.kind };
  },
  read(file) {
    const { format, version, ...ship } = (typeof file === "object" && file !== null ? file : {}) as Record<
      string,
      unknown
    >;
    if (format !== FORMAT || version !== 1) return { issues: [{ at: "", code: "AX_SHIP_FILE", text: en.wrongShip }] };
    const read = readShip(ship);
    return "ok" in read ? { ok: read.ok } : { issues: issuesOf(read.bad) };
  },
  write: (ship) => ({ format: FORMAT, version: 1, ...ship }),
  nameOf: (ship) => ship.name,
  renamed: (ship, name) => ({ ...ship, name, id: idOf(name) }),
  check(ship) {
    const read = readShip(ship);
    return "ok" in read ? [] : issuesOf(read.bad);
  },
  validText: (ship) => words.valid(ship.name, ship.cost),
  /** Plays two ships of the class against a printed fleet of the same points. */
  play(ship) {
    const points = Math.max(6, ship.cost * 2);
    const foes = sampleFleet(
      SHIPS.filter(({ race }) => race === (ship.race === "ardoni" ? "pelloda" : "ardoni")),
      points,
    );
    return { options: trial([ship.id, ship.id], foes, [ship]), seat: 0 };
  },
  print: (ship, paper, fonts) => import("@starboard/anaxis/print").then((m) => m.printShips([ship], paper, fonts)),
  Body,
};

function Body({ draft: ship, issues, change }: EditorProps<ShipClass>) {
  const set = (some: Partial<ShipClass>): void => change({ ...ship, ...some });
  const { fields } = words;
  const suggested = suggestedCost(ship);
  return (
    <div className="axm">
      <div>
        <fieldset>
          <legend>{words.ratings}</legend>
          <TextField
            name={fields.class}
            value={ship.class}
            issues={issuesAt(issues, "class")}
            help={help.class}
            onChange={(v) => set({ class: v })}
          />
          <ChoiceLine
            name={fields.race}
            value={ship.race}
            options={RACE_IDS.map((race) => [race, RACE_WORDS[race]?.name ?? race] as const)}
            help={helpOf(help.race)}
            onChange={(race) => set({ race })}
          />
          {NUMBERS.map((key) => (
            <NumberField
              key={key}
              name={fields[key]}
              value={ship[key]}
              issues={issuesAt(issues, key)}
              help={help[key]}
              onChange={(v) => set({ [key]: v })}
            />
          ))}
          <NumberField
            name={fields.sensors}
            value={ship.sensors.num}
            issues={issuesAt(issues, "sensors.num")}
            help={help.sensors}
            onChange={(num) => set({ sensors: { ...ship.sensors, num } })}
          />
          <NumberField
            name={fields.per}
            value={ship.sensors.den}
            issues={issuesAt(issues, "sensors.den")}
            help={help.per}
            onChange={(den) => set({ sensors: { ...ship.sensors, den } })}
          />
          <ChoiceLine
            name={fields.special}
            value={ship.special ?? ""}
            options={[["", words.none], ...Object.entries(words.specials)] as [Special | "", string][]}
            help={helpOf(ship.special ? help.specials[ship.special] : help.special)}
            onChange={(special) =>
              set({
                special: special === "" ? null : special,
                // The pulse replaces the secondary bank. Removing the ability removes the pulse.
                ...(special === "pulse"
                  ? { secondary: { kind: "pulse" } as const }
                  : ship.secondary?.kind === "pulse"
                    ? { secondary: null }
                    : {}),
              })
            }
          />
          <NumberField
            name={fields.cost}
            value={ship.cost}
            issues={issuesAt(issues, "cost")}
            help={help.cost}
            onChange={(cost) => set({ cost })}
          />
        </fieldset>
        {(["primary", "secondary"] as const).map((which) => (
          <Bank key={which} which={which} ship={ship} issues={issuesAt(issues, which)} set={set} />
        ))}
        <IssueList issues={issuesAt(issues, "id")} />
      </div>
      <aside className="axm-plate">
        <svg viewBox="-110 -110 220 220" aria-hidden="true">
          <Ship ship={ship} px={150} side="var(--side-1)" />
        </svg>
        <p>{words.suggested(suggested)}</p>
        {suggested !== ship.cost && (
          <Button look="may" onClick={() => set({ cost: suggested })}>
            {words.take(suggested)}
          </Button>
        )}
      </aside>
    </div>
  );
}

function Bank({
  which,
  ship,
  issues,
  set,
}: {
  readonly which: "primary" | "secondary";
  readonly ship: ShipClass;
  readonly issues: EditorProps["issues"];
  readonly set: (some: Partial<ShipClass>) => void;
}) {
  const bank = ship[which];
  if (bank?.kind === "pulse")
    return (
      <fieldset>
        <legend>{words.bank[which]}</legend>
        <p>{words.specials.pulse}</p>
      </fieldset>
    );
  return (
    <fieldset>
      <legend>{words.bank[which]}</legend>
      <Check name={words.has} on={bank !== null} onChange={(on) => set({ [which]: on ? GUNS : null })} />
      {bank &&
        (["firepower", "penetration", "tracking"] as const).map((key) => (
          <NumberField
            key={key}
            name={words.guns[key]}
            value={bank[key]}
            issues={issuesAt(issues, `${which}.${key}`)}
            help={help[key]}
            onChange={(v) => set({ [which]: { ...bank, [key]: v } })}
          />
        ))}
      {bank && (
        <ChoiceLine
          name={words.guns.arc}
          value={bank.arc}
          options={Object.entries(words.arcs) as [ArcId, string][]}
          help={helpOf(help.arcs[bank.arc])}
          onChange={(arc) => set({ [which]: { ...bank, arc } })}
        />
      )}
      <IssueList issues={issues.filter((issue) => issue.at === which)} />
    </fieldset>
  );
}
