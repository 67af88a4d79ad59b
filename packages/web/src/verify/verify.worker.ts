/** Verifies one record and posts the report; the page starts a worker per record. */
import { proveText, type VerificationReport } from "./verification-report.ts";

self.onmessage = ({ data }: MessageEvent<string>) => {
  proveText(data).then(
    (report) => self.postMessage(report),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      self.postMessage({ problem: { code: "WEB_UNEXPECTED", about: { message } } } satisfies VerificationReport);
    },
  );
};
