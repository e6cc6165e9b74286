import { useEffect, useRef } from "react";
import { Button } from "../../forms/controls.tsx";
import { useText } from "../../language/text.ts";
import { useTheme } from "@perya/ui/theme";
import { popupClosed } from "../popup-closed.ts";
import { loadRecaptcha, recaptchaFailed } from "./recaptcha.ts";

/** A caller that waits for Google's proof of a person. */
export interface GoogleAsked {
  readonly siteKey: string;
  readonly resolve: (token: string) => void;
  readonly reject: (problem: Error) => void;
}

/** How wide the box is (px) where it is not "compact". */
const USUAL_WIDTH = 304;

/**
 * Google's check in its place on a page. It can't stand in a dialog: its pictures open beside
 * whatever it stands in, where a dialog lets nobody press.
 */
export function GoogleCheck({ asked }: { asked: GoogleAsked }) {
  const t = useText("verification");
  const section = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  // The button that asked waits, so users of a keyboard or a screen reader are led here.
  useEffect(() => section.current?.focus(), []);
  useEffect(() => {
    const box = document.createElement("div");
    place.current?.append(box);
    const { siteKey: sitekey, resolve, reject } = asked;
    const size = box.clientWidth < USUAL_WIDTH ? "compact" : "normal";
    loadRecaptcha()
      .then((google) =>
        google.render(box, {
          sitekey,
          theme,
          size,
          callback: resolve,
          "error-callback": () => reject(recaptchaFailed()),
        }),
      )
      .catch(reject);
    return () => box.remove();
  }, [asked, theme]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t("google.title")}
      className="grid justify-items-stretch gap-3 rounded-2xl border border-line bg-ground p-4"
    >
      <p className="text-soft">{t("google.text")}</p>
      <div ref={place} className="min-h-20" />
      <Button onClick={() => asked.reject(popupClosed())} className="justify-self-start">
        {t("google.cancel")}
      </Button>
    </section>
  );
}
