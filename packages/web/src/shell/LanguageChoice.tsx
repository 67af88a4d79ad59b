/** Switches the language of all texts, at once and for good. */
import { LANGUAGES } from "@starboard/kit";
import { Icon, useLanguage } from "@starboard/ui";
import { languageNames } from "../messages/language-names.ts";
import { useSettings } from "../settings/store.ts";

/** A button for each language, for menus and for the foot of a page. */
export function LanguageChoice({ className }: { readonly className: string }) {
  const now = useLanguage();
  const set = useSettings((s) => s.set);
  return (
    <>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          className={className}
          lang={one}
          aria-pressed={now === one}
          onClick={() => set({ language: one })}
        >
          <Icon name={now === one ? "check" : "globe"} />
          {languageNames[one]}
        </button>
      ))}
    </>
  );
}
