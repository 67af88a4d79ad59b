import { Button, Dialog } from "@starboard/ui";
import type { Me } from "@starboard/wire/host";
import { type LibraryItemDetail, type LibraryPage, LICENCES, type Licence, MAX_TAGS } from "@starboard/wire/library";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { Field, Form } from "../online/AccountForm.tsx";
import { call } from "../online/api.ts";
import { type Problem, ProblemError, toProblem } from "../problems.ts";
import { link, navigate } from "../router.ts";
import { SelectField } from "../shell/fields.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { forgetFork, forkOf } from "./forked.ts";
import "../online/account.css";
import "../online/online.css";
import "./library.css";

const words = en.library.publish;

export interface Publisher {
  readonly game: string;
  readonly kind: string;
  readonly kindTitle: string;
  readonly name: string;
  readonly content: object;
  /** The editor whose draft it is; absent for kinds without one. */
  readonly editor?: string;
}

/** Who publishes, and what they have published of this kind. */
async function loadMaker({ game, kind }: Publisher): Promise<{ readonly me: Me; readonly own: LibraryPage["items"] }> {
  const me = await call<Me>("GET", "me");
  if (me.kind !== "account" || me.person === null) return { me, own: [] };
  const page = await call<LibraryPage>("GET", `library?maker=${me.person}&game=${game}&kind=${kind}`);
  return { me, own: page.items };
}

/** Dialog that publishes a file as a new item, or as a version of one. */
export function PublishDialog({ what, onClose }: { readonly what: Publisher; readonly onClose: () => void }) {
  const { value, problem } = useFetched(`publish ${what.game} ${what.kind}`, () => loadMaker(what));
  return (
    <Dialog title={words.title(what.kindTitle)} onClose={onClose}>
      {problem ? (
        <Refusal problem={problem} />
      ) : value === null ? (
        <p>{en.shell.loading}</p>
      ) : value.me.kind === "account" ? (
        <PublishForm what={what} own={value.own} onClose={onClose} />
      ) : (
        <p>
          {words.account} <a {...link({ at: "account" })}>{words.toAccount}</a>
        </p>
      )}
    </Dialog>
  );
}

function Refusal({ problem }: { readonly problem: Problem }) {
  return (
    <p className="bad" role="alert">
      {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
    </p>
  );
}

function PublishForm({
  what,
  own,
  onClose,
}: {
  readonly what: Publisher;
  readonly own: LibraryPage["items"];
  readonly onClose: () => void;
}) {
  const { game, kind, name, content, editor } = what;
  const fork = editor === undefined ? null : forkOf(game, editor);
  // A draft with the name of an own item is most likely its next version.
  const [into, setInto] = useState<string>(own.find((item) => item.name === name)?.item ?? "");
  const [about, setAbout] = useState("");
  const [tags, setTags] = useState("");
  const [licence, setLicence] = useState<Licence>("CC-BY-4.0");
  const [note, setNote] = useState("");
  const [isGoing, setGoing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = (): void => {
    if (isGoing) return;
    setGoing(true);
    const list = tags
      .split(",")
      .map((tag) => tag.trim().toLowerCase())
      .filter((tag) => tag !== "");
    const publishing =
      into === ""
        ? call<LibraryItemDetail>("POST", "library", {
            game,
            kind,
            content,
            about,
            tags: list,
            licence,
            ...(fork && { forkedFrom: fork.item }),
          })
        : call<LibraryItemDetail>("POST", `library/items/${into}/versions`, { content, note });
    publishing.then(
      ({ item }) => {
        if (editor !== undefined) forgetFork(game, editor);
        onClose();
        navigate({ at: "libraryItem", item });
      },
      (error: unknown) => {
        setGoing(false);
        const at = error instanceof ProblemError ? error.bad[0]?.at : undefined;
        const shown = toProblem(error);
        setProblem({ ...shown, about: { ...shown.about, ...(at && { at }) } });
      },
    );
  };
  return (
    <Form title="" label={words.title(what.kindTitle)} submit={send}>
      <p>
        <b>
          <bdi>{words.name(name)}</bdi>
        </b>{" "}
        <small>{editor === undefined ? words.nameInFile : words.nameHint}</small>
        {fork && into === "" && (
          <>
            {" "}
            <small>
              {en.library.forkedFrom} <bdi>{fork.name}</bdi>
            </small>
          </>
        )}
      </p>
      {own.length > 0 && (
        <SelectField
          label={words.as}
          value={into}
          of={["", ...own.map(({ item }) => item)]}
          name={(id) => (id === "" ? words.asNew : words.asVersion(own.find(({ item }) => item === id)?.name ?? ""))}
          onChange={setInto}
        />
      )}
      {into === "" ? (
        <>
          <Field label={words.about} value={about} onChange={setAbout} complete="off" />
          <Field label={words.tags} hint={words.tagsHint(MAX_TAGS)} value={tags} onChange={setTags} complete="off" />
          <SelectField
            label={words.licence}
            value={licence}
            of={LICENCES}
            name={en.library.licenceName}
            onChange={setLicence}
          />
        </>
      ) : (
        <Field label={words.note} value={note} onChange={setNote} complete="off" />
      )}
      {problem && <Refusal problem={problem} />}
      <div className="actions">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" look="main">
          {isGoing ? words.going : words.go}
        </Button>
      </div>
    </Form>
  );
}
