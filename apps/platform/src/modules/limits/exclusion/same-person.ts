import type { Person } from "../../players/index.ts";
import type { RecognisedBy } from "./exclusion.ts";

/** What an excluded person is recognised by. Phone and mail are null unless they are proven. */
export interface ExcludedPerson extends Pick<
  Person,
  "kycLevel" | "mobile" | "email" | "name" | "birthday"
> {
  /** When the exclusion began. */
  readonly since: Temporal.Instant;
}

/** From this level on, documents prove name and birth date; below it they are what was typed. */
const BY_DOCUMENT = 2;

/**
 * Whether an account is of an excluded person, and by what. Documents decide where both have them.
 * Otherwise a phone or mail that the excluded person has proven does, and a full name with a birth
 * date: for accounts from before the exclusion only where a document proves them, so that nobody is
 * excluded by what a stranger typed (docs/decisions/0019).
 */
export function recognisedBy(
  excluded: ExcludedPerson,
  other: Pick<Person, "kycLevel" | "mobile" | "email" | "name" | "birthday" | "openedAt">,
): RecognisedBy | undefined {
  const isNamedAlike = namedAlike(excluded, other);
  if (excluded.kycLevel >= BY_DOCUMENT && other.kycLevel >= BY_DOCUMENT)
    return isNamedAlike ? "DOCUMENT" : undefined;
  if (excluded.mobile !== null && excluded.mobile === other.mobile) return "PHONE";
  if (excluded.email !== null && excluded.email === other.email) return "MAIL";
  const isLater = Temporal.Instant.compare(other.openedAt, excluded.since) > 0;
  // Who has documents is told from a namesake by them: what was typed elsewhere excludes nobody.
  const mayBeAlike = excluded.kycLevel >= BY_DOCUMENT || (isLater && other.kycLevel < BY_DOCUMENT);
  return isNamedAlike && mayBeAlike ? "NAME" : undefined;
}

/** A name of one word is too common to recognise a person by. */
const LEAST_WORDS = 2;

function namedAlike(
  one: Pick<Person, "name" | "birthday">,
  other: Pick<Person, "name" | "birthday">,
): boolean {
  if (one.birthday === null || one.birthday !== other.birthday) return false;
  const words = wordsOf(one.name);
  if (words.length < LEAST_WORDS && !isWholeWord(one.name)) return false;
  return words.join(" ") === wordsOf(other.name).join(" ");
}

/** Words of a name without accents, in any order: names are written either way round. */
function wordsOf(name: string | null): readonly string[] {
  const letters = (name ?? "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters
    .replaceAll("đ", "d")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .toSorted();
}

/** Whether a name of one word is whole: Chinese, Japanese and Korean names have no spaces. */
function isWholeWord(name: string | null): boolean {
  return /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u.test(
    (name ?? "").trim(),
  );
}
