/** The zeros of the scripts people type amounts in; each is followed by its one to nine. */
const ZEROS: readonly number[] = [
  0x0660, // Arabic-Indic
  0x06f0, // Persian, Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x0e50, // Thai
  0x0ed0, // Lao
  0x1040, // Burmese
  0x17e0, // Khmer
  0xff10, // full width, as Chinese, Japanese and Korean keyboards type
];

const DIGITS: ReadonlyMap<string, string> = new Map(
  ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)]),
  ),
);

/**
 * A text with the digits of other scripts as 0 to 9, because a keyboard types those of its own
 * script. Nothing else changes.
 */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => DIGITS.get(digit) ?? digit);
}
