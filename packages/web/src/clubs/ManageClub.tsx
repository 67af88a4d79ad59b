import { Button } from "@starboard/ui";
import type { ClubInfo } from "@starboard/wire/clubs";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { href, link, navigate, type Route } from "../router.ts";
import { TextArea, TextField } from "../shell/fields.tsx";
import { copyLink } from "../shell/files.ts";
import { ConfirmedButton } from "../tournament/ConfirmedButton.tsx";
import { AccessField } from "./AccessField.tsx";
import { clubsApi } from "./api.ts";
import type { RunOnClub } from "./ClubPage.tsx";

const words = en.clubs;
type Props = { readonly info: ClubInfo; readonly run: RunOnClub };

/** What the organisers of a club do: admit, write a notice, invite, change the settings. */
export function ManageClub({ info, run }: Props) {
  return (
    <section className="people-panel clubs-manage" aria-labelledby="manage">
      <h2 id="manage">{words.organise}</h2>
      {info.requests.length > 0 && <Requests info={info} run={run} />}
      <NoticeForm info={info} run={run} />
      <Invitation info={info} run={run} />
      <Settings info={info} run={run} />
    </section>
  );
}

function Requests({ info, run }: Props) {
  return (
    <div>
      <h3>{words.waiting}</h3>
      <ul className="people-list">
        {info.requests.map(({ person, name }) => (
          <li key={person}>
            <a {...link({ at: "people", person })}>{name}</a>
            <span className="row">
              <Button
                look="may"
                label={words.admit(name)}
                onClick={() => run(clubsApi.role(info.club, person, "member"))}
              >
                {words.admitShort}
              </Button>
              <Button look="quiet" label={words.decline(name)} onClick={() => run(clubsApi.remove(info.club, person))}>
                {words.declineShort}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoticeForm({ info, run }: Props) {
  const [text, setText] = useState(info.notice?.text ?? "");
  return (
    <form
      className="clubs-form"
      onSubmit={(event) => {
        event.preventDefault();
        run(clubsApi.notice(info.club, text.trim()));
      }}
    >
      <TextArea label={words.writeNotice} value={text} max={500} onChange={setText} />
      <p className="panel-note">{words.noticeHelp}</p>
      <div className="row">
        <Button type="submit" look="may" why={text.trim() === "" ? { fact: words.writeNotice } : undefined}>
          {words.publish}
        </Button>
        {info.notice && (
          <Button
            look="quiet"
            onClick={() => {
              setText("");
              run(clubsApi.notice(info.club, ""));
            }}
          >
            {words.removeNotice}
          </Button>
        )}
      </div>
    </form>
  );
}

function Invitation({ info, run }: Props) {
  const route: Route = { at: "club", club: info.club, ...(info.invite !== null && { invite: info.invite }) };
  return (
    <div className="clubs-form">
      <label className="online-field">
        <span>{words.invitation}</span>
        <input
          className="field"
          readOnly
          value={location.origin + href(route)}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <p className="panel-note">{words.invitationText}</p>
      <div className="row">
        <Button look="quiet" onClick={() => copyLink(route)}>
          {en.online.invite.copy}
        </Button>
        <Button look="quiet" onClick={() => run(clubsApi.reinvite(info.club))}>
          {words.reinvite}
        </Button>
      </div>
    </div>
  );
}

function Settings({ info, run }: Props) {
  const isOwner = info.you.role === "owner";
  const [name, setName] = useState(info.name);
  const [about, setAbout] = useState(info.about);
  const [access, setAccess] = useState(info.access);
  const close = (): void =>
    void clubsApi.close(info.club).then(
      () => navigate({ at: "clubs" }),
      (error: unknown) => showProblem(toProblem(error)),
    );
  return (
    <details>
      <summary>{words.settings}</summary>
      <form
        className="clubs-form"
        onSubmit={(event) => {
          event.preventDefault();
          const renamed = name.trim() === info.name ? {} : { name: name.trim() };
          run(clubsApi.change(info.club, { ...renamed, about: about.trim(), access }));
        }}
      >
        {isOwner && <TextField label={words.name} value={name} max={40} onChange={setName} />}
        <TextArea label={words.about} value={about} max={500} onChange={setAbout} />
        <AccessField value={access} onChange={setAccess} />
        <Button type="submit">{words.save}</Button>
      </form>
      {isOwner && <ConfirmedButton words={words.close} sure={words.closeSure} act={close} />}
    </details>
  );
}
