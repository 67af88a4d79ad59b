import { Icon, type IconName } from "@starboard/ui";
import type { ReactNode } from "react";
import { link, type Route } from "../router.ts";
import "../tables/tables.css";

/** One of several things in a list, which leads to it. */
export function ListRow({
  to,
  icon,
  mine,
  title,
  about,
  children,
}: {
  readonly to: Route;
  readonly icon: IconName;
  /** It waits for the reader. */
  readonly mine: boolean;
  readonly title: string;
  readonly about: readonly string[];
  /** At the right edge: when something last happened. */
  readonly children: ReactNode;
}) {
  return (
    <li>
      <a className={`tb${mine ? " mine" : ""}`} {...link(to)}>
        <span className="th">
          <Icon name={icon} />
        </span>
        <span>
          <b>{title}</b>
          <span>{about.join(" · ")}</span>
        </span>
        {children}
      </a>
    </li>
  );
}
