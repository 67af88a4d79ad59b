import { Button } from "@starboard/ui";
import type { CompanyInfo } from "@starboard/wire/relations";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { TableList } from "../online/TableList.tsx";
import { showProblem, toProblem } from "../problems.ts";
import { link } from "../router.ts";
import { MatchList } from "./MatchList.tsx";
import { relate } from "./Relation.tsx";

/** On one's own profile: the open seats and matches of those who are followed, and who is followed and blocked. */
export function Company() {
  const [company, setCompany] = useState<CompanyInfo | null>(null);
  const show = (asked: Promise<CompanyInfo>): void =>
    void asked.then(setCompany, (error: unknown) => showProblem(toProblem(error)));
  useEffect(() => show(call<CompanyInfo>("GET", "account/company")), []);
  if (!company) return null;
  const { followed, blocked, tables, matches } = company;
  return (
    <div className="people-columns">
      <section className="people-panel">
        <h2>{en.people.following}</h2>
        <People people={followed} none={en.people.followsNobody} onEnd={(person) => show(relate(person, null))} />
        {tables.length > 0 && <h3>{en.people.openSeats}</h3>}
        {tables.length > 0 && <TableList tables={tables} none="" />}
        {matches.length > 0 && <h3>{en.people.theirMatches}</h3>}
        <MatchList matches={matches} />
      </section>
      {blocked.length > 0 && (
        <section className="people-panel">
          <h2>{en.people.blocked}</h2>
          <People people={blocked} none="" onEnd={(person) => show(relate(person, null))} blocked />
          <p className="panel-note">{en.people.blockedText}</p>
        </section>
      )}
    </div>
  );
}

function People({
  people,
  none,
  onEnd,
  blocked = false,
}: {
  readonly people: CompanyInfo["followed"];
  readonly none: string;
  readonly onEnd: (person: string) => void;
  readonly blocked?: boolean;
}) {
  if (people.length === 0) return <p>{none}</p>;
  return (
    <ul className="people-list">
      {people.map(({ person, name }) => (
        <li key={person}>
          <a {...link({ at: "people", person })}>{name}</a>
          <Button
            look="quiet"
            label={blocked ? en.people.unblock(name) : en.people.unfollow(name)}
            onClick={() => onEnd(person)}
          >
            {blocked ? en.people.unblockShort : en.people.unfollowShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}
