import { Button } from "@starboard/ui";
import {
  type ChallengeInfo,
  type ChallengesFrom,
  challengesFrom,
  type ChallengesInfo,
} from "@starboard/wire/challenges";
import { type ReactNode, useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { gameTitle } from "../games.ts";
import { useOnline } from "../online/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { link, navigate } from "../router.ts";
import { SelectField } from "../shell/fields.tsx";
import { challengesApi } from "./challenges.ts";
import "../online/online.css";
import "./people.css";

/** How often an open page asks for challenges, in ms. */
const POLL_MS = 20_000;

/** The challenges of the caller's account, with the answers to them. */
export function Challenges() {
  const hasAccount = useOnline((s) => s.me?.kind === "account");
  return hasAccount ? <Listed /> : null;
}

function Listed() {
  const [info, setInfo] = useState<ChallengesInfo | null>(null);
  useEffect(() => {
    let here = true;
    // Another request follows soon; the page shows a lost connection by itself.
    const poll = (): void =>
      void challengesApi.list().then(
        (now) => here && setInfo(now),
        () => undefined,
      );
    poll();
    const timer = setInterval(poll, POLL_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  if (!info) return null;
  const run = (asked: Promise<ChallengesInfo>): void =>
    void asked.then(setInfo, (error: unknown) => showProblem(toProblem(error)));
  const accept = (person: string): void =>
    void challengesApi.accept(person).then(
      ({ table }) => navigate({ at: "online", table }),
      (error: unknown) => showProblem(toProblem(error)),
    );
  return (
    <section className="people-panel" aria-label={en.people.challenges}>
      <h2>{en.people.challenges}</h2>
      <ul className="people-challenges">
        {info.received.map((one) => (
          <Row key={`from ${one.person}`} one={one} text={en.people.challengesYou(one.name)}>
            <Button look="may" label={en.people.accept(one.name)} onClick={() => accept(one.person)}>
              {en.people.acceptShort}
            </Button>
            <Button
              look="quiet"
              label={en.people.decline(one.name)}
              onClick={() => run(challengesApi.decline(one.person))}
            >
              {en.people.declineShort}
            </Button>
          </Row>
        ))}
        {info.sent.map((one) => (
          <Row key={`to ${one.person}`} one={one} text={en.people.sentTo(one.name, one.state)}>
            {one.table !== null && (
              <a className="btn may" {...link({ at: "online", table: one.table })}>
                {en.find.go}
              </a>
            )}
            {one.state === "waiting" && (
              <Button
                look="quiet"
                label={en.people.withdraw(one.name)}
                onClick={() => run(challengesApi.withdraw(one.person))}
              >
                {en.people.withdrawShort}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {info.received.length + info.sent.length === 0 && <p className="panel-note">{en.people.noChallenges}</p>}
      <SelectField<ChallengesFrom>
        label={en.people.takeFrom}
        value={info.from}
        of={challengesFrom.options}
        name={(from) => en.people.takers[from]}
        onChange={(from) => run(challengesApi.takeFrom(from))}
      />
    </section>
  );
}

function Row({
  one: { person, name, game, pace, rated },
  text,
  children,
}: {
  readonly one: ChallengeInfo;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <span>
        <a {...link({ at: "people", person })} title={en.people.profileOf(name)}>
          {text}
        </a>
        <small>
          {[gameTitle(game), en.find.pace(pace).name, ...(rated ? [en.people.ratedMatch] : [])].join(" · ")}
        </small>
      </span>
      <span className="row">{children}</span>
    </li>
  );
}
