import { Button, Segments } from "@starboard/ui";
import type { RatingRange, TicketInfo, Want } from "@starboard/wire/tickets";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { hasGame } from "../games.ts";
import { useLobby, useOnline } from "../online/store.ts";
import { TableList } from "../online/TableList.tsx";
import { showProblem, toProblem } from "../problems.ts";
import { Challenges } from "../people/Challenges.tsx";
import { link, navigate } from "../router.ts";
import { EmptyList } from "../shell/EmptyList.tsx";
import { useSettings } from "../settings/store.ts";
import { TicketCard } from "./TicketCard.tsx";
import { closeTicket, openTicket, playMeanwhile, useTicketPolling, useTickets } from "./tickets.ts";
import { WantsTable } from "./WantsTable.tsx";
import "./find.css";

const RANGES = ["anyone", "100", "200", "400"] as const;
type RangeChoice = (typeof RANGES)[number];
const rangeOf = (choice: RangeChoice): RatingRange | null =>
  choice === "anyone" ? null : { below: Number(choice), above: Number(choice) };
const choiceOf = (range: RatingRange | null): RangeChoice =>
  RANGES.find((choice) => range !== null && choice === String(range.below)) ?? "anyone";

/** Finding an opponent: a ticket for several games and paces, and who else waits. */
export function FindPage() {
  useTicketPolling();
  const info = useTickets((s) => s.info);
  const isAway = useOnline((s) => s.isAway);
  const me = useOnline((s) => s.me);
  const mine = info?.mine && info.mine.found === null ? info.mine : null;
  return (
    <main className="page find" id="content">
      <div className="tables-head">
        <div>
          <h1>{en.find.title}</h1>
          <p>{en.find.lead}</p>
        </div>
      </div>
      {isAway && <output className="panel-note find-away">{en.online.away}</output>}
      <div className="find-columns">
        {/* Another ticket has other choices: the form begins anew with them. */}
        {info ? (
          <TicketForm key={`${mine?.since} ${me?.person}`} mine={mine} />
        ) : (
          <EmptyList icon="people" text={isAway ? en.find.notLoaded : en.shell.loading} />
        )}
        <aside className="find-side">
          <Challenges />
          {mine && <TicketCard ticket={mine} onClose={() => run(closeTicket())} onPlay={goMeanwhile} />}
          <output className="panel-note">
            {info && (info.people === 0 ? en.find.nobody : en.find.waiting(info.people))}
          </output>
        </aside>
      </div>
      <OpenSeats />
    </main>
  );
}

const run = (done: Promise<unknown>): void => void done.catch((error: unknown) => showProblem(toProblem(error)));

/** Opens the match against a bot that is played while the ticket waits. */
function goMeanwhile(want: Want): void {
  const level = useSettings.getState().botLevel;
  run(playMeanwhile({ ...want, level }).then((table) => navigate({ at: "online", table })));
}

/** Listed tables with a seat that anyone may take. */
function OpenSeats() {
  const open = (useLobby() ?? []).filter(
    ({ state, you, seats }) =>
      state === "lobby" &&
      you.seats.length === 0 &&
      seats.some(({ kind, reservedFor }) => kind === "vacant" && reservedFor === "open"),
  );
  return open.length === 0 ? null : (
    <section aria-label={en.people.openSeats}>
      <h2>{en.people.openSeats}</h2>
      <TableList tables={open} none="" />
    </section>
  );
}

/** The choice of games, paces and opponents. */
function TicketForm({ mine }: { readonly mine: TicketInfo | null }) {
  const info = useTickets((s) => s.info);
  const me = useOnline((s) => s.me);
  const own = useSettings((s) => s.name).trim();
  const [name, setName] = useState(me?.name || own);
  const [wants, setWants] = useState<readonly Want[]>(mine?.wants ?? []);
  const [rated, setRated] = useState(mine?.rated ?? false);
  const [range, setRange] = useState<RangeChoice>(choiceOf(mine?.range ?? null));
  const hasAccount = me?.kind === "account";
  const send = (): void =>
    run(openTicket({ name: name.trim() || en.youName, wants: [...wants], rated, range: rangeOf(range) }));
  return (
    <form
      className="find-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (wants.length > 0) send();
      }}
    >
      <WantsTable
        games={(info?.games ?? []).filter(hasGame)}
        waiting={info?.waiting ?? []}
        ratings={info?.ratings ?? []}
        wants={wants}
        onChange={setWants}
      />
      <div className="find-terms">
        <fieldset>
          <legend>{en.find.range}</legend>
          <Segments<RangeChoice>
            label={en.find.range}
            value={range}
            options={RANGES.map((value) => ({
              value,
              name: value === "anyone" ? en.find.anyone : en.find.within(Number(value)),
            }))}
            onChange={setRange}
          />
          <p className="panel-note">{en.find.widens}</p>
        </fieldset>
        <label className="find-rated">
          <input
            type="checkbox"
            checked={rated}
            disabled={!hasAccount}
            onChange={(event) => setRated(event.target.checked)}
          />
          <span>
            <b>{en.find.rated}</b>
            <span className="panel-note">{en.find.ratedText}</span>
            {!hasAccount && (
              <a className="btn" {...link({ at: "account" })}>
                {en.account.signIn}
              </a>
            )}
          </span>
        </label>
        <label className="find-name">
          <span>{en.online.you.label}</span>
          <input className="field" value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </label>
      </div>
      <Button type="submit" look="main" why={wants.length === 0 ? { fact: en.find.chooseFirst } : undefined}>
        {mine ? en.find.change : en.find.open}
      </Button>
    </form>
  );
}
