import { Icon, Tool } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { useToasts } from "../problems.ts";

/** Toasts at the lower edge of the page, each with its stable code. */
export function Toasts() {
  const { list, dismiss } = useToasts();
  return (
    <output className="notifications">
      {list.map(({ key, code, about, tone }) => (
        <div key={key} className={`notice ${tone}`}>
          <Icon name={tone === "bad" ? "warn" : "check"} />
          <p>
            {en.problem(code, about)} {tone === "bad" && <code>{code}</code>}
          </p>
          <Tool label={en.shell.dismiss} onClick={() => dismiss(key)}>
            <Icon name="cross" />
          </Tool>
        </div>
      ))}
    </output>
  );
}
