import { useEffect, useState } from "react";
import { formatDuration } from "../online/clocks.ts";
import { hostNow } from "../online/store.ts";

/** How long a ticket has waited, updated every second. `text` puts the time into a sentence. */
export function Waited({ since, text }: { readonly since: number; readonly text: (time: string) => string }) {
  const [now, setNow] = useState(hostNow);
  useEffect(() => {
    const ticking = setInterval(() => setNow(hostNow()), 1000);
    return () => clearInterval(ticking);
  }, []);
  // Screen readers are told when an opponent is found, not every second.
  return <span aria-live="off">{text(formatDuration(Math.max(0, now - since)))}</span>;
}
