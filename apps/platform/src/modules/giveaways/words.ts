import { LANGUAGES, type LanguageCode } from "@perya/languages";
import { z } from "zod";

/** A title and a text, plain text both, by the code of their language. */
export type GiveawayWords = Readonly<
  Partial<Record<LanguageCode, { readonly title: string; readonly text: string }>>
>;

/** Words, and the language shown to who reads none of the others; it is among them. */
interface Worded {
  readonly words: GiveawayWords;
  readonly language: LanguageCode;
}

const code = z.enum(LANGUAGES.map((language) => language.code));
const said = z.object({
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().max(300).default(""),
});

/** The fields of what staff write for players. */
export const wordFields = {
  language: code.default("EN").meta({ description: "Shown to who reads none of the others." }),
  words: z.partialRecord(code, said),
};

/** Whether there are words in the language that is shown to everyone else. */
export const hasOwnWords = ({ language, words }: z.infer<z.ZodObject<typeof wordFields>>) =>
  words[language] !== undefined;

export const NO_OWN_WORDS = {
  path: ["words"],
  message: "There is no title in its own language",
};

/** Words as they are sent, without the languages that are left out. */
export function givenWords(words: z.infer<typeof wordFields.words>): GiveawayWords {
  return Object.fromEntries(Object.entries(words).filter(([, one]) => one !== undefined));
}

/** The words in the first of some languages that there are words in, with their language. */
export function wordsIn(
  { words, language }: Worded,
  readable: readonly LanguageCode[],
): { readonly title: string; readonly text: string; readonly code: LanguageCode } {
  const found = readable.find((one) => words[one]) ?? language;
  const its = words[found];
  if (!its) throw new Error("A giveaway has no words in its own language");
  return { ...its, code: found };
}
