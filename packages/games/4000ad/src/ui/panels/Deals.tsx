import type { Fact4000, Grant, Power, Proposal } from "@starboard/4000ad";
import { Button, RuleChip, type TypedOffer } from "@starboard/ui";
import type { Act, RuleId } from "@starboard/kernel";
import { type ReactElement, useState } from "react";
import { en } from "../messages.en.ts";
import { type ActOf, offersAt } from "../model/moves.ts";
import { textContextOf } from "../model/text-context.ts";
import { friends, type Props, type BoardData, useBoardData, type View } from "../model/board-data.ts";
import { DealForm } from "./DealForm.tsx";
import { kindsFor, type Kind, PARAMETERS, sample, type PublicKind, tableKinds } from "./kinds.ts";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** Diplomacy panel: open proposals, agreements, and possible proposals (section E.4). */
export function Deals(props: Props): ReactElement {
  const data = useBoardData(props);
  const { view } = props;
  const others = data.looks.filter((look) => !data.mine.includes(look.power) && view.board.alive[look.power] === 1);
  return (
    <div className="panel ad-deals">
      <Offered props={props} data={data} />
      <Agreed props={props} data={data} />
      {data.mine.length === 0 ? (
        <p className="panel-note">{en.deals.watching}</p>
      ) : (
        <>
          {others.map((look) => (
            <Partner key={look.power} props={props} data={data} to={look.power} />
          ))}
          <AtTheTable props={props} />
        </>
      )}
    </div>
  );
}

/** Open proposals with their state and answers. */
function Offered({ props, data }: { readonly props: Props; readonly data: BoardData }): ReactElement {
  const { view } = props;
  return (
    <section>
      <h2>{en.deals.open}</h2>
      {view.proposals.length === 0 && <p className="panel-note">{en.deals.nothingOpen}</p>}
      {view.proposals.map((proposal) => (
        <ProposalCard key={proposal.id} props={props} data={data} proposal={proposal} />
      ))}
    </section>
  );
}

function ProposalCard({
  props,
  data,
  proposal,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly proposal: Proposal;
}): ReactElement {
  const name = (power: Power): string => data.looks[power]?.name ?? "";
  const answers = offersAt(props.offers, "answer").filter(({ act }) => act.proposal === proposal.id);
  const rule = RULES[proposal.is];
  const fact: Fact4000 = { is: "proposed", rule, proposal };
  const why = reasonOf(props, proposal.id);
  const waiting = proposal.to.filter((p) => !proposal.accepted.includes(p));
  return (
    <article className="ad-deal">
      <PowerEmblem look={data.looks[proposal.from]} size={20} />
      <p>
        {props.words.fact(fact, textContextOf(props))} <RuleChip rule={rule} />
        <small>
          {proposal.accepted.length > 0 && `${en.deals.accepted(en.and(proposal.accepted.map(name)))} `}
          {waiting.length > 0 && en.deals.waiting(en.and(waiting.map(name)))}{" "}
          {proposal.untilRound > 0 && en.deals.until(proposal.untilRound)}
        </small>
        {why !== undefined && <q className="ad-why">{why}</q>}
      </p>
      <div className="row">
        {answers.map((offer) => (
          <Reply key={JSON.stringify(offer.act)} props={props} offer={offer} />
        ))}
      </div>
    </article>
  );
}

/** Returns why a bot made a proposal, in a sentence; undefined for the proposals of people. */
function reasonOf(props: Props, id: number): string | undefined {
  const made = props.pastFacts?.findLast(({ fact }) => fact.is === "proposed" && fact.proposal.id === id);
  return made?.reason && props.words.actReason?.(made.reason.key, made.reason.about, textContextOf(props));
}

/** The rule of each kind of proposal. */
const RULES: Readonly<Record<Proposal["is"], RuleId>> = {
  ally: "AD-10.4",
  jointArrival: "AD-9.3",
  drawing: "AD-9.4.2",
  withdrawal: "AD-10.2.2",
  peace: "AD-10.3",
  armistice: "AD-9.a",
  concede: "AD-9.4.9",
};

