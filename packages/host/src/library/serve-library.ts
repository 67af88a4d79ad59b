/** The library of a host with its background work: measurements, proofs, and the mirrors that it follows. */
import type { App } from "../http/app.ts";
import type { HostServices } from "../services.ts";
import type { StartMeasure } from "./measure/match-thread.ts";
import { createMeasureService } from "./measure/measure-service.ts";
import { createMirrorService } from "./mirrors/mirror-service.ts";
import { mirrorRoutes } from "./mirrors/routes.ts";
import { createProofService } from "./proof/proof-service.ts";
import type { StartProof } from "./proof/proof-thread.ts";
import { libraryRoutes } from "./routes.ts";

export interface Library {
  /** Begins the background work. */
  start(): Promise<void>;
  close(): void;
}

/** Adds the routes of the library. */
export function serveLibrary(
  app: App,
  services: HostServices,
  startMeasure?: StartMeasure,
  startProof?: StartProof,
): Library {
  const measuring = createMeasureService(services, startMeasure);
  const proving = createProofService(services, startProof);
  const following = createMirrorService(services, (kind, hash) => proving.ask(kind, hash));
  libraryRoutes(app, services, async (kind, hash) => {
    await measuring.ask(hash);
    await proving.ask(kind, hash);
  });
  mirrorRoutes(app, services, following);
  return {
    async start() {
      await measuring.start();
      await proving.start();
      following.start();
    },
    close() {
      measuring.close();
      proving.close();
      following.close();
    },
  };
}
