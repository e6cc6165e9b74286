import type { PatternName } from "@perya/patterns";

interface Words {
  readonly title: string;
  /** A matching text. */
  readonly example: string;
}

/** What each pattern accepts, and a matching text. */
export const PATTERN_WORDS: Readonly<Record<PatternName, Words>> = {
  any: { title: "Any characters", example: "anything, even 👋" },
  "letter-first": { title: "Letters and digits, starting with a letter", example: "maria2000" },
  "kanji-and-digits": { title: "Kanji and digits", example: "山田太郎3" },
  email: { title: "E-mail address", example: "maria@example.com" },
  "letters-or-digits": { title: "Letters or digits only", example: "abc123" },
  "letters-and-digits": { title: "Letters and digits, at least one of each", example: "maria2000" },
  digits: { title: "Digits only", example: "0917555" },
  "letters-and-digits-one-uppercase": {
    title: "Letters and digits, at least one capital",
    example: "Maria2000",
  },
  "letters-and-spaces": { title: "English letters and spaces", example: "Maria Cruz" },
  "no-spaces": { title: "Anything without spaces", example: "@maria_cruz" },
  "chinese-and-punctuation": {
    title: "Chinese characters and punctuation",
    example: "阿不都·热合曼",
  },
  "date-year-first": { title: "Date, year first", example: "2000-02-29" },
  "date-month-first": { title: "Date, month first", example: "02-29-2000" },
  korean: { title: "Korean only", example: "김민수" },
  thai: { title: "Thai only", example: "สมชาย" },
  "thai-or-english": { title: "Thai or English, with spaces", example: "Somchai ใจดี" },
  "uppercase-and-spaces": { title: "Capitals and spaces", example: "MARIA CRUZ" },
  "strong-password": { title: "Capital, small letter, digit and symbol", example: "Fiesta-2026" },
  "full-name": { title: "First and last name", example: "Maria Cruz" },
  "full-width-japanese": { title: "Full-width Japanese", example: "ヤマダ　タロウ" },
  uppercase: { title: "Capitals only", example: "MARIA" },
};
