import type { VerificationReport } from "./verification-report.ts";

/** Proves a record in a worker of its own, so that thousands of dice never hold the page up. */
export function prove(text: string): Promise<VerificationReport> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./verify.worker.ts", import.meta.url), { type: "module", name: "verify" });
    const done = (report: VerificationReport): void => {
      worker.terminate();
      resolve(report);
    };
    worker.onmessage = ({ data }: MessageEvent<VerificationReport>) => done(data);
    worker.onerror = (event) => {
      event.preventDefault();
      done({ problem: { code: "WEB_LOAD" } });
    };
    worker.postMessage(text);
  });
}
