import { Button, Dialog, Icon, IssueList } from "@starboard/ui";
import type { LibraryItem, LibraryItemDetail, LibraryPage } from "@starboard/wire/library";
import type { AnyFileKind } from "@starboard/kit";
import { useState } from "react";
import { useFilePicker } from "../editors/use-file-picker.tsx";
import { contentOf } from "../library/item-actions.ts";
import { PictureSvg } from "../library/Picture.tsx";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { showProblem, toProblem } from "../problems.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { type MeasuredFile, measuredDrafts, playableKinds, readMeasuredFile } from "./measured-file.ts";

/** The file of a version, or of all matches, with a button that opens the choice. */
export function FileChoice({
  game,
  letter,
  file,
  isWrong,
  onFile,
}: {
  readonly game: string;
  /** "A" or "B"; null without a comparison. */
  readonly letter: string | null;
  readonly file: MeasuredFile | null;
  readonly isWrong: boolean;
  readonly onFile: (file: MeasuredFile | null) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const label = letter === null ? en.lab.files.with : en.lab.files.chooseFor(letter);
  return (
    <div className={`lab-file${letter === null ? "" : ` version-${letter.toLowerCase()}`}`}>
      <button
        type="button"
        className="lab-file-card"
        aria-label={`${label}. ${file?.name ?? ""}`}
        onClick={() => setOpen(true)}
      >
        {letter !== null && <b>{letter}</b>}
        {file?.picture && (
          <span className="lab-file-picture">
            <PictureSvg picture={file.picture} />
          </span>
        )}
        <span className="lab-file-name">
          {file ? (
            <>
              <bdi>{file.name}</bdi>
              {file.note !== "" && <small>{file.note}</small>}
            </>
          ) : letter === null ? (
            en.lab.files.with
          ) : (
            en.lab.files.choose
          )}
        </span>
        {file === null && <Icon name="plus" size={16} />}
      </button>
      {file && letter === null && (
        <Button look="quiet" label={en.lab.files.clear(file.name)} onClick={() => onFile(null)}>
          <Icon name="cross" size={16} />
        </Button>
      )}
      {isWrong && <IssueList issues={[{ at: "", code: "LAB_VERSION", text: en.lab.errors.file }]} />}
      {isOpen && (
        <FileDialog
          game={game}
          title={label}
          mayBeNone={letter !== null}
          onFile={(chosen) => {
            setOpen(false);
            onFile(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Without a file the match is as printed. The seat follows from the other version. */
const printed = (): MeasuredFile => ({
  name: en.lab.files.none,
  note: en.lab.files.noneNote,
  kind: null,
  options: {},
  seat: null,
  picture: null,
  facts: [],
});

function FileDialog({
  game,
  title,
  mayBeNone,
  onFile,
  onClose,
}: {
  readonly game: string;
  readonly title: string;
  readonly mayBeNone: boolean;
  readonly onFile: (file: MeasuredFile) => void;
  readonly onClose: () => void;
}) {
  const kinds = useFetched(`playable ${game}`, () => playableKinds(game)).value ?? [];
  const picker = useFilePicker();
  const take = (raw: unknown, note: string): void => {
    if (raw === undefined) return;
    const file = readMeasuredFile(kinds, raw, note);
    if (file) onFile(file);
    else showProblem({ code: "LAB_FILE" });
  };
  const drafts = measuredDrafts(game, kinds, en.lab.files.draft);
  return (
    <Dialog title={title} onClose={onClose} wide>
      <div className="lab-files">
        <section>
          <h3>{en.lab.files.drafts}</h3>
          {drafts.length === 0 && <p className="panel-note">{en.lab.files.noDrafts}</p>}
          <ul>
            {drafts.map((draft) => (
              <li key={draft.kind}>
                <Button onClick={() => onFile(draft)}>
                  <bdi>{draft.name}</bdi>
                </Button>
                <small>{en.library.kindName(draft.kind ?? "")}</small>
              </li>
            ))}
          </ul>
          <div className="row">
            <Button
              onClick={() =>
                void picker.json(() => showProblem({ code: "LAB_FILE" })).then((raw) => take(raw, en.lab.files.file))
              }
            >
              <Icon name="open" size={16} /> {en.lab.files.device}
            </Button>
            {mayBeNone && <Button onClick={() => onFile(printed())}>{en.lab.files.none}</Button>}
          </div>
          {picker.input}
        </section>
        <LibraryChoice game={game} kinds={kinds} onContent={take} />
      </div>
    </Dialog>
  );
}

/** Items of the library that can be played, with their versions. */
function LibraryChoice({
  game,
  kinds,
  onContent,
}: {
  readonly game: string;
  readonly kinds: readonly AnyFileKind[];
  readonly onContent: (raw: unknown, note: string) => void;
}) {
  const [search, setSearch] = useState("");
  const query = new URLSearchParams({ game, ...(search.trim() !== "" && { search: search.trim() }) }).toString();
  const { value, problem } = useFetched(`lab library ${query}`, () => call<LibraryPage>("GET", `library?${query}`));
  const items = value?.items.filter(({ kind }) => kinds.some(({ id }) => id === kind)) ?? [];
  const choose = (hash: string, n: number): void => {
    contentOf(hash).then(
      (content) => onContent(content, en.lab.files.versionNote(n)),
      (error: unknown) => showProblem(toProblem(error)),
    );
  };
  return (
    <section>
      <h3>{en.lab.files.library}</h3>
      <input
        className="field"
        type="search"
        maxLength={60}
        value={search}
        placeholder={en.lab.files.search}
        aria-label={en.lab.files.search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {problem && <p className="panel-note">{en.lab.files.noLibrary}</p>}
      {value && items.length === 0 && <p className="panel-note">{en.lab.files.nothing}</p>}
      <ul>
        {items.map((item) => (
          <ItemVersions key={item.item} item={item} onChoose={choose} />
        ))}
      </ul>
    </section>
  );
}

function ItemVersions({
  item,
  onChoose,
}: {
  readonly item: LibraryItem;
  readonly onChoose: (hash: string, n: number) => void;
}) {
  const [earlier, setEarlier] = useState<LibraryItemDetail["versions"]>([]);
  const { version, name, kind, maker } = item;
  const loadEarlier = (): void => {
    call<LibraryItemDetail>("GET", `library/items/${item.item}`).then(
      ({ versions }) => setEarlier(versions.filter(({ n }) => n !== version.n)),
      (error: unknown) => showProblem(toProblem(error)),
    );
  };
  return (
    <li>
      <span>
        <bdi>{name}</bdi> <small>{en.lab.files.byMaker(en.library.kindName(kind), maker.name)}</small>
      </span>
      {[version, ...earlier].map(({ hash, n }) => (
        <Button key={n} label={`${name}, ${en.lab.files.version(n)}`} onClick={() => onChoose(hash, n)}>
          {en.lab.files.version(n)}
        </Button>
      ))}
      {version.n > 1 && earlier.length === 0 && (
        <Button look="quiet" label={en.lab.files.earlier(name)} onClick={loadEarlier}>
          <Icon name="more" size={16} />
        </Button>
      )}
    </li>
  );
}
