import { Button, Icon } from "@starboard/ui";
import type { LibraryItemDetail } from "@starboard/wire/library";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { useOnline } from "../online/store.ts";
import { showProblem, toProblem } from "../problems.ts";

/** Likes an item, or ends it. Makers, and callers without an account, see the number only. */
export function LikeButton({
  item,
  onChange,
}: {
  readonly item: LibraryItemDetail;
  readonly onChange: (item: LibraryItemDetail) => void;
}) {
  const me = useOnline((s) => s.me);
  const { liked, isMaker } = item.you;
  const shown = (
    <>
      <Icon name="heart" size={16} /> <span className="n">{item.likes}</span>
    </>
  );
  if (me?.kind !== "account" || isMaker)
    return (
      <span className="library-likes">
        {shown}
        <span className="sr">{en.library.likes(item.likes)}</span>
      </span>
    );
  const toggle = (): void =>
    void call<LibraryItemDetail>(
      liked ? "DELETE" : "PUT",
      `library/items/${item.item}/like`,
      liked ? undefined : {},
    ).then(onChange, (error: unknown) => showProblem(toProblem(error)));
  return (
    <Button
      look="quiet"
      pressed={liked}
      label={`${liked ? en.library.unlike(item.name) : en.library.like(item.name)}, ${en.library.likes(item.likes)}`}
      onClick={toggle}
    >
      {shown}
    </Button>
  );
}
