import type { LanguageCode } from "./languages.ts";

/**
 * Whose readers also read another one's words. Urdu in Latin letters is not among them: its readers
 * may not read the Arabic script.
 */
const CLOSE: Readonly<Partial<Record<LanguageCode, LanguageCode>>> = {
  KO: "KR",
  KR: "KO",
  PT: "PT-BR",
  "PT-BR": "PT",
  TW: "CN",
  CN: "TW",
};

/**
 * The languages in which a reader of one may be shown an operator's text, the best first: the same,
 * a close one, the brand's default, English.
 */
export function readableLanguages(
  code: LanguageCode,
  brandsDefault: LanguageCode,
): readonly LanguageCode[] {
  const close = CLOSE[code];
  return [...new Set([code, ...(close ? [close] : []), brandsDefault, "EN" as const])];
}
