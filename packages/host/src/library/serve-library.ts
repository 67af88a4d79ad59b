/** The library of a host with its background work: measurements, and the mirrors that it follows. */
import type { App } from "../http/app.ts";
import type { HostServices } from "../services.ts";
import type { StartMeasure } from "./measure/match-thread.ts";
import { createMeasureService } from "./measure/measure-service.ts";
import { createMirrorService } from "./mirrors/mirror-service.ts";
import { mirrorRoutes } from "./mirrors/routes.ts";
import { libraryRoutes } from "./routes.ts";

export interface Library {
  /** Begins the background work. */
  start(): Promise<void>;
  close(): void;
}

/** Adds the routes of the library. */
export function serveLibrary(app: App, services: HostServices, startMeasure?: StartMeasure): Library {
  const measuring = createMeasureService(services, startMeasure);
  const following = createMirrorService(services);
  libraryRoutes(app, services, measuring);
  mirrorRoutes(app, services, following);
  return {
    async start() {
      await measuring.start();
      following.start();
    },
    close() {
      measuring.close();
      following.close();
    },
  };
}
