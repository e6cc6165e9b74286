import { spelledDates, type DateLook } from "@perya/languages";
import { BROWSERS_LACK_IT, DATES, WORDS } from "../language/language.ts";

/** Writes dates in the language of the words, with months of our own where browsers have none. */
export function dateFormat(look: DateLook): Pick<Intl.DateTimeFormat, "format"> {
  const spelled = BROWSERS_LACK_IT ? spelledDates(WORDS, look) : undefined;
  return spelled ?? new Intl.DateTimeFormat(DATES, look);
}
