/** What can be done with a study as a whole: save it, link it, publish it. */
import { type Study, writeStudy } from "@starboard/kit";
import { type ReactNode, useState } from "react";
import { draftFragment } from "../editors/draft-link.ts";
import { PublishDialog } from "../library/PublishDialog.tsx";
import * as en from "../messages/en.ts";
import { showProblem, showSuccess } from "../problems.ts";
import { href } from "../router.ts";
import { saveText } from "../shell/files.ts";
import { useStudy } from "./study-context.ts";

/** Longest link in characters: longer ones are cut by programs that pass them on. */
const MAX_LINK = 60_000;

const fileNameOf = ({ title }: Study): string =>
  `${
    title
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "study"
  }.study.json`;

export interface Share {
  readonly save: () => void;
  readonly copy: () => void;
  readonly publish: () => void;
  /** The dialog that publishes, while it is open. */
  readonly dialog: ReactNode;
}

export function useShare(): Share {
  const { study, replay } = useStudy();
  const [isPublishing, setPublishing] = useState(false);
  const copy = async (): Promise<void> => {
    const fragment = await draftFragment(study);
    if (fragment.length > MAX_LINK) return showProblem({ code: "WEB_STUDY_LINK" });
    await navigator.clipboard.writeText(location.origin + href({ at: "studies" }) + fragment);
    showSuccess({ code: "WEB_LINK_COPIED" });
  };
  return {
    save: () => saveText(writeStudy(study), fileNameOf(study)),
    copy: () => void copy().catch(() => showProblem({ code: "WEB_LINK_BLOCKED" })),
    publish: () => setPublishing(true),
    dialog: isPublishing && (
      <PublishDialog
        what={{
          game: replay.loaded.id,
          kind: "study",
          kindTitle: en.library.kindName("study"),
          name: study.title,
          content: study,
        }}
        onClose={() => setPublishing(false)}
      />
    ),
  };
}
