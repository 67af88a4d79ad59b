import { useEffect, useState } from "react";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { setPageTitle } from "../shell/page-title.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { type OpenedStudy, openStudy } from "./open-study.ts";
import { StudyContextProvider } from "./study-context.ts";
import { createStudyStore } from "./study-store.ts";
import { StudyPlay } from "./StudyPlay.tsx";
import { StudyReader } from "./StudyReader.tsx";
import "./study.css";

/** A study of this browser on the match screen: read, and written where its reader may change it. */
export function StudyScreen({ id }: { readonly id: string }) {
  const { value, problem } = useFetched(`study ${id}`, () => openStudy(id));
  if (problem) return <ErrorPage problem={problem} title={en.study.problem} />;
  if (!value) return <Loading text={en.study.opening} />;
  return <OpenStudy key={id} opened={value} />;
}

function OpenStudy({ opened }: { readonly opened: OpenedStudy }) {
  const [store] = useState(() => createStudyStore(opened));
  const title = useStore(store, (s) => s.study.title);
  const mode = useStore(store, (s) => s.mode);
  const branch = useStore(store, (s) => `${s.chapterAt} ${s.path.join(".")}`);
  const chapter = useStore(store, (s) => s.chapterAt);
  useEffect(() => setPageTitle(en.shell.title(`${en.study.note}: ${title}`)), [title]);
  return (
    <StudyContextProvider value={store}>
      {mode === "play" ? <StudyPlay key={chapter} /> : <StudyReader key={branch} />}
    </StudyContextProvider>
  );
}
