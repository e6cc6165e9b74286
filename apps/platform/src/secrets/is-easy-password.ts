import { dictionary } from "@zxcvbn-ts/language-common";

/** Some 49,000 passwords that leaked most often, in small letters; of those long enough for any brand some 18,000. */
const LEAKED: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Words of this house and its trade that make no password, whatever figures stand around them. Brand and username are added to them. docs/security.md names them. */
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
 * Whether a password is among the first an attacker would try: one that leaked often, or one that is nothing but a word of the house, the brand or the player's own name
 * with figures and signs around it.
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
