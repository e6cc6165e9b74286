import { call } from "../http/api.ts";
import { isSignedIn } from "../session/session.ts";
import { chosenLanguage, hasChosenLanguage, storeLanguage } from "./language.ts";

/**
 * Takes over the language a player who just signed in reads, on a device where nobody has chosen
 * one. Not knowing it is not a fault: the site is there in another.
 */
export async function takeLanguage(): Promise<void> {
  if (hasChosenLanguage() || !isSignedIn()) return;
  const answer = await call("GET", "/language").catch(() => undefined);
  if (!answer || answer.language === chosenLanguage().code) return;
  storeLanguage(answer.language);
  location.reload();
}
