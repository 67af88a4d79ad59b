import { Button, Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { navigate } from "../router.ts";
import { playableKinds, readMeasuredFile, useHandedFile } from "./measured-file.ts";

/** Hands a file to the lab and opens it. */
export function MeasureButton({
  game,
  name,
  note,
  content,
}: {
  readonly game: string;
  readonly name: string;
  /** Where the file comes from. */
  readonly note: string;
  readonly content: () => Promise<unknown>;
}) {
  const measure = async (): Promise<void> => {
    const file = readMeasuredFile(await playableKinds(game), await content(), note);
    if (!file) return showProblem({ code: "LAB_FILE" });
    useHandedFile.setState({ handed: { game, file } });
    navigate({ at: "lab", game });
  };
  return (
    <Button
      look="quiet"
      label={en.lab.measureNamed(name)}
      onClick={() => void measure().catch((error: unknown) => showProblem(toProblem(error)))}
    >
      <Icon name="chart" size={16} /> {en.lab.measure}
    </Button>
  );
}
