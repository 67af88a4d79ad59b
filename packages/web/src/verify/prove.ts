import type { VerificationReport } from "./verification-report.ts";

/** Verifies a record in a separate worker, so that long records do not block the page. */
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
