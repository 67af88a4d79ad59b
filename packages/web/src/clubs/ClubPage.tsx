import { Button } from "@starboard/ui";
import type { ClubInfo } from "@starboard/wire/clubs";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { useHostConnection, useOnline } from "../online/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { link } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useNow } from "../shell/now.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { ConfirmedButton } from "../tournament/ConfirmedButton.tsx";
import { clubsApi } from "./api.ts";
import { ChallengeClub } from "./ChallengeClub.tsx";
import { ClubLadder } from "./ClubLadder.tsx";
import { ClubMembers } from "./ClubMembers.tsx";
import { ClubTournaments } from "./ClubTournaments.tsx";
import { ManageClub } from "./ManageClub.tsx";
import { ReportClub } from "./ReportClub.tsx";
import "../online/online.css";
import "../people/people.css";
import "./clubs.css";

/** Runs a request that returns the club, and shows the club or the error. */
export type RunOnClub = (act: Promise<ClubInfo>) => void;

/** The page of a club: members, notice, tournaments, team matches, ladder, and what its organisers do. */
export function ClubPage({ id, invite }: { readonly id: string; readonly invite: string | undefined }) {
  useHostConnection();
  const me = useOnline((s) => s.me?.person);
  const { value, problem } = useFetched(`club ${id} ${invite ?? ""} ${me ?? ""}`, () => clubsApi.read(id, invite));
  const [changed, setChanged] = useState<{ readonly of: ClubInfo; readonly now: ClubInfo } | null>(null);
  const info = value && changed?.of === value ? changed.now : value;
  if (!info || !value)
    return problem ? <ErrorPage problem={problem} title={en.clubs.title} /> : <Loading text={en.clubs.opening} />;
  const run: RunOnClub = (act) =>
    void act.then(
      (now) => setChanged({ of: value, now }),
      (error: unknown) => showProblem(toProblem(error)),
    );
  const manages = info.you.role === "owner" || info.you.role === "organiser";
  return (
    <main className="page clubs-page" id="content">
      <Head info={info} token={invite} run={run} />
      {info.takenDown !== null && <p className="bad">{en.clubs.takenDown(info.takenDown)}</p>}
      {info.notice && <Notice notice={info.notice} />}
      <div className="clubs-columns">
        <div>
          <ClubTournaments club={id} manages={manages} />
          <ClubLadder club={id} />
        </div>
        <div>
          <ClubMembers info={info} run={run} />
          {manages && <ManageClub key={info.name} info={info} run={run} />}
        </div>
      </div>
    </main>
  );
}

function Head({
  info,
  token,
  run,
}: {
  readonly info: ClubInfo;
  readonly token: string | undefined;
  readonly run: RunOnClub;
}) {
  const words = en.clubs;
  const hasAccount = useOnline((s) => s.me?.kind === "account");
  const { club, name, about, access, members, you } = info;
  return (
    <header className="clubs-head">
      <div>
        <h1>{name}</h1>
        <p className="lead">
          {[words.members(members), words.joining[access], ...(you.role ? [words.roles[you.role]] : [])].join(" · ")}
        </p>
        {about !== "" && <p className="clubs-about">{about}</p>}
      </div>
      <div className="clubs-acts">
        {you.role === null && you.asked && (
          <>
            <output>{words.asked}</output>
            <Button look="quiet" onClick={() => run(clubsApi.leave(club))}>
              {words.takeBack}
            </Button>
          </>
        )}
        {you.role === null && !you.asked && you.mayNot === null && (
          <>
            <Button look="main" onClick={() => run(clubsApi.join(club, token))}>
              {access === "open" || token !== undefined ? words.join : words.ask}
            </Button>
            <p className="panel-note">{words.joinText}</p>
          </>
        )}
        {you.role === null && you.mayNot !== null && hasAccount && (
          <p className="panel-note">{en.problem(you.mayNot)}</p>
        )}
        {!hasAccount && (
          <a className="btn main" {...link({ at: "account" })}>
            {words.signIn}
          </a>
        )}
        {hasAccount && <ChallengeClub club={club} name={name} ownRole={you.role} />}
        {you.role !== null && you.role !== "owner" && (
          <ConfirmedButton words={words.leave} sure={words.leaveSure} act={() => run(clubsApi.leave(club))} />
        )}
        {hasAccount && you.role !== "owner" && <ReportClub club={club} />}
      </div>
    </header>
  );
}

function Notice({ notice: { text, by, at } }: { readonly notice: NonNullable<ClubInfo["notice"]> }) {
  const now = useNow();
  return (
    <section className="clubs-notice" aria-label={en.clubs.notice}>
      <p>{text}</p>
      <small>{en.clubs.noticeBy(by, en.ago(at, now))}</small>
    </section>
  );
}
