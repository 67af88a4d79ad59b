/** What can be done with a finished lesson: play it, save it, send it. */
import type { Explanation } from "@starboard/ui";
import { writeLesson } from "@starboard/kit";
import { draftLink } from "../../editors/draft-link.ts";
import * as en from "../../messages/en.ts";
import { showProblem, showSuccess } from "../../problems.ts";
import { navigate } from "../../router.ts";
import { saveText } from "../../shell/files.ts";
import { useOpenedLesson } from "../opened-lesson.ts";
import { useEditor } from "./editor-context.ts";
import { lessonOf } from "./lesson-of.ts";

export interface Outputs {
  /** Why nothing of it is possible yet. */
  readonly why: Explanation | undefined;
  readonly play: () => void;
  readonly save: () => void;
  readonly copy: () => void;
}

export function useOutputs(): Outputs {
  const { draft, findings } = useEditor();
  const isReady = findings.some(({ code, ok }) => code === "ready" && ok);
  return {
    why: isReady ? undefined : { fact: en.lessonEditor.check.notReady },
    play() {
      useOpenedLesson.setState({ lesson: lessonOf(draft), from: draft.id });
      navigate({ at: "lessonFile" });
    },
    save: () => saveText(writeLesson(lessonOf(draft)), `${draft.id}.json`),
    copy: () =>
      void draftLink({ at: "lessonFile" }, lessonOf(draft))
        .then((address) => navigator.clipboard.writeText(address))
        .then(
          () => showSuccess({ code: "WEB_LINK_COPIED" }),
          () => showProblem({ code: "WEB_LINK_BLOCKED" }),
        ),
  };
}
