import { Button } from "@starboard/ui";
import type { ComponentType, ReactNode } from "react";
import * as en from "../messages/en.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { hasBanner, StatusBanner } from "../shell/StatusBanner.tsx";
import { showProblem, toProblem } from "../problems.ts";
import { accountApi } from "./account-api.ts";
import { afterIdentityChange, useHostConnection, useOnline } from "./store.ts";

/** Signs out so that another person can use this browser. */
const leave = (): Promise<void> =>
  accountApi.leave().then(afterIdentityChange, (error: unknown) => showProblem(toProblem(error)));

/** Wraps pages that need a host. Banned players see the reason instead. */
export function RequireHost({
  page: Page,
  children,
}: {
  readonly page: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}) {
  useHostConnection();
  const banned = useOnline((s) => s.me?.banned);
  const announced = useOnline(hasBanner);
  if (banned === undefined)
    return (
      <div className={announced ? "at-host announced" : "at-host"}>
        <StatusBanner />
        {children}
      </div>
    );
  return (
    <Page>
      <ErrorPage
        problem={{ code: "ACCOUNT_BANNED", about: { why: banned } }}
        title={en.online.shut}
        note={en.online.shutLeaveText}
      >
        <Button onClick={() => void leave()}>{en.online.shutLeave}</Button>
      </ErrorPage>
    </Page>
  );
}
