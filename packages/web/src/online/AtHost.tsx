import type { ComponentType, ReactNode } from "react";
import * as en from "../messages/en.ts";
import { TroublePage } from "../shell/Fallback.tsx";
import { useLine, useOnline } from "./store.ts";

/** Whatever is the host's: shown to everybody whom the host lets in, and to the others why not. */
export function AtHost({
  page: Page,
  children,
}: {
  readonly page: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}) {
  useLine();
  const banned = useOnline((s) => s.me?.banned);
  if (banned === undefined) return children;
  return (
    <Page>
      <TroublePage trouble={{ code: "ACCOUNT_BANNED", about: { why: banned } }} title={en.online.shut} />
    </Page>
  );
}
