import { Button, type ButtonProps } from "@starboard/ui";
import { type ReactNode, useRef } from "react";

/** A button that lets the player choose a JSON file, such as a record. */
export function FileButton({
  label,
  look = "plain",
  icon,
  onFile,
}: {
  readonly label: string;
  readonly look?: ButtonProps["look"];
  readonly icon?: ReactNode;
  readonly onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        {icon}
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
