import type { Report } from "./verification-report.ts";

/** Proves a record in a worker of its own, so that thousands of dice never hold the page up. */
export function prove(text: string): Promise<Report> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./verify.worker.ts", import.meta.url), { type: "module", name: "verify" });
    const done = (report: Report): void => {
      worker.terminate();
      resolve(report);
    };
    worker.onmessage = ({ data }: MessageEvent<Report>) => done(data);
    worker.onerror = (event) => {
      event.preventDefault();
      done({ trouble: { code: "WEB_LOAD" } });
    };
    worker.postMessage(text);
  });
}
