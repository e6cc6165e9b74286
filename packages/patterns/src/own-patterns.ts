/** The character classes that a brand's own pattern may use. */
const CLASSES = {
  uppercase: /[A-Z]/,
  lowercase: /[a-z]/,
  digit: /[0-9]/,
  space: / /,
  hyphen: /[-_]/,
  symbol: /[!-,./:-@[-^`{-~]/,
  latin: /\p{Script=Latin}/u,
  han: /\p{Script_Extensions=Han}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  hangul: /\p{Script=Hangul}/u,
  thai: /\p{Script=Thai}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  arabic: /\p{Script=Arabic}/u,
  devanagari: /\p{Script=Devanagari}/u,
} as const;

export type CharacterClass = keyof typeof CLASSES;

export const CHARACTER_CLASSES = Object.keys(CLASSES) as readonly CharacterClass[];

export function isCharacterClass(name: string): name is CharacterClass {
  return Object.hasOwn(CLASSES, name);
}

/** The three slots a brand may fill. */
export const OWN_PATTERN_NAMES = ["own-1", "own-2", "own-3"] as const;

export type OwnPatternName = (typeof OWN_PATTERN_NAMES)[number];

/**
 * Every character must be of an allowed class, and each needed class must occur at least once.
 * `message` is the site's error text, in the brand's words.
 */
export interface OwnPattern {
  readonly allowed: readonly CharacterClass[];
  readonly needed: readonly CharacterClass[];
  readonly message: string;
}

export type OwnPatterns = Readonly<Partial<Record<OwnPatternName, OwnPattern>>>;

/** Whether a text matches a brand's own pattern. */
export function hasOwnPattern({ allowed, needed }: OwnPattern, text: string): boolean {
  const characters = Array.from(text);
  return (
    characters.every((character) => allowed.some((name) => CLASSES[name].test(character))) &&
    needed.every((name) => characters.some((character) => CLASSES[name].test(character)))
  );
}
