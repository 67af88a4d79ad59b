/** How each command is used, where another language says it. In English each command says it itself. */
import { translatable } from "@starboard/kit";

export const en = translatable("cli/usage", {
  of: (_command: string): string | undefined => undefined,
});
