import { Button, Icon } from "@starboard/ui";
import type { ClubPage, ClubSummary, OwnClubs } from "@starboard/wire/clubs";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { useHostConnection, useOnline } from "../online/store.ts";
import { type Problem, showProblem, toProblem } from "../problems.ts";
import { link } from "../router.ts";
import { EmptyList } from "../shell/EmptyList.tsx";
import { TextField } from "../shell/fields.tsx";
import { ListRow } from "../shell/ListRow.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { clubsApi } from "./api.ts";
import { NewClubDialog } from "./NewClubDialog.tsx";
import "../online/online.css";
import "./clubs.css";

/** The clubs of the host: the person's own, and those that are found by name. */
export function ClubsPage() {
  useHostConnection();
  const words = en.clubs;
  const me = useOnline((s) => s.me);
  const hasAccount = me?.kind === "account";
  const { value: own } = useFetched(`clubs of ${me?.person ?? ""}`, clubsApi.mine);
  const [creating, setCreating] = useState(false);
  return (
    <main className="page" id="content">
      <div className="tables-head">
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        {hasAccount ? (
          <Button look="main" onClick={() => setCreating(true)}>
            <Icon name="plus" size={16} />
            {words.create}
          </Button>
        ) : (
          <a className="btn" {...link({ at: "account" })}>
            {words.signIn}
          </a>
        )}
      </div>
      {hasAccount && (
        <section>
          <h2>{words.mine}</h2>
          <Own clubs={own?.clubs ?? []} />
        </section>
      )}
      <Find />
      {creating && <NewClubDialog onClose={() => setCreating(false)} />}
    </main>
  );
}

function Own({ clubs }: OwnClubs) {
  const words = en.clubs;
  if (clubs.length === 0) return <EmptyList icon="people" text={words.noneMine} />;
  return (
    <ul className="tables">
      {clubs.map(({ club, name, members, role, requests }) => (
        <ListRow
          key={club}
          to={{ at: "club", club }}
          icon="people"
          mine={requests > 0}
          title={name}
          about={[words.roles[role], words.members(members), ...(requests > 0 ? [words.requests(requests)] : [])]}
        >
          {null}
        </ListRow>
      ))}
    </ul>
  );
}

/** The search by name; without a name, all clubs. */
function Find() {
  const words = en.clubs;
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const [found, setFound] = useState<ClubPage | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let here = true;
    clubsApi.find(asked).then(
      (page) => here && setFound(page),
      (error: unknown) => here && setProblem(toProblem(error)),
    );
    return () => {
      here = false;
    };
  }, [asked]);
  const more = (): void =>
    void clubsApi.find(asked, found?.after ?? null).then(
      (page) => setFound((before) => ({ ...page, clubs: [...(before?.clubs ?? []), ...page.clubs] })),
      (error: unknown) => showProblem(toProblem(error)),
    );
  return (
    <section aria-label={words.find}>
      <h2>{words.find}</h2>
      <form
        className="clubs-search"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed.trim());
        }}
      >
        <TextField label={words.search} value={typed} max={60} onChange={setTyped} />
        <Button type="submit">{words.searchGo}</Button>
      </form>
      {problem && (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      )}
      {found && <Found clubs={found.clubs} none={asked === "" ? words.noneYet : words.none} />}
      {found !== null && found.after !== null && <Button onClick={more}>{words.more}</Button>}
    </section>
  );
}

function Found({ clubs, none }: { readonly clubs: readonly ClubSummary[]; readonly none: string }) {
  if (clubs.length === 0) return <EmptyList icon="people" text={none} />;
  return (
    <ul className="tables">
      {clubs.map(({ club, name, about, access, members }) => (
        <ListRow
          key={club}
          to={{ at: "club", club }}
          icon="people"
          mine={false}
          title={name}
          about={[
            en.clubs.members(members),
            en.clubs.joining[access],
            ...(about === "" ? [] : [about.replaceAll("\n", " ")]),
          ]}
        >
          {null}
        </ListRow>
      ))}
    </ul>
  );
}
