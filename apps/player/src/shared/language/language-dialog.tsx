import { LANGUAGES, type Language } from "@perya/languages";
import { Dialog } from "../dialogs/dialog.tsx";
import { Icon } from "../pictures/icon.tsx";
import { chosenLanguage } from "./language.ts";
import { useText } from "./text.ts";
import { changeLanguage } from "./change-language.ts";

const WRITTEN = LANGUAGES.filter(({ written }) => written);
const COMING = LANGUAGES.filter(({ written }) => !written);

/** Those languages by their own names that the site speaks, and a press away those it will. */
export default function LanguageDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText("language");
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <Choices of={WRITTEN} />
      <details
        open={COMING.some(({ code }) => code === chosenLanguage().code)}
        className="group grid"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-xl font-semibold [&::-webkit-details-marker]:hidden">
          <h3>{t("coming")}</h3>
          <Icon
            name="down"
            className="text-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <p className="pb-3 text-sm text-soft">{t("comingText")}</p>
        <Choices of={COMING} />
      </details>
    </Dialog>
  );
}

function Choices({ of }: { readonly of: readonly Language[] }) {
  const chosen = chosenLanguage().code;
  return (
    <ul className="grid grid-cols-2 gap-2">
      {of.map(({ code, tag, dir, name }) => (
        <li key={code}>
          <button
            type="button"
            lang={tag}
            dir={dir}
            aria-current={code === chosen}
            onClick={() => void changeLanguage(code)}
            className="flex min-h-12 w-full items-center rounded-xl border border-line bg-raised px-3.5 text-start hover:border-soft aria-[current=true]:border-bulb aria-[current=true]:font-semibold"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
