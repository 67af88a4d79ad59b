import { Icon, Tool } from "@starboard/ui";
import { useEffect, useState } from "react";
import { gameTitle } from "../games.ts";
import * as en from "../messages/en.ts";
import { type KeptHead, listKept, removeKept } from "./lab-storage.ts";
import { useLab } from "./lab-job.ts";
import "./results.css";

/** The results on this device, each with a link that opens it. */
export function KeptResults({
  running,
  onOpen,
}: {
  /** The result that is shown. */
  readonly running: string | null;
  readonly onOpen: (id: string) => void;
}) {
  const [heads, setHeads] = useState<readonly KeptHead[]>([]);
  const is = useLab((state) => state.run?.is);
  useEffect(() => {
    let here = true;
    void listKept().then((all) => here && setHeads(all));
    return () => {
      here = false;
    };
  }, [running, is]);
  const others = heads.filter(({ id }) => id !== running);
  if (others.length === 0) return null;
  return (
    <section className="lab-card" aria-labelledby="lab-kept">
      <header>
        <h2 id="lab-kept">{en.lab.kept}</h2>
        <p>{en.lab.keptNote}</p>
      </header>
      <ul className="lab-kept">
        {others.map(({ id, plan, played, at }) => {
          const name = en.lab.keptName(gameTitle(plan.game), plan.compare?.versions.map((one) => one.name) ?? null);
          return (
            <li key={id}>
              <button type="button" className="link" aria-label={en.lab.open(name)} onClick={() => onOpen(id)}>
                <bdi>{name}</bdi>
              </button>
              <span className="n">{en.lab.playedOf(played, plan.matches * (plan.compare ? 2 : 1), false)}</span>
              <time dateTime={new Date(at).toISOString()}>{en.day(at)}</time>
              <Tool
                label={en.lab.remove(name)}
                onClick={() => {
                  void removeKept(id).then(listKept).then(setHeads);
                }}
              >
                <Icon name="trash" />
              </Tool>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
