declare global {
  interface ImportMetaEnv {
    /** Set by the build of each language (`tools/messages/plugin.ts`). */
    readonly VITE_WORDS?: string;
  }
}

/** Holds the code of the chosen language; the server picks the page by it. */
const COOKIE = "lang";
const YEAR_SECONDS = 31_536_000;

/**
 * The tag of the language the words are in, as they were built: the chosen one's, or English where
 * there are none in that yet.
 */
export const WORDS = import.meta.env.VITE_WORDS ?? "en";

/**
 * How dates and times are written: as the words are, by the common calendar and in the digits money
 * is written in.
 */
export const DATES = `${WORDS === "en" ? "en-GB" : WORDS}-u-ca-gregory-nu-latn`;

/**
 * The language that was chosen: its code on the site and its API, its tag, and its name in the
 * language itself.
 */
export function chosenLanguage(): {
  readonly code: string;
  readonly tag: string;
  readonly name: string;
} {
  const { lang, dataset } = document.documentElement;
  return {
    code: dataset["language"] ?? "EN",
    tag: lang,
    name: dataset["languageName"] ?? "English",
  };
}

/** Whether anyone chose a language on this device. */
export function hasChosenLanguage(): boolean {
  return document.cookie.split("; ").some((cookie) => cookie.startsWith(`${COOKIE}=`));
}

/** Keeps a language on this device, by its code. The next page is in it. */
export function storeLanguage(code: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the server reads it before scripts run
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
