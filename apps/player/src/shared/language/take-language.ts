import { call } from "../api.ts";
import { isSignedIn } from "../session.ts";
import { chosenLanguage, hasChosenLanguage, keepLanguage } from "./language.ts";

/** Takes over the language a player who just signed in reads, on a device where nobody has chosen one. Not knowing it is no fault: the site is there in another. */
export async function takeLanguage(): Promise<void> {
  if (hasChosenLanguage() || !isSignedIn()) return;
  const answer = await call("GET", "/language").catch(() => undefined);
  if (!answer || answer.language === chosenLanguage().code) return;
  keepLanguage(answer.language);
  location.reload();
}
