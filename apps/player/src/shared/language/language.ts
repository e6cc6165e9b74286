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
 * Whether browsers have no names of months, zones or countries in the language of the words, or in
 * another script, and would silently use their own. Compared one by one, so that the build of any
 * other language drops what is only for these.
 */
export const BROWSERS_LACK_IT =
  import.meta.env.VITE_WORDS === "my" ||
  import.meta.env.VITE_WORDS === "km" ||
  import.meta.env.VITE_WORDS === "lo" ||
  import.meta.env.VITE_WORDS === "ne" ||
  import.meta.env.VITE_WORDS === "kk" ||
  import.meta.env.VITE_WORDS === "uz" ||
  import.meta.env.VITE_WORDS === "ur-Latn";

/** The tag for names that the browser knows, of countries for one: English where it lacks ours. */
export const NAMES = BROWSERS_LACK_IT ? "en" : WORDS;

/**
 * How dates and times are written: as the words are, by the common calendar and in the digits money
 * is written in.
 */
export const DATES = `${NAMES === "en" ? "en-GB" : NAMES}-u-ca-gregory-nu-latn`;

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
