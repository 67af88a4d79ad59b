import { Button, Icon, Menu } from "@starboard/ui";
import type { ClubInfo, ClubMember, ClubRole } from "@starboard/wire/clubs";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { useOnline } from "../online/store.ts";
import { link } from "../router.ts";
import { clubsApi } from "./api.ts";
import type { RunOnClub } from "./ClubPage.tsx";

const words = en.clubs;

/** The members whom the caller may see; organisers also give roles, hand over and remove. */
export function ClubMembers({ info, run }: { readonly info: ClubInfo; readonly run: RunOnClub }) {
  const hidden = info.members - info.people.length;
  return (
    <section className="people-panel" aria-labelledby="members">
      <h2 id="members">{words.people}</h2>
      <ul className="people-list">
        {info.people.map((one) => (
          <Member key={one.person} info={info} one={one} run={run} />
        ))}
      </ul>
      {hidden > 0 && <p className="panel-note">{words.hidden(hidden)}</p>}
    </section>
  );
}

/** What needs a second thought. */
type Asked = "handOver" | "remove";

function Member({
  info,
  one: { person, name, role, since },
  run,
}: {
  readonly info: ClubInfo;
  readonly one: ClubMember;
  readonly run: RunOnClub;
}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const me = useOnline((s) => s.me?.person);
  const own = info.you.role;
  const mayManage =
    me !== person && role !== "owner" && (own === "owner" || (own === "organiser" && role === "member"));
  const give = (to: ClubRole) => (): void => run(clubsApi.role(info.club, person, to));
  return (
    <li>
      <span>
        <a {...link({ at: "people", person })}>{name}</a>
        <small>
          {[
            ...(role === "member" ? [] : [words.roles[role]]),
            ...(me === person ? [words.you] : []),
            words.since(en.day(since)),
          ].join(" · ")}
        </small>
        {asked && (
          <span className="clubs-sure" role="alert">
            {asked === "handOver" ? words.handOverSure(name) : words.removeSure(name)}
            <span className="row">
              <Button
                look="may"
                onClick={() => {
                  setAsked(null);
                  if (asked === "handOver") give("owner")();
                  else run(clubsApi.remove(info.club, person));
                }}
              >
                {asked === "handOver" ? words.handOver : words.remove}
              </Button>
              <Button look="quiet" onClick={() => setAsked(null)}>
                {words.no}
              </Button>
            </span>
          </span>
        )}
      </span>
      {mayManage && (
        <Menu label={words.manage(name)} trigger={<Icon name="more" size={16} />}>
          {own === "owner" && (
            <>
              <button type="button" className="menu-item" onClick={give(role === "member" ? "organiser" : "member")}>
                {role === "member" ? words.makeOrganiser : words.makeMember}
              </button>
              <button type="button" className="menu-item" onClick={() => setAsked("handOver")}>
                {words.handOver}
              </button>
            </>
          )}
          <button type="button" className="menu-item" onClick={() => setAsked("remove")}>
            {words.remove}
          </button>
        </Menu>
      )}
    </li>
  );
}
