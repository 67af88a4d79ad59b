import { Logo } from "@starboard/ui";
import * as en from "../messages/en.ts";

/** Placeholder while a part of the page loads. */
export function Loading({ text = en.shell.loading }: { readonly text?: string }) {
  return (
    <output className="loading">
      <Logo />
      <span className="sr">{text}</span>
    </output>
  );
}
