import { dictionary } from "@zxcvbn-ts/language-common";

/**
 * Some 49,000 of the most often leaked passwords, in lower case; some 18,000 of them are long
 * enough for any brand.
 */
const LEAKED: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/**
 * Words of the brand and the trade that are no password, whatever digits surround them. Brand and
 * username are added to them. docs/security.md lists them.
 */
export const CONTEXT_WORDS = [
  "perya",
  "casino",
  "jackpot",
  "gaming",
  "betting",
  "player",
  "member",
  "agent",
  "operator",
  "owner",
  "admin",
  "cashier",
];

/**
 * Whether a password is easily guessed: one that leaked often, or only a word of the trade, the
 * brand's or the player's own name with digits and symbols around it.
 */
export function isEasyPassword(password: string, names: readonly string[]): boolean {
  const plain = password.normalize("NFC").toLowerCase();
  if (LEAKED.has(plain)) return true;
  const words = [...CONTEXT_WORDS, ...names].map(lettersOf).filter((word) => word !== "");
  const letters = lettersOf(plain);
  return letters !== ""
    ? words.some((word) => letters === word || letters === word + word)
    : names.some((name) => plain === name.toLowerCase());
}

function lettersOf(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, "");
}
