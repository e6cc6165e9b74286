/** A language a player may choose. */
export interface Language {
  /** Its code on the site and in the API: "CN". */
  readonly code: LanguageCode;
  /** The BCP 47 tag for `lang`: "zh-Hans". */
  readonly tag: string;
  /** Its name in the language itself. */
  readonly name: string;
  readonly dir: "ltr" | "rtl";
  /** Whether the site is translated into it; until then its readers get English. */
  readonly written: boolean;
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "fa", "ur"]);
const WRITTEN: ReadonlySet<string> = new Set(["en", "fil", "zh-Hans", "vi", "ar"]);

/**
 * KO and KR read the same words, MY is Burmese and MS Malay, TY is Filipino, UR-LA is Urdu in Latin
 * letters. PT is Portugal: to a browser "pt" is Brazil, which has a code of its own.
 */
const NAMES = [
  ["EN", "en", "English"],
  ["TY", "fil", "Filipino"],
  ["CN", "zh-Hans", "简体中文"],
  ["VI", "vi", "Tiếng Việt"],
  ["AR", "ar", "العربية"],
  ["TW", "zh-Hant", "繁體中文"],
  ["JA", "ja", "日本語"],
  ["KO", "ko", "한국어"],
  ["KR", "ko-KR", "한국어 (대한민국)"],
  ["TH", "th", "ไทย"],
  ["LO", "lo", "ລາວ"],
  ["KM", "km", "ខ្មែរ"],
  ["MY", "my", "မြန်မာ"],
  ["ID", "id", "Bahasa Indonesia"],
  ["MS", "ms", "Bahasa Melayu"],
  ["HI", "hi", "हिन्दी"],
  ["BN", "bn", "বাংলা"],
  ["TA", "ta", "தமிழ்"],
  ["TE", "te", "తెలుగు"],
  ["NE", "ne", "नेपाली"],
  ["UR", "ur", "اردو"],
  ["UR-LA", "ur-Latn", "Urdu (Roman)"],
  ["FA", "fa", "فارسی"],
  ["TR", "tr", "Türkçe"],
  ["RU", "ru", "Русский"],
  ["KK", "kk", "Қазақша"],
  ["UZ", "uz", "Oʻzbekcha"],
  ["ES", "es", "Español"],
  ["PT", "pt-PT", "Português (Portugal)"],
  ["PT-BR", "pt-BR", "Português (Brasil)"],
  ["FR", "fr", "Français"],
  ["SW", "sw", "Kiswahili"],
] as const;

export type LanguageCode = (typeof NAMES)[number][0];

/** Every language of the site, the translated ones first. */
export const LANGUAGES: readonly Language[] = NAMES.map(([code, tag, name]) => ({
  code,
  tag,
  name,
  dir: RIGHT_TO_LEFT.has(tag) ? "rtl" : "ltr",
  written: WRITTEN.has(tag),
}));

/** The language every text is written in first, and the default until a reader chooses. */
export const ENGLISH: Language = {
  code: "EN",
  tag: "en",
  name: "English",
  dir: "ltr",
  written: true,
};

/** The language of a code, or English for an unknown code. */
export function languageOf(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language.code === code) ?? ENGLISH;
}
