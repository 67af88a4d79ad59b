import { Button } from "@starboard/ui";
import type { AdminFigures } from "@starboard/wire/admin";
import type { ServiceStatus } from "@starboard/wire/host";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { Field, Form } from "../online/AccountForm.tsx";
import { call } from "../online/api.ts";
import type { AdminHeaders } from "./admin-headers.ts";
import { Section } from "./Section.tsx";

const words = en.admin.service;
type Run = (act: (headers: AdminHeaders) => Promise<unknown>) => void;

/** Load figures of the server. */
export function Figures({ figures }: { readonly figures: AdminFigures }) {
  const { disk } = figures;
  const lines: readonly (readonly [string, string])[] = [
    [words.moves, words.perSecond(figures.movesPerSecond)],
    [words.moveP95, words.ms(figures.moveP95Ms)],
    [words.requestP95, words.ms(figures.requestP95Ms)],
    [words.bots, String(figures.botsWaiting)],
    [words.late, words.seconds(figures.dueLateMs)],
    [words.stuck, String(figures.stuck)],
    [words.connections, String(figures.connections)],
    [words.memory, words.bytes(figures.memory)],
    [words.disk, disk ? words.free(disk.free, disk.total) : words.noDisk],
  ];
  return (
    <Section title={words.figures}>
      {lines.map(([name, value]) => (
        <li key={name}>
          <span>{name}</span>
          <b>{value}</b>
        </li>
      ))}
    </Section>
  );
}

/** The announcement on every online page, and read-only mode. */
export function Maintenance({ status, run }: { readonly status: ServiceStatus; readonly run: Run }) {
  const [text, setText] = useState(status.text);
  const [minutes, setMinutes] = useState("");
  const announce = (announcement: string): void => {
    const inMinutes = Number(minutes);
    const startsAt = minutes.trim() === "" || !(inMinutes > 0) ? null : Date.now() + Math.round(inMinutes * 60_000);
    run((headers) => call("PUT", "admin/announcement", { text: announcement.trim(), startsAt }, headers));
    setMinutes("");
    if (announcement === "") setText("");
  };
  return (
    <section className="account-form">
      <h2>{words.maintenance}</h2>
      <Form title="" label={words.announcement} submit={() => announce(text)}>
        <Field
          label={words.announcement}
          hint={words.announcementHint}
          value={text}
          onChange={setText}
          complete="off"
        />
        <Field label={words.minutes} hint={words.minutesHint} value={minutes} onChange={setMinutes} complete="off" />
        <div className="account-acts">
          <Button type="submit">{words.announce}</Button>
          {status.text !== "" && <Button onClick={() => announce("")}>{words.remove}</Button>}
        </div>
      </Form>
      <p>{status.readOnly ? words.isReadOnly : words.readOnlyText}</p>
      <div className="account-acts">
        <Button onClick={() => run((headers) => call("PUT", "admin/read-only", { on: !status.readOnly }, headers))}>
          {status.readOnly ? words.turnOff : words.turnOn}
        </Button>
      </div>
    </section>
  );
}
