export { ENGLISH, languageOf, LANGUAGES, type Language, type LanguageCode } from "./languages.ts";
export { plainText } from "./plain-text.ts";
export { readableLanguages } from "./readable-languages.ts";
