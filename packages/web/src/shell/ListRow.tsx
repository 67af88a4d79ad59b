import { Icon, type IconName } from "@starboard/ui";
import type { ReactNode } from "react";
import { link, type Route } from "../router.ts";
import "../tables/tables.css";

/** A list row that links to an item. */
export function ListRow({
  to,
  icon,
  picture,
  mine,
  title,
  about,
  children,
}: {
  readonly to: Route;
  readonly icon: IconName;
  /** Stands in place of the icon. */
  readonly picture?: ReactNode;
  /** Whether the item waits for the player. */
  readonly mine: boolean;
  readonly title: string;
  readonly about: readonly string[];
  /** Shown at the right: when the item last changed. */
  readonly children: ReactNode;
}) {
  return (
    <li>
      <a className={`tb${mine ? " mine" : ""}`} {...link(to)}>
        <span className={picture ? "th picture" : "th"}>{picture ?? <Icon name={icon} />}</span>
        <span>
          <b>{title}</b>
          <span title={about.join(" · ")}>{about.join(" · ")}</span>
        </span>
        {children}
      </a>
    </li>
  );
}
