import { LANGUAGES, type Language } from "@perya/languages";
import { Dialog } from "../dialog.tsx";
import { chosenLanguage } from "./language.ts";
import { useText } from "../text.ts";
import { changeLanguage } from "./change-language.ts";

const WRITTEN = LANGUAGES.filter(({ written }) => written);
const COMING = LANGUAGES.filter(({ written }) => !written);

/** Every language by its own name: first those the site speaks, then those it will. */
export default function LanguageDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText("language");
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <Choices of={WRITTEN} />
      <h3 className="font-semibold">{t("coming")}</h3>
      <p className="text-sm text-soft">{t("comingText")}</p>
      <Choices of={COMING} />
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
