import type { LanguageCode } from "@perya/languages";
import { call } from "../http/api.ts";
import { storeLanguage } from "./language.ts";
import { isSignedIn } from "../session/session.ts";

/**
 * Changes the language, on this device and for the signed-in player, and opens the page again: each
 * language has scripts of its own, so that nobody loads the words of another one.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  storeLanguage(code);
  // The choice stands on this device even when the server can't be reached now.
  if (isSignedIn())
    await call("PUT", "/language", { body: { language: code } }).catch(() => undefined);
  location.reload();
}