/** Agreements that are not used yet. */
function Agreed({ props, data }: { readonly props: Props; readonly data: BoardData }): ReactElement | null {
  const { view } = props;
  const name = (power: Power): string => data.looks[power]?.name ?? "";
  const star = (id: string): string => data.map.stars[data.map.index[id] ?? -1]?.name ?? id;
  const lines: { key: string; words: string; note: string; rule: RuleId }[] = [
    ...view.grants.map((grant, i) => ({
      key: `grant${i}`,
      words:
        grant.is === "lend"
          ? en.deals.lent(name(grant.from), name(grant.to), grant.ships, star(grant.star))
          : en.deals.joint(name(grant.from), name(grant.to), star(grant.star)),
      note: expiry(grant),
      rule: (grant.is === "lend" ? "AD-9.4.5" : "AD-9.3") as RuleId,
    })),
    ...view.board.treaties.map((treaty) => ({
      key: `treaty${treaty.x}${treaty.k}`,
      words: en.deals.treaty(name(treaty.x), name(treaty.k)),
      note: treaty.bound.map((b) => en.deals.bound(name(b.power), data.names[b.star] ?? "")).join(". "),
      rule: "AD-10.2.2" as RuleId,
    })),
    ...view.drawings.map((d) => ({
      key: `drawing${d.star}${d.from}`,
      words: `${data.names[d.star] ?? ""}: ${en.deals.drawings[d.mode]} (${name(d.starter)})`,
      note: "",
      rule: "AD-9.4.2" as RuleId,
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{en.deals.agreed}</h2>
      <ul className="ad-agreed">
        {lines.map((line) => (
          <li key={line.key}>
            {line.words} <RuleChip rule={line.rule} />
            {line.note !== "" && <small>{line.note}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const expiry = (grant: Grant): string =>
  grant.untilRound > 0
    ? en.deals.until(grant.untilRound)
    : grant.turns > 0
      ? en.deals.turnsLeft(grant.turns)
      : en.deals.untilUsed;

/** Another power: its relation to the viewer, and possible proposals. */
function Partner({
  props,
  data,
  to,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly to: Power;
}): ReactElement | null {
  const { view } = props;
  const [open, setOpen] = useState<Kind | null>(null);
  const look = data.looks[to];
  const kinds = kindsFor(view, data.mine, to);
  const relation = relationOf(view, data.mine, to);
  if (!look) return null;
  return (
    <section className="ad-partner">
      <h2>
        <PowerEmblem look={look} size={20} /> {look.name} <small>{en.deals.relation[relation]}</small>
      </h2>
      {kinds.length > 0 && (
        <div className="row">
          {kinds.map((kind) => (
            <KindButton
              key={kind}
              props={props}
              data={data}
              kind={kind}
              to={to}
              open={open === kind}
              onOpen={() => setOpen(open === kind ? null : kind)}
            />
          ))}
        </div>
      )}
      {open && <DealForm key={open} props={props} data={data} kind={open} to={to} onDone={() => setOpen(null)} />}
    </section>
  );
}

function relationOf(view: View, mine: readonly Power[], to: Power): keyof typeof en.deals.relation {
  const own = mine[0] ?? -1;
  if (view.board.options["ad.version"] === "alliances")
    return mine.some((p) => friends(view, p, to)) ? "side" : "hostile";
  const relation = view.relation[own * view.board.P + to] ?? 0;
  return relation === 2 ? "ally" : relation === 1 ? "secret" : "hostile";
}

/** Button of a proposal kind: acts at once, opens a form if there are choices, or shows why it is unavailable. */
function KindButton({
  props,
  data,
  kind,
  to,
  open,
  onOpen,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly kind: Kind;
  readonly to: Power;
  readonly open: boolean;
  readonly onOpen: () => void;
}): ReactElement {
  const offered = offersAt(props.offers, kind).filter((o) => speaksTo(o.act, to, props.view));
  const free = offered.filter((o) => !o.refusal);
  const words = kindWords(kind, offered[0]?.act);
  const first = free[0];
  if (!first) {
    const act = offered[0]?.act ?? sample(kind, data, to);
    const refusal = offered[0]?.refusal ?? props.whyNot(kind, act);
    return (
      <Button
        why={{
          fact: words,
          cause: refusal ? props.words.refusal(refusal, textContextOf(props)) : en.deals.unavailable,
          ...(refusal && { rule: refusal.rule }),
        }}
      >
        {words}
      </Button>
    );
  }
  const many = PARAMETERS[kind].length > 0;
  return (
    <Button
      look={many ? "plain" : "may"}
      expanded={many ? open : false}
      onClick={() => (many ? onOpen() : props.choose(kind, first.act))}
    >
      {words}
      {many ? " …" : ""}
    </Button>
  );
}

/** Whether an aside is addressed to a power. Drawing proposals are addressed to all powers at the star. */
function speaksTo(act: Act, to: Power, view: View): boolean {
  const plain = act as { readonly to?: Power; readonly star?: string; readonly among?: readonly Power[] };
  if (plain.to !== undefined) return plain.to === to;
  return act.do !== "drawing" || view.board.alive[to] === 1;
}

function kindWords(kind: Kind, act: Act | undefined): string {
  if (kind === "permitHome")
    return (act as { on?: boolean } | undefined)?.on === false ? en.deals.words.permitOff : en.deals.words.permitOn;
  if (kind === "conference")
    return (act as { open?: boolean } | undefined)?.open === false
      ? en.deals.words.conferenceClose
      : en.deals.words.conferenceOpen;
  return en.deals.words[kind];
}

/** Proposals to all players: peace, armistice, concession, resignation. Giving up needs confirmation. */
function AtTheTable({ props }: { readonly props: Props }): ReactElement | null {
  const [sure, setSure] = useState<PublicKind | null>(null);
  const kinds = tableKinds(props.view);
  return (
    <section>
      <h2>{en.deals.table}</h2>
      <div className="row">
        {kinds.map((kind) => {
          const offer = offersAt(props.offers, kind)[0] ?? { act: { do: kind } };
          const refusal = offer.refusal ?? props.whyNot(kind, offer.act);
          const final = kind === "concede" || kind === "resign";
          return (
            <Button
              key={kind}
              look="plain"
              why={
                refusal
                  ? {
                      fact: en.deals.words[kind],
                      cause: props.words.refusal(refusal, textContextOf(props)),
                      rule: refusal.rule,
                    }
                  : undefined
              }
              onClick={() => {
                if (final && sure !== kind) setSure(kind);
                else {
                  setSure(null);
                  props.choose(kind, offer.act);
                }
              }}
            >
              {final && sure === kind ? en.deals.confirm : en.deals.words[kind]}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

/** Button that answers an open proposal. The tooltip has the full sentence. */
function Reply({ props, offer }: { readonly props: Props; readonly offer: TypedOffer<ActOf<"answer">> }): ReactElement {
  const { say } = offer.act;
  const words = props.words.act("answer", offer.act, textContextOf(props));
  return (
    <Button
      look={say === "accept" ? "may" : "plain"}
      label={words}
      why={
        offer.refusal
          ? { fact: words, cause: props.words.refusal(offer.refusal, textContextOf(props)), rule: offer.refusal.rule }
          : undefined
      }
      onClick={() => props.choose("answer", offer.act)}
    >
      {en.deals.say[say]}
    </Button>
  );
}
