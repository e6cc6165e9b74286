export { ENGLISH, languageOf, LANGUAGES, type Language, type LanguageCode } from "./languages.ts";
export { plainText } from "./plain-text.ts";
export { spelledDates, type DateLook } from "./spelled-dates.ts";
export { readableLanguages } from "./readable-languages.ts";
