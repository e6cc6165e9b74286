import { openLegal } from "../../../shared/dialogs/legal-modal.ts";
import { useText } from "../../../shared/language/text.ts";

/** The two required checkboxes, with links to the terms and the privacy policy. */
export function Consent({ age, error }: { age: number; error: string | undefined }) {
  const t = useText("register");
  const opens = (text: "terms" | "privacy") => (words: React.ReactNode) => (
    <button
      type="button"
      onClick={() => openLegal(text)}
      className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4"
    >
      {words}
    </button>
  );
  return (
    <div className="grid gap-1">
      <Tick name="ageConfirmed">{t("age", { age })}</Tick>
      <Tick name="termsAccepted">{t("terms")}</Tick>
      <p className="ps-8 text-sm text-soft">
        {t.rich("read", { terms: opens("terms"), privacy: opens("privacy") })}
      </p>
      {error !== undefined && (
        <p role="alert" className="ps-8 text-sm font-medium text-coral">
          {error}
        </p>
      )}
    </div>
  );
}

function Tick({ name, children }: { name: string; children: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} required className="size-5 shrink-0" />
      <span>{children}</span>
    </label>
  );
}
