/**
 * One side's part of the table, laid out as on the sheet: Deck and Discard Pile, Events, then Commands, Unit and
 * Maneuver.
 */
import { drawBlocker, cardIndexOf, type Side, SIDE_NAMES, type SideView } from "@starboard/trekwar";
import { useWhy } from "@starboard/ui";
import { useState } from "react";
import { Back, badgeOf, SideEmblem } from "../cards/Face.tsx";
import { en } from "../messages.en.ts";
import { askedOf, legalOf, names, ownSide, type Props, previewStateOf } from "../model/view.ts";
import { sidePlace, useShownClass } from "../status/places.ts";
import { Discards } from "./Discards.tsx";
import { TableCard } from "./TableCard.tsx";

export function SideArea({ props, side }: { readonly props: Props; readonly side: Side }) {
  const { view } = props;
  const mine = view.sides[side];
  const name = SIDE_NAMES[side];
  const shown = useShownClass(sidePlace(side));
  const role = view.fighting ? (view.attacker === side ? en.attacks : en.defends) : "";
  return (
    <section
      className={`tw-half s${badgeOf(side)} ${side === 0 ? "right" : "left"}${shown}`}
      aria-label={en.table(name)}
      data-side={side}
    >
      <header>
        <SideEmblem side={side} />
        <b>{name}</b>
        {ownSide(props) === side && <span className="tw-you">{en.you}</span>}
        <span className="tw-role">{role}</span>
        <HandFan props={props} side={side} />
      </header>
      <div className="tw-zones">
        <Deck props={props} side={side} />
        <DiscardPile props={props} side={side} />
        <Events props={props} of={mine} />
      </div>
      <div className="tw-zones tw-forces">
        <Commands props={props} of={mine} />
        <Unit props={props} side={side} />
      </div>
    </section>
  );
}

function HandFan({ props, side }: { readonly props: Props; readonly side: Side }) {
  const { hand } = props.view.sides[side];
  const known = ownSide(props) === side ? 0 : hand.known.sure.length + hand.known.atLeast;
  return (
    <span className="tw-fan">
      {Array.from({ length: Math.min(hand.count, 8) }, (_, i) => (
        <Back key={i} side={side} />
      ))}
      <span className="n">
        {en.inHand(hand.count)}
        {known > 0 && <span className="tw-known">, {en.knownInHand(known)}</span>}
      </span>
    </span>
  );
}

function Deck({ props, side }: { readonly props: Props; readonly side: Side }) {
  const { deck } = props.view.sides[side];
  const asked = askedOf(props);
  const draw = asked && ownSide(props) === side ? legalOf(asked.offers, "draw").find(({ n }) => n === 1) : undefined;
  const name = SIDE_NAMES[side];
  const t = previewStateOf(props.view, props.viewer);
  const bar = drawBlocker(t, cardIndexOf(props.view.options), side);
  const why = useWhy(bar && { fact: en.scale.noDrawWhy(names(props).card(bar.id)), rule: "TW-7.4" });
  return (
    <div className="tw-zone">
      {draw && asked ? (
        <button
          type="button"
          className="tw-spot can"
          aria-label={en.deckDraw(name, deck)}
          onClick={() => props.choose(asked.step, draw)}
        >
          <Back side={side} count={deck} />
        </button>
      ) : (
        <div className="tw-spot" {...why}>
          {deck > 0 ? <Back side={side} count={deck} /> : <div className="tw-slot" />}
          <span className="sr">{en.deckLabel(name, deck)}</span>
        </div>
      )}
      <span className="tw-label">{en.zone.deck(deck)}</span>
    </div>
  );
}

