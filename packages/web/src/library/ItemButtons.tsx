import { Button, type HomePaper, Icon } from "@starboard/ui";
import type { LibraryItem } from "@starboard/wire/library";
import { useState } from "react";
import { fileName } from "../editors/drafts.ts";
import { printFonts } from "../editors/fonts.ts";
import { PrintDialog } from "../editors/PrintDialog.tsx";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { MeasureButton } from "../lab/MeasureButton.tsx";
import { announce } from "../shell/announce.tsx";
import { canFork, canMeasure, canPlay, canPrint, contentOf, forkItem, openItem, playItem } from "./item-actions.ts";

/** Buttons of an item: play, fork and print, as far as its kind allows. */
export function ItemButtons({ item, look }: { readonly item: LibraryItem; readonly look: "main" | "may" }) {
  const [isStarting, setStarting] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const attempt = (act: Promise<void>): Promise<void> => act.catch((error: unknown) => showProblem(toProblem(error)));
  const play = (): void => {
    if (isStarting) return;
    setStarting(true);
    void attempt(playItem(item)).then(() => setStarting(false));
  };
  const draw = async (paper: HomePaper): Promise<Uint8Array> => {
    const { editor, draft } = await openItem(item);
    return (await editor.print?.(draft, paper, await printFonts())) ?? new Uint8Array();
  };
  return (
    <>
      {canPlay(item) && (
        <Button look={look} label={en.library.playNamed(item.name)} onClick={play}>
          <Icon name="play" size={16} /> {isStarting ? en.library.starting : en.library.play}
        </Button>
      )}
      {canFork(item) && (
        <Button look="quiet" label={en.library.forkNamed(item.name)} onClick={() => void attempt(forkItem(item))}>
          <Icon name="fork" size={16} /> {en.library.fork}
        </Button>
      )}
      {canPrint(item) && (
        <Button look="quiet" label={en.library.printNamed(item.name)} onClick={() => setPrinting(true)}>
          <Icon name="print" size={16} /> {en.library.print}
        </Button>
      )}
      {canMeasure(item) && (
        <MeasureButton
          game={item.game}
          name={item.name}
          note={en.lab.files.versionNote(item.version.n)}
          content={() => contentOf(item.version.hash)}
        />
      )}
      {isPrinting && (
        <PrintDialog
          draw={draw}
          nameFor={(paper) => fileName(item.game, `${item.name} ${paper}`, "pdf")}
          onSaved={(name) => announce(en.editors.printed(name))}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
}
