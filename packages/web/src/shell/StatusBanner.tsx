import { Button, Icon } from "@starboard/ui";
import type { ServiceStatus } from "@starboard/wire/host";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { hostNow, useOnline } from "../online/store.ts";

const words = en.online.status;
const MINUTE = 60_000;

/** Whether the banner has content. */
export const hasBanner = (s: { readonly status: ServiceStatus | null; readonly outdated: boolean }): boolean =>
  s.outdated || (s.status !== null && (s.status.text !== "" || s.status.readOnly));

/**
 * The banner of every online page: the page is too old for its host, or the administrators' announcement, with a
 * countdown to maintenance and the read-only state.
 */
export function StatusBanner() {
  const status = useOnline((s) => s.status);
  const outdated = useOnline((s) => s.outdated);
  if (outdated)
    return (
      <output className="status-banner bad">
        <Icon name="warn" />
        <p>{words.outdated}</p>
        <Button look="plain" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </output>
    );
  if (!status || !hasBanner({ status, outdated })) return null;
  return (
    <output className={`status-banner${status.readOnly ? " bad" : ""}`}>
      <Icon name="warn" />
      <p>
        {status.readOnly && <b>{words.readOnly} </b>}
        {status.text}
        {status.startsAt !== null && <Countdown to={status.startsAt} />}
      </p>
    </output>
  );
}

/** Time left by the server's clock, with seconds in the last five minutes. Screen readers get minutes only. */
function Countdown({ to }: { readonly to: number }) {
  const [now, setNow] = useState(hostNow);
  useEffect(() => {
    const ticking = setInterval(() => setNow(hostNow()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const left = Math.max(0, to - now);
  return (
    <>
      {" "}
      <span className="n" aria-hidden="true">
        {words.left(left)}
      </span>
      <span className="sr">{words.left(Math.ceil(left / MINUTE) * MINUTE)}</span>
    </>
  );
}