function DiscardPile({ props, side }: { readonly props: Props; readonly side: Side }) {
  const [open, setOpen] = useState(false);
  const { discard } = props.view.sides[side];
  return (
    <div className="tw-zone">
      {discard.top === null ? (
        <div className="tw-slot" />
      ) : (
        <div className="tw-pile" data-deep={Math.min(3, discard.count)}>
          <TableCard
            key={discard.top}
            props={props}
            id={discard.top}
            className="land"
            onOpen={{ label: en.discardLabel(SIDE_NAMES[side], discard.count), run: () => setOpen(true) }}
          />
        </div>
      )}
      <span className={`tw-label${discard.count === 0 ? " none" : ""}`}>
        {discard.count === 0 ? en.zone.noDiscards : en.zone.discards(discard.count)}
      </span>
      {open && <Discards props={props} side={side} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Events({ props, of }: { readonly props: Props; readonly of: SideView }) {
  const top = of.events.at(-1);
  return (
    <div className="tw-zone">
      {top === undefined ? (
        <div className="tw-slot" />
      ) : (
        <div className="tw-pile" data-deep={Math.min(3, of.events.length)}>
          <TableCard key={top} props={props} id={top} covered={of.eventsUp === 0} className="land" />
        </div>
      )}
      <span className="tw-label">
        {top === undefined
          ? en.zone.noEvent
          : of.events.length === 1
            ? en.zone.event
            : en.zone.events(of.events.length)}
      </span>
    </div>
  );
}

function Commands({ props, of }: { readonly props: Props; readonly of: SideView }) {
  const { commands } = of;
  return (
    <div className="tw-zone tw-commands" data-many={commands.length}>
      <div className="tw-row">
        {commands.length === 0 ? (
          <div className="tw-slot" />
        ) : (
          commands.map((id) => <TableCard key={id} props={props} id={id} className="land" />)
        )}
      </div>
      <span className={`tw-label${commands.length === 0 ? " none" : ""}`}>
        {commands.length === 0
          ? en.zone.noCommand
          : commands.length === 1
            ? en.zone.command
            : en.zone.commands(commands.length)}
      </span>
    </div>
  );
}

/** The top Unit over those it covers, with the Maneuver at its side. */
function Unit({ props, side }: { readonly props: Props; readonly side: Side }) {
  const { units, maneuvers, maneuverUp, pending } = props.view.sides[side];
  const top = units.at(-1);
  const asked = askedOf(props);
  const back = new Set(asked ? legalOf(asked.offers, "takeUp").map(({ card }) => card) : []);
  // Of the covered Units, shows the next one and every Unit that its player may take up.
  const under = units.slice(0, -1).filter(({ card }, i) => i === units.length - 2 || back.has(card));
  const maneuver = maneuvers.at(-1);
  const notes = [
    units.length > 1 ? en.zone.units(units.length) : units.length === 1 ? en.zone.unit : en.zone.noUnit,
    ...(top?.ignoredBy ? [en.zone.ignored] : []),
    ...(maneuver === undefined ? [] : [maneuverUp ? en.zone.maneuverUp : en.zone.maneuverDown]),
  ];
  return (
    <div className="tw-zone tw-unit">
      <div className="tw-stack">
        {under.map(({ card }, i) => (
          <span
            key={card}
            className={`under${back.has(card) ? " back" : ""}`}
            style={{ "--deep": under.length - i } as object}
          >
            <TableCard props={props} id={card} covered />
          </span>
        ))}
        {maneuver !== undefined && (
          <TableCard
            key={maneuver}
            props={props}
            id={maneuver}
            covered={!maneuverUp}
            className={maneuverUp ? "man up land" : "man down"}
          />
        )}
        {top ? (
          <TableCard key={top.card} props={props} id={top.card} dead={top.ignoredBy !== null} className="now land">
            {top.ignoredBy !== null && <i className="tw-struck" aria-hidden="true" />}
          </TableCard>
        ) : (
          <div className="tw-slot now" />
        )}
      </div>
      <span className={`tw-label${units.length === 0 ? " none" : ""}`}>{notes.join(", ")}</span>
      {pending.length > 0 && <span className="tw-label warn">{en.zone.willIgnore(pending.length)}</span>}
    </div>
  );
}
