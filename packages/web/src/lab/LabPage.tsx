import type { BotSpec } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import { type Measurement, readMeasurement, versionsOf } from "@starboard/lab/measurement";
import { Button, Icon } from "@starboard/ui";
import { useState } from "react";
import { hasBot, GAMES, loadBot } from "../games.ts";
import { fetchGame, type LoadedGame } from "../loaded-game.ts";
import * as en from "../messages/en.ts";
import { showProblem, showSuccess } from "../problems.ts";
import { navigate } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { saveText } from "../shell/files.ts";
import { Loading } from "../shell/Loading.tsx";
import { useCompact } from "../shell/media.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { KeptResults } from "./KeptResults.tsx";
import { LabForm } from "./LabForm.tsx";
import { expectedMs, openKept, startLab, useLab } from "./lab-job.ts";
import { labLink, readLabLink } from "./lab-link.ts";
import { LabResults } from "./LabResults.tsx";
import { useLabForm } from "./use-lab-form.ts";
import "./lab.css";

interface Opened {
  readonly loaded: LoadedGame;
  readonly spec: BotSpec<Shape>;
  /** The measurement of a link or a kept result. */
  readonly plan: Measurement | null;
  /** What could not be opened. */
  readonly lost: string | null;
}

async function open(asked: string | undefined, result: string | undefined): Promise<Opened> {
  let lost: string | null = null;
  if (result !== undefined && !(await openKept(result))) lost = en.lab.resultLost;
  const { run } = useLab.getState();
  const isRunning = run?.is === "running" || run?.is === "paused";
  let raw: unknown = result !== undefined || (asked === undefined && isRunning) ? run?.plan : undefined;
  try {
    raw = (await readLabLink(location.hash)) ?? raw;
  } catch {
    lost = en.lab.linkLost;
  }
  const named = (raw as Partial<Measurement> | null | undefined)?.game;
  const game = [named, asked].find((id) => id !== undefined && hasBot(id)) ?? (GAMES[0] as string);
  const [loaded, bot] = await Promise.all([fetchGame(game), loadBot(game)]);
  const spec = bot as BotSpec<Shape>;
  const read = raw === undefined ? null : readMeasurement(raw, () => spec);
  if (read && "bad" in read) lost = en.lab.linkLost;
  return { loaded, spec, plan: read && "ok" in read ? read.ok : null, lost };
}

/** The lab: what is measured on the left, the figures on the right. */
export function LabPage({
  asked,
  result,
}: {
  readonly asked: string | undefined;
  readonly result: string | undefined;
}) {
  const key = `${asked ?? ""} ${result ?? ""} ${location.hash}`;
  const { value, problem } = useFetched(`lab ${key}`, () => open(asked, result));
  if (problem) return <ErrorPage problem={problem} title={en.lab.title} />;
  if (!value) return <Loading />;
  return <Lab key={`${key} ${value.loaded.id}`} opened={value} />;
}

function Lab({ opened: { loaded, spec, plan: initial, lost } }: { readonly opened: Opened }) {
  const form = useLabForm(loaded, spec, initial);
  const [hasTried, setTried] = useState(false);
  const run = useLab((state) => state.run);
  const compact = useCompact();
  const { plan } = form;
  const expected = plan && expectedMs(plan);
  const begin = (): void => {
    setTried(true);
    if (!plan) return;
    startLab(plan);
    // The address now leads to this measurement.
    void labLink(plan).then((link) => history.replaceState(null, "", link));
  };
  const copy = (): void => {
    setTried(true);
    if (!plan) return;
    void labLink(plan).then((link) =>
      (navigator as { clipboard?: Clipboard }).clipboard?.writeText(link).then(
        () => showSuccess({ code: "WEB_LINK_COPIED" }),
        () => showProblem({ code: "WEB_LINK_BLOCKED" }),
      ),
    );
  };
  const setUp = (
    <section className="lab-form" aria-label={en.lab.setUp}>
      {lost !== null && (
        <p className="bad" role="alert">
          {lost}
        </p>
      )}
      <LabForm loaded={loaded} spec={spec} form={form} hasTried={hasTried} />
      <Button look="may" onClick={begin}>
        <Icon name="play" size={16} /> {run ? en.lab.again : en.lab.start}
      </Button>
      {expected !== null && plan && (
        <p className="panel-note">{en.lab.estimate(expected, plan.matches * versionsOf(plan))}</p>
      )}
      <div className="row">
        <Button onClick={copy}>
          <Icon name="link" size={16} /> {en.lab.copyLink}
        </Button>
        <Button
          onClick={() => {
            setTried(true);
            if (plan) saveText(`${JSON.stringify(plan, null, 2)}\n`, `starboard-lab-${plan.game}.json`);
          }}
        >
          <Icon name="save" size={16} /> {en.lab.savePlan}
        </Button>
      </div>
    </section>
  );
  const head = (
    <header>
      <h1>{en.lab.title}</h1>
      <p>{en.lab.lead}</p>
    </header>
  );
  const results = run ? <LabResults run={run} /> : <p className="lab-empty">{en.lab.empty}</p>;
  const kept = <KeptResults running={run?.id ?? null} onOpen={(id) => navigate({ at: "lab", result: id })} />;
  // On a phone the figures of a run come first, and the set-up is folded away.
  if (compact)
    return (
      <main className="lab" id="content">
        {head}
        {run && results}
        {run ? (
          <details className="lab-fold">
            <summary>{en.lab.setUp}</summary>
            {setUp}
          </details>
        ) : (
          setUp
        )}
        {kept}
      </main>
    );
  return (
    <main className="lab" id="content">
      <div className="lab-side">
        {head}
        {setUp}
      </div>
      <div className="lab-main">
        {results}
        {kept}
      </div>
    </main>
  );
}
