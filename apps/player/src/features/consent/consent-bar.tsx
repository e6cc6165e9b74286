import { useEffect } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { setConsent, useConsent } from "../../shared/device/consent.ts";
import { openSiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";
import { loadGoogleTag } from "./google-tag.ts";

interface ConsentBarProps {
  readonly gtagId: string;
  /** Whether the visitor wants to be asked again. */
  readonly again: boolean;
}

/**
 * Asks once whether visits may be counted, and counts where they may: Google's tag is not loaded
 * before a yes, and both answers are equally easy.
 */
export default function ConsentBar({ gtagId, again }: ConsentBarProps) {
  const t = useText("consent");
  const consent = useConsent();
  useEffect(() => {
    if (consent === "yes") loadGoogleTag(gtagId);
  }, [consent, gtagId]);
  if (consent !== undefined && !again) return null;
  const say = (answer: "yes" | "no") => {
    setConsent(answer);
    openSiteDialog(undefined);
    // A loaded tag can't be unloaded; the next page comes without it.
    if (answer === "no" && consent === "yes") location.reload();
  };
  return (
    <section
      aria-label={t("title")}
      className="fixed inset-x-2 bottom-2 z-30 mx-auto grid max-w-3xl gap-3 rounded-2xl border border-line bg-overlay p-4 shadow-2xl max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] sm:flex sm:items-center sm:gap-5"
    >
      <p className="flex-1 text-sm text-soft">
        {t("text")}{" "}
        <Link
          to="/privacy"
          className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4"
        >
          {t("more")}
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => say("no")}>{t("no")}</Button>
        <Button onClick={() => say("yes")}>{t("yes")}</Button>
      </div>
    </section>
  );
}
