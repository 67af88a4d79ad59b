import { Icon } from "@starboard/ui";
import "./empty-list.css";

/** Stands where a list has no entries, and says what would be in it. */
export function EmptyList({
  icon,
  text,
}: {
  readonly icon: "table" | "chart" | "link" | "library" | "people";
  readonly text: string;
}) {
  return (
    <p className="empty-list">
      <Icon name={icon} />
      {text}
    </p>
  );
}
