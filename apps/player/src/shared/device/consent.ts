import { sourceOf, useStore } from "@perya/ui/store";

/** Whether a visitor consents to visit statistics; undefined until they answer. */
type Consent = "yes" | "no" | undefined;

const STORAGE_KEY = "perya-consent";
const consent = sourceOf<Consent>(() => {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === "yes" || stored === "no" ? stored : undefined;
});

/** Keeps the answer on this device. */
export function setConsent(answer: "yes" | "no"): void {
  localStorage.setItem(STORAGE_KEY, answer);
  consent.changed();
}

/**
 * The answer, updated as it changes. Visitors are asked only once the device has taken over the
 * page.
 */
export function useConsent(): Consent {
  return useStore(consent, () => "no");
}
