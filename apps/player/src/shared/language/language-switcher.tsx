import { useState } from "react";
import { part } from "../loading/part.tsx";
import { chosenLanguage } from "./language.ts";
import { useText } from "./text.ts";

const LanguageDialog = part(() => import("./language-dialog.tsx"));

/** The language of the site, and a press away the others. The list comes with the press. */
export function LanguageSwitcher({ className = "" }: { readonly className?: string }) {
  const t = useText("shell");
  const [open, setOpen] = useState(false);
  const { tag, name } = chosenLanguage();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`flex min-h-11 items-center gap-2 ${className}`}
      >
        <Globe />
        <span className="sr-only">{t("language")}</span>
        <bdi lang={tag}>{name}</bdi>
      </button>
      {open && <LanguageDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Globe() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
    </svg>
  );
}
