import { Button, Icon } from "@starboard/ui";
import type { SeatLink, TableInfo } from "@starboard/wire/host";
import { useEffect, useState } from "react";
import { encode } from "uqr";
import * as en from "../messages/en.ts";
import { CastingLinks } from "../casting/CastingLink.tsx";
import { href, type Route } from "../router.ts";
import { copyLink } from "../shell/files.ts";
import { showProblem, toProblem } from "../problems.ts";
import { api } from "./api.ts";

/** The links a player may share, each with a QR code. */
export function Invite({ info, onSeats }: { readonly info: TableInfo; readonly onSeats?: () => void }) {
  const [links, setLinks] = useState<readonly SeatLink[]>([]);
  const mayHandOn = info.you.owner || info.you.seats.length > 0;
  const vacant = info.seats.map(({ kind, reservedFor }) => (kind === "vacant" ? reservedFor : "-")).join();
  useEffect(() => {
    let here = true;
    if (!mayHandOn) return undefined;
    api.links(info.table).then(
      (found) => here && setLinks(found),
      (error: unknown) => showProblem(toProblem(error)),
    );
    return () => {
      here = false;
    };
  }, [info.table, mayHandOn, vacant]);
  const { invite } = en.online;
  // A removed player cannot share links.
  const shown = mayHandOn ? links : [];
  const reserved = shown.filter(({ seat }) => seat !== null && !info.you.seats.includes(seat));
  // A link to any reserved seat is useful only if at least two seats are reserved.
  const guests = reserved.length < 2 ? reserved : [...shown.filter(({ seat }) => seat === null), ...reserved];
  const own = shown.filter(({ seat }) => seat !== null && info.you.seats.includes(seat));
  return (
    <section className="online-invite">
      <h2>{invite.title}</h2>
      {guests.length > 0 && <p className="panel-note">{invite.text}</p>}
      {guests.map(({ seat, token }) => (
        <One
          key={token}
          what={seat === null ? invite.any : invite.seat(seat + 1)}
          route={{ at: "play", token }}
          open={token === guests[0]?.token}
        />
      ))}
      {info.terms.spectators.allowed && <One what={invite.watch} route={{ at: "online", table: info.table }} />}
      <CastingLinks info={info}>{(route) => <One what={en.casting.link.title} route={route} open />}</CastingLinks>
      {info.watching > 0 && <p className="panel-note">{en.online.watching(info.watching)}</p>}
      {own.map(({ token }) => (
        <One key={token} what={invite.own} route={{ at: "play", token }} />
      ))}
      {onSeats && info.you.owner && info.state === "playing" && (
        <>
          <p className="panel-note">{invite.seatsText}</p>
          <div className="row">
            <Button onClick={onSeats}>{invite.seats}</Button>
          </div>
        </>
      )}
    </section>
  );
}

function One({ what, route, open = false }: { readonly what: string; readonly route: Route; readonly open?: boolean }) {
  const address = location.origin + href(route);
  return (
    <details className="online-link" open={open}>
      <summary>{what}</summary>
      <div>
        <Code text={address} label={en.online.invite.qr(what)} />
        <div>
          <input
            className="field"
            readOnly
            value={address}
            aria-label={what}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="row">
            <Button look="may" onClick={() => copyLink(route)}>
              <Icon name="link" />
              {en.online.invite.copy}
            </Button>
            {"share" in navigator && (
              <Button onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
                <Icon name="share" />
                {en.online.invite.share}
              </Button>
            )}
          </div>
        </div>
      </div>
    </details>
  );
}

/** A QR code as one path; dark on light in every theme, as cameras expect. */
function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  let path = "";
  data.forEach((row, y) => row.forEach((dark, x) => dark && (path += `M${x} ${y}h1v1h-1z`)));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`}>
      <title>{label}</title>
      <rect width={size} height={size} className="qr-ground" />
      <path d={path} className="qr-dots" />
    </svg>
  );
}
